import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../feedback/Badge.tsx';
import { PictureCard, PictureCards } from './PictureCard.tsx';

const meta: Meta<typeof PictureCard> = { title: 'UI/Picture card', component: PictureCard };
export default meta;
type Story = StoryObj<typeof PictureCard>;

const card = {
  href: '#',
  image: '/art/banner-1.svg',
  title: 'Lantern Festival',
  kind: 'Special',
  badge: <Badge tone="accent">Open to join</Badge>,
};

export const Promotion: Story = { args: { ...card, children: <p>Three draws when you sign up.</p> } };
export const SoldOut: Story = { args: { ...card, faded: true, badge: <Badge>Sold out</Badge> } };
export const LongTitle: Story = {
  args: { ...card, title: 'A title that goes on and on until nobody knows any more how it began or why' },
};
export const Several: Story = {
  args: card,
  render: (args) => (
    <PictureCards>
      {['a', 'b', 'c', 'd'].map((key) => (
        <li key={key}>
          <PictureCard {...args} />
        </li>
      ))}
    </PictureCards>
  ),
};
