/**
 * What puts the section of a page into the centre. The app does, since it knows how sections are loaded; where it does not, as in a
 * story of the frame, the place stays empty.
 */
import { createContext, type ReactNode } from 'react';
import type { MemberSection } from '../../core/generated/index.ts';

export const PageSlot = createContext<(name: MemberSection) => ReactNode>(() => null);
