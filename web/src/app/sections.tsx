/**
 * The sections of the site, each with a script and a style sheet of its own that is loaded on demand, together with the
 * chunks of the core that make its slices. Which there are follows from the folders; see `vite/sections.ts`.
 */

import { agent, member, overlays, panels, type Section, type SectionModule, screens } from 'virtual:sections';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { loadChunk } from '../chunks/load.ts';
import { loadCoreChunk } from '../core/bridge.ts';
import type { AgentSection, MemberSection, OverlayName, ScreenName } from '../core/generated/index.ts';
import type { ChunkName } from '../core/port.ts';
import { allTexts } from '../i18n/load.ts';

type Screen = Exclude<ScreenName, 'none'>;

/** Overlays that the core opens without an address. */
export const OVERLAYS_WITHOUT_ADDRESS = ['dialog', 'popup'] as const;

/** Panels of the layout, which no first picture needs. */
const LAYOUT_PANELS = ['footer', 'menu', 'side', 'me', 'gameCard'] as const;

/** Every panel; home's showcase is loaded when it comes into sight. */
export const PANELS = [...LAYOUT_PANELS, 'showcase'] as const;

export type LayoutPanel = (typeof LAYOUT_PANELS)[number];

/** Sections that are loaded. */
const loadedSections = new Map<Section, ComponentType>();

async function fetchSection(section: Section): Promise<SectionModule> {
  const [load, ...chunks] = section;
  // Home's words are among the first texts.
  const texts = section === screens.home ? undefined : allTexts();
  const [module] = await loadChunk(() => Promise.all([load(), texts, ...chunks.map(loadCoreChunk)]));
  loadedSections.set(section, module.default);
  return module;
}

/**
 * A section by name. A new `attempt` loads again what failed before.
 *
 * One that is loaded renders at once: a lazy component would show its fallback first, and React keeps a fallback on
 * the screen for a while lest it flicker.
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

// A part of every page, and so at hand whenever it is rendered.
preload('home');

/** The chunk of the core that a screen needs. */
export function chunkOf(name: Screen): ChunkName | undefined {
  return screens[name]?.[1];
}

/**
 * Loads what the first press is likely to ask for, so that it finds it there: the layout's panels, and then the lobby. One
 * after the other, lest they take a slow line from the pictures that still come.
 */
export async function preloadLikely(): Promise<void> {
  await Promise.allSettled(LAYOUT_PANELS.map((name) => fetchSection(sectionOf(panels, name))));
  preload('lobby');
}
