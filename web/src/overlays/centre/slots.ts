/**
 * Contexts that render a section as a page of a centre. The app provides them, since it knows how sections are
 * loaded; without a provider, as in stories, the page is empty.
 */
import { createContext, type ReactNode } from 'react';
import type { AgentSection, MemberSection } from '../../core/generated/index.ts';

export const MemberPageSlot = createContext<(name: MemberSection) => ReactNode>(() => null);
export const AgentPageSlot = createContext<(name: AgentSection) => ReactNode>(() => null);
