/** Badges stay legible on art of any colour. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const tokens = readFileSync(path.resolve(import.meta.dirname, 'semantic.css'), 'utf8');

function token(name: string): string {
  const value = new RegExp(`${name}: (#[0-9a-f]{6});`).exec(tokens)?.[1];
  if (!value) throw new Error(`semantic.css has no ${name} of six digits`);
  return value;
}

function luminance(hex: string): number {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

it('has letters that stand out from its ground, and a ground that stands out from white art', () => {
  expect(contrast(token('--c-on-badge'), token('--c-badge'))).toBeGreaterThan(4.5);
  expect(contrast(token('--c-badge'), '#ffffff')).toBeGreaterThan(4.5);
});

it('has an edge on art as dark as itself', () => {
  expect(tokens).toMatch(/--badge-edge: 0 0 0 1px rgb\(255 255 255/);
});
