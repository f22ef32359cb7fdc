/** What the views show: every slice as the core last announced it. Only the bridge writes here. */
import { create } from 'zustand';
import type { Slices } from './generated/index.ts';

/** Empty until the core has started; the page renders after that. */
export const useStore = create<Slices>()(() => ({}) as Slices);
