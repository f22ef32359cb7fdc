import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { GameTile } from './GameTile.tsx';
import { TileGrid } from './TileGrid.tsx';
import { VendorCard } from './VendorCard.tsx';
import { VendorMenu } from './VendorMenu.tsx';

const meta: Meta = { title: 'UI/Game' };
export default meta;

const TEXTS = {
  play: 'Play',
  demo: 'Demo',
  hot: 'HOT',
  comingSoon: 'Coming soon',
  favourite: 'Add to favourites',
  unfavourite: 'Remove from favourites',
};
const GAMES = [
  ['Lantern Fortune', 'Nova Arc', 'slots-1'],
  ['Koi Reef Hunters', 'Ocean Line', 'fish'],
  ['Jade Roulette of the Seven Hidden Gardens', 'Pagoda Play with a very long vendor name', 'cards'],
  ['Mega Draw 45', 'Elm Lotto', 'lottery'],
  ['مائدة المخمل', 'Velvet', 'live'],
  ['៧ ភ្នំ', 'Lux', 'slots-2'],
] as const;

export const Tiles: StoryObj = {
  render: () => {
    const [loved, setLoved] = useState(new Set(['fish']));
    const toggle = (key: string) =>
      setLoved((was) => new Set(was.has(key) ? [...was].filter((each) => each !== key) : [...was, key]));
    return (
      <TileGrid>
        {GAMES.map(([name, vendor, art], at) => (
          <GameTile
            key={art}
            tileKey={art}
            name={name}
            vendor={vendor}
            art={`art/${art}.svg`}
            hot={at < 2}
            favourite={loved.has(art)}
            comingSoon={at === 3}
            freeSpins={at === 1 ? 'Free spins: 10' : at === 4 ? 'دورات مجانية: 10' : undefined}
            texts={TEXTS}
            onPlay={() => {}}
            onFavourite={toggle}
            onDemo={() => {}}
          />
        ))}
      </TileGrid>
    );
  },
};
export const Cards: StoryObj = {
  render: () => (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))' }}>
      <VendorCard
        name="Velvet Live"
        art="art/live.svg"
        hotLabel="HOT"
        detail="42 games"
        playLabel="Play"
        onOpen={() => {}}
      />
      <VendorCard name="Pitch" art="art/sports.svg" playLabel="Play" onOpen={() => {}} />
      <VendorCard
        name="Arena"
        art="art/esports.svg"
        playLabel="Play"
        unavailable="Under maintenance"
        onOpen={() => {}}
      />
    </div>
  ),
};

const VENDORS = [
  'Nova Arc',
  'Ocean Line',
  'Pagoda',
  'Lux',
  'Velvet',
  'Elm',
  'Pitch',
  'Arena',
  'Reef',
  'Crown',
];

export const Vendors: StoryObj = {
  render: () => {
    const [at, setAt] = useState('Crown');
    const vendors = VENDORS.map((name) => ({
      key: name,
      name,
      icon: 'art/slots-2.svg',
      selected: name === at,
    }));
    return (
      <VendorMenu
        label="Vendors"
        vendors={vendors}
        arrows
        previousLabel="Previous vendors"
        nextLabel="Next vendors"
        onSelect={setAt}
      />
    );
  },
};
