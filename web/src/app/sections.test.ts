import { resolve } from 'node:path';
import { agent, member, overlays, panels, screens } from 'virtual:sections';
import { describe, expect, it } from 'vitest';
import { chunksOf } from '../../vite/sections.ts';
import { AGENT_SECTIONS, MEMBER_SECTIONS, OVERLAY_NAMES, SCREEN_NAMES } from '../core/generated/sections.ts';
import { OVERLAYS_WITHOUT_ADDRESS, PANELS } from './sections.tsx';

const KINDS = [
  ['src/screens', Object.keys(screens), SCREEN_NAMES, 'ScreenName in core/src/view/route.rs'],
  [
    'src/overlays',
    Object.keys(overlays),
    [...OVERLAY_NAMES, ...OVERLAYS_WITHOUT_ADDRESS],
    'OverlayName in core/src/view/route.rs',
  ],
  ['src/member', Object.keys(member), MEMBER_SECTIONS, 'MemberSection in core/src/view/member_centre.rs'],
  ['src/agent', Object.keys(agent), AGENT_SECTIONS, 'AgentSection in core/src/view/agent_centre.rs'],
  ['src/panels', Object.keys(panels), PANELS, 'PANELS in src/app/sections.tsx'],
] as const;

describe.each(KINDS)('%s', (folder, found, named, source) => {
  it('has a folder with a View.tsx for every name', () => {
    const missing = named.filter((name) => !found.includes(name));
    expect(missing, `${source} has names without ${folder}/NAME/View.tsx`).toEqual([]);
  });

  it('has no folder with a View.tsx that is never shown', () => {
    const unused = found.filter((name) => !(named as readonly string[]).includes(name));
    expect(unused, `${folder} has sections that ${source} does not name`).toEqual([]);
  });
});

describe('the chunks of the core', () => {
  it.each([
    ['of a slice that the view reads', screens.lobby, ['play']],
    ['of a slice that only an imported part reads', screens.fbSports, ['play']],
    ['of a form that two sections share', screens.login, ['account']],
    ['of none where every slice is always there', overlays.dialog, []],
    ['but not those that a part of the section loads itself', screens.home, []],
  ])('are loaded with a section: %s', (_, section, chunks) => {
    expect(section?.slice(1)).toEqual(chunks);
  });

  it('are needed by nothing that every page shows at once', () => {
    expect(chunksOf(resolve(import.meta.dirname, 'App.tsx'))).toEqual([]);
  });
});
