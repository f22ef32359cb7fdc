/**
 * What puts the section of a page into a centre. The app does, since it knows how sections are loaded; where it does not, as in a
 * story of a frame, the place stays empty.
 */
import { createContext, type ReactNode } from 'react';
import type { AgentSection, MemberSection } from '../../core/generated/index.ts';

export const MemberPageSlot = createContext<(name: MemberSection) => ReactNode>(() => null);
export const AgentPageSlot = createContext<(name: AgentSection) => ReactNode>(() => null);
