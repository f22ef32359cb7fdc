import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Checkbox } from './Checkbox.tsx';
import { SearchField } from './SearchField.tsx';
import { Select } from './Select.tsx';
import { TextField } from './TextField.tsx';

const meta: Meta<typeof TextField> = {
  title: 'UI/Field',
  component: TextField,
  args: { label: 'Account name', name: 'username' },
};
export default meta;
type Story = StoryObj<typeof TextField>;

export const Empty: Story = { args: { placeholder: 'e.g. lantern88' } };
export const WithHint: Story = { args: { hint: '4 to 16 letters and digits, beginning with a letter.' } };
export const WithError: Story = {
  args: { error: 'Enter your account name.', hint: 'As you chose it when you signed up.' },
};
export const Disabled: Story = { args: { disabled: true, value: 'lantern88' } };
export const Password: Story = {
  render: () => {
    const [shown, setShown] = useState(false);
    const reveal = {
      shown,
      showLabel: 'Show password',
      hideLabel: 'Hide password',
      onToggle: () => setShown(!shown),
    };
    return (
      <TextField
        label="Password"
        name="password"
        type="password"
        autoComplete="current-password"
        reveal={reveal}
      />
    );
  },
};
export const Search: Story = {
  render: () => {
    const [text, setText] = useState('koi');
    return (
      <>
        <SearchField
          label="Search games"
          clearLabel="Clear"
          placeholder="Search 2,418 games"
          value={text}
          onChange={setText}
        />
        <p>{text}</p>
      </>
    );
  },
};
export const Choice: Story = {
  render: () => {
    const [key, setKey] = useState('');
    const options = ['', '0.01', '0.05', '0.1'].map((each) => ({
      key: each,
      label: each === '' ? 'Any minimum bet' : `From ${each}`,
      selected: each === key,
    }));
    return <Select label="Minimum bet" name="min-bet" options={options} onSelect={setKey} />;
  },
};
export const Tick: Story = {
  render: () => {
    const [on, setOn] = useState(true);
    return (
      <Checkbox
        label="Keep me signed in on this browser for 24 hours"
        name="remember"
        checked={on}
        onChange={setOn}
      />
    );
  },
};
