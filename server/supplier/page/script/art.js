// SVG made by hand: symbols by reference to the sprite in the page, and the guilloché behind the reels.

const SVG = 'http://www.w3.org/2000/svg';

export function svg(name, attributes = {}, ...children) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

/** The drawing of a symbol. */
export function symbol(art) {
  return svg('svg', { viewBox: '0 0 240 240', 'aria-hidden': 'true', focusable: 'false' }, svg('use', { href: `#s-${art}` }));
}

/** Paints the engraved rosettes of the title into `target`; `turn` makes them its own. */
export function guilloche(target, turn) {
  target.setAttribute('viewBox', '-400 -300 800 600');
  const rings = 5 + (turn % 4);
  for (const [size, offset] of [[360, 0], [250, Math.PI / rings]]) {
    const points = [];
    for (let step = 0; step <= 900; step += 1) {
      const angle = (step / 900) * Math.PI * 2;
      const radius = size * (0.72 + 0.2 * Math.cos(rings * 7 * angle + offset) + 0.08 * Math.sin(rings * 3 * angle));
      points.push(`${(radius * Math.cos(angle * 5)).toFixed(1)},${(radius * Math.sin(angle * 5)).toFixed(1)}`);
    }
    target.append(svg('polyline', { points: points.join(' '), fill: 'none', stroke: 'currentColor', 'stroke-width': '0.8' }));
  }
}
