import type { Meta, StoryObj } from '@storybook/react-vite';
import { KeyRound, Laptop, Mail, MessageSquareText, Smartphone } from 'lucide-react';
import { Button } from '../button/Button.tsx';
import { Badge } from '../feedback/Badge.tsx';
import { SecretGroups } from '../secret/SecretGroups.tsx';
import { Choices } from './Choices.tsx';
import { Records } from './Records.tsx';

const meta: Meta = { title: 'UI/Lists' };
export default meta;

const nothing = () => {};

export const WaysToGoOn: StoryObj = {
  render: () => (
    <Choices
      label="Ways"
      items={[
        {
          key: 'sms',
          icon: <MessageSquareText aria-hidden />,
          title: 'Code by SMS',
          hint: '•••• 1234',
          onChoose: nothing,
        },
        {
          key: 'email',
          icon: <Mail aria-hidden />,
          title: 'Code by mail',
          hint: 'l•••@example.org',
          onChoose: nothing,
        },
        { key: 'totp', icon: <KeyRound aria-hidden />, title: 'Authenticator', onChoose: nothing },
      ]}
    />
  ),
};
export const OwnRecords: StoryObj = {
  render: () => (
    <Records
      label="Sessions"
      items={[
        {
          key: 'a',
          icon: <Laptop aria-hidden />,
          title: 'Chrome, Windows',
          mark: <Badge tone="accent">This device</Badge>,
          current: true,
          facts: [
            { key: 'ip', label: 'Address', value: '203.0.113.•••' },
            { key: 'since', label: 'Since', value: '2026-11-21 08:00:00' },
          ],
        },
        {
          key: 'b',
          icon: <Smartphone aria-hidden />,
          title: 'A browser with a very long name on a system with a very long name',
          facts: [
            { key: 'ip', label: 'Address', value: '2001:db8:1234:5678::•••' },
            { key: 'since', label: 'Since', value: '2026-11-20 21:14:09' },
          ],
          action: <Button size="sm">End</Button>,
        },
      ]}
    />
  ),
};
export const SecretToType: StoryObj = {
  render: () => (
    <SecretGroups
      label="Key"
      secret="JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP"
      copyLabel="Copy"
      copiedLabel="Copied"
    />
  ),
};
