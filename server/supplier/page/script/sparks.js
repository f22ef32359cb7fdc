// A shower of the game's own symbols, for wins worth it. Decoration: nothing is told by it alone.

import { still } from './motion.js';

const COUNT = { big: 14, great: 26, grand: 44 };

/** Lets symbols fly from the middle of the stage until the function that it answers is called. */
export function sparks(pictures, game, tier) {
  if (still.matches) return () => {};
  const stage = document.getElementById('stage');
  const wild = game.symbols.findIndex(({ role }) => role === 'wild');
  const flying = Array.from({ length: COUNT[tier] ?? 0 }, (_, index) => {
    const spark = pictures.draw(index % 3 === 0 ? Math.max(0, wild) : index % Math.min(5, game.symbols.length), 52);
    spark.className = 'spark';
    spark.ariaHidden = 'true';
    stage.append(spark);
    const angle = (index / (COUNT[tier] ?? 1)) * Math.PI * 2 + Math.random();
    const reach = 90 + Math.random() * Math.max(160, stage.clientWidth * 0.45);
    const [x, y] = [Math.cos(angle) * reach, Math.sin(angle) * reach * 0.7];
    const frames = [
      { transform: 'translate(-50%, -50%) scale(.3)', opacity: 0 },
      { transform: `translate(calc(-50% + ${x * 0.7}px), calc(-50% + ${y - 60}px)) scale(1) rotate(${angle}rad)`, opacity: 1, offset: 0.5 },
      { transform: `translate(calc(-50% + ${x}px), calc(-50% + ${y + 220}px)) scale(.8) rotate(${angle * 2}rad)`, opacity: 0 },
    ];
    spark.animate(frames, { duration: 1500 + Math.random() * 900, delay: Math.random() * 900, iterations: Number.POSITIVE_INFINITY, easing: 'ease-out' });
    return spark;
  });
  return () => {
    for (const spark of flying) spark.remove();
  };
}
