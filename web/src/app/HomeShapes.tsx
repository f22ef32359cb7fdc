/** Skeleton of home below its banners, identical to the one index.html paints first, so that nothing shifts. */
const TILES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

export function HomeShapes() {
  return (
    <>
      <div className="fp-block fp-jackpot" />
      <div className="fp-grid">
        {TILES.map((key) => (
          <div key={key} className="fp-block fp-tile" />
        ))}
      </div>
    </>
  );
}
