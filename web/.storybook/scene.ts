/** Puts a golden fixture of the core behind a story: `parameters: { scene: 'home-member' }`. */
import { connect } from '../src/core/bridge.ts';
import { FixturePort } from '../src/core/fixture-port.ts';
import { loadFixtures } from '../src/core/fixtures.ts';

const listeners = { onHost: () => {}, onFatal: () => {} };

export async function loadScene(name: string | undefined): Promise<void> {
  if (name === undefined) return;
  const fixtures = await loadFixtures();
  const fixture = fixtures[name];
  if (!fixture) throw new Error(`there is no fixture ${name}.json in src/core/fixtures`);
  connect(new FixturePort(fixtures, fixture), listeners);
}
