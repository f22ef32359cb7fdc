/** The store of all slices as the core last announced them. Only the bridge writes to it. */
import { create } from 'zustand';
import type { Slices } from './generated/index.ts';

/** Empty until the core has started; the page renders only after that. */
export const useStore = create<Slices>()(() => ({}) as Slices);
