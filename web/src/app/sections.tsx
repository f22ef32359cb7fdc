/**
 * Sections of the site: each has a script and a style sheet that are loaded on demand, together with the core
 * chunks that make its slices. The list is generated from the folders; see `vite/sections.ts`.
 */

import { agent, member, overlays, panels, type Section, type SectionModule, screens } from 'virtual:sections';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { loadChunk } from '../chunks/load.ts';
import { loadCoreChunk } from '../core/bridge.ts';
import type { AgentSection, MemberSection, OverlayName, ScreenName } from '../core/generated/index.ts';
import type { ChunkName } from '../core/port.ts';
import { loadAllTexts } from '../i18n/load.ts';

type Screen = Exclude<ScreenName, 'none'>;

/** Overlays that open without a URL of their own. */
export const OVERLAYS_WITHOUT_ADDRESS = ['dialog', 'popup'] as const;

/** Panels of the layout; none is needed for the first screen. */
const LAYOUT_PANELS = ['footer', 'menu', 'side', 'me', 'gameCard'] as const;

/** Every panel; home's showcase is loaded when it comes near the viewport. */
export const PANELS = [...LAYOUT_PANELS, 'showcase'] as const;

export type LayoutPanel = (typeof LAYOUT_PANELS)[number];

/** Sections that are already loaded. */
const loadedSections = new Map<Section, ComponentType>();

async function fetchSection(section: Section): Promise<SectionModule> {
  const [load, ...chunks] = section;
  // Home's texts are in the first part of the texts.
  const texts = section === screens.home ? undefined : loadAllTexts();
  const [module] = await loadChunk(() => Promise.all([load(), texts, ...chunks.map(loadCoreChunk)]));
  loadedSections.set(section, module.default);
  return module;
}

/**
 * Returns the component of a section by name. A new `attempt` retries a failed load.
 *
 * A section that is already loaded is returned as a plain component: a lazy one would flash its fallback, which
 * React then keeps on the screen for a while.
 */
function sectionLoader<Name extends string>(sections: Record<string, Section>) {
  const made = new Map<string, ComponentType | LazyExoticComponent<ComponentType>>();
  return (name: Name, attempt: number) => {
    const key = `${name} ${attempt}`;
    const known = made.get(key);
    if (known) return known;
    const section = sectionOf(sections, name);
    const component = loadedSections.get(section) ?? lazy(() => fetchSection(section));
    made.set(key, component);
    return component;
  };
}

function sectionOf(sections: Record<string, Section>, name: string): Section {
  const section = sections[name];
  if (!section) throw new Error(`no folder holds a View.tsx for "${name}"`);
  return section;
}

export const screenSection = sectionLoader<Screen>(screens);
export const overlaySection = sectionLoader<OverlayName | (typeof OVERLAYS_WITHOUT_ADDRESS)[number]>(
  overlays,
);
export const memberSection = sectionLoader<MemberSection>(member);
export const agentSection = sectionLoader<AgentSection>(agent);
export const panelSection = sectionLoader<(typeof PANELS)[number]>(panels);

/** Starts loading a screen before it is rendered. */
export function preload(name: Screen): void {
  void fetchSection(sectionOf(screens, name)).catch(() => {});
}

// Every visit needs home; loading it early lets it render without a fallback.
preload('home');

/** The core chunk that a screen needs. */
export function chunkOf(name: Screen): ChunkName | undefined {
  return screens[name]?.[1];
}

/**
 * Loads what the first click will probably need: the layout's panels, and then the lobby. In sequence, so that they
 * do not compete with pictures on a slow connection.
 */
export async function preloadLikely(): Promise<void> {
  await Promise.allSettled(LAYOUT_PANELS.map((name) => fetchSection(sectionOf(panels, name))));
  preload('lobby');
}
