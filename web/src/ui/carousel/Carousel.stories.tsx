import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Banner } from './Banner.tsx';
import { Carousel } from './Carousel.tsx';
import { Marquee } from './Marquee.tsx';

const meta: Meta = { title: 'UI/Carousel' };
export default meta;

const SLIDES = [
  {
    key: 'a',
    image: 'art/banner-1.svg',
    title: 'Lantern Festival',
    text: 'Fifteen draws until Sunday.',
    action: 'Claim draws',
  },
  {
    key: 'b',
    image: 'art/banner-2.svg',
    title: 'Koi Reef is open',
    text: 'Fish together with friends, two to a table.',
    action: '',
  },
];

export const Banners: StoryObj = {
  render: () => {
    const [index, setIndex] = useState(0);
    const [paused, setPaused] = useState(false);
    const slides = SLIDES.map((slide, at) => ({
      key: slide.key,
      dotLabel: `Banner ${at + 1} of ${SLIDES.length}`,
      content: <Banner {...slide} href={at === 0 ? '#promotions' : undefined} eager={at === 0} />,
    }));
    const playback = {
      paused,
      pauseLabel: 'Pause the banners',
      playLabel: 'Play the banners',
      onToggle: () => setPaused(!paused),
    };
    return <Carousel label="Banners" slides={slides} index={index} onIndex={setIndex} playback={playback} />;
  },
};
export const OneBanner: StoryObj = {
  render: () => {
    const [slide] = SLIDES;
    if (!slide) return <p>none</p>;
    const content = <Banner {...slide} />;
    return (
      <Carousel
        label="Banners"
        slides={[{ key: 'a', dotLabel: 'Banner 1 of 1', content }]}
        index={0}
        onIndex={() => {}}
      />
    );
  },
};
export const Announcements: StoryObj = {
  render: () => {
    const [paused, setPaused] = useState(false);
    return (
      <Marquee
        label="Notices"
        items={[
          { key: '1', text: 'Scheduled maintenance of the live tables on 22 November, 04:00 to 05:00.' },
          { key: '2', text: 'New: fish together with friends.' },
        ]}
        paused={paused}
        pauseLabel="Pause the notices"
        playLabel="Play the notices"
        onToggle={() => setPaused(!paused)}
        onOpen={() => {}}
      />
    );
  },
};
