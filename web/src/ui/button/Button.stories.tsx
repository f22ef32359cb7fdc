import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, Plus } from 'lucide-react';
import { Button, ButtonLink } from './Button.tsx';
import { IconButton } from './IconButton.tsx';
import { Link } from './Link.tsx';

const meta: Meta<typeof Button> = { title: 'UI/Button', component: Button, args: { children: 'Deposit' } };
export default meta;
type Story = StoryObj<typeof Button>;

export const Primary: Story = { args: { variant: 'primary', icon: <Plus aria-hidden /> } };
export const Secondary: Story = {};
export const Quiet: Story = { args: { variant: 'quiet' } };
export const Danger: Story = { args: { variant: 'danger', children: 'Sign out' } };
export const Busy: Story = { args: { variant: 'primary', busy: true, children: 'Signing in' } };
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = {
  args: {
    variant: 'primary',
    children: 'A sentence that is far too long for one button and has to break',
    full: true,
  },
  decorators: [
    (Show) => (
      <div style={{ inlineSize: 220 }}>
        <Show />
      </div>
    ),
  ],
};
export const AsLink: Story = {
  render: () => (
    <ButtonLink href="#promotions" variant="primary">
      See promotions
    </ButtonLink>
  ),
};
export const InText: Story = {
  render: () => (
    <p>
      You need an account. <Link href="#register">Sign up</Link> or read the{' '}
      <Link href="#help">help pages</Link>.
    </p>
  ),
};
export const Icons: Story = {
  render: () => (
    <>
      <IconButton label="Notices" icon={<Bell aria-hidden />} />
      <IconButton label="Notices" look="filled" badge="9+" icon={<Bell aria-hidden />} />
      <IconButton label="Notices" disabled icon={<Bell aria-hidden />} />
    </>
  ),
};
