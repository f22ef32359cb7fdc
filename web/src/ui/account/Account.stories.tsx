import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { Checkbox } from '../field/Checkbox.tsx';
import { TextField } from '../field/TextField.tsx';
import { Captcha, type CaptchaKind } from './Captcha.tsx';
import { CodeField } from './CodeField.tsx';
import { type CountryItem, CountryList } from './CountryList.tsx';
import { Strength } from './Strength.tsx';

const meta: Meta = { title: 'UI/Account' };
export default meta;

const narrow = (part: ReactNode) => <div style={{ inlineSize: 'min(100%, 412px)' }}>{part}</div>;

const COUNTRIES = [
  ['KH', '+855', 'Cambodia'],
  ['CN', '+86', 'China mainland'],
  ['AE', '+971', 'United Arab Emirates'],
  ['GS', '+500', 'South Georgia and the South Sandwich Islands'],
  ['TH', '+66', 'Thailand'],
  ['VN', '+84', 'Vietnam'],
] as const;

function Mobile({ error, none }: { error?: string; none?: boolean }) {
  const [open, setOpen] = useState(true);
  const [at, setAt] = useState('KH');
  const [search, setSearch] = useState('');
  const items: CountryItem[] = COUNTRIES.map(([key, dialing, name]) => ({
    key,
    dialing,
    name,
    selected: key === at,
  }));
  return (
    <TextField
      label="Mobile number"
      name="mobileNum"
      type="tel"
      autoComplete="tel-national"
      dir="ltr"
      required
      error={error}
      before={
        <CountryList
          label="Country"
          searchLabel="Search countries"
          noneLabel="No country fits."
          selected={items.find(({ selected }) => selected) ?? null}
          options={none ? [] : items.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()))}
          open={open}
          onToggle={() => setOpen(!open)}
          onClose={() => setOpen(false)}
          onLeave={() => setOpen(false)}
          onReturn={() => setOpen(true)}
          onSearch={setSearch}
          onSelect={(key) => {
            setAt(key);
            setOpen(false);
          }}
        />
      }
    />
  );
}

export const Country: StoryObj = { render: () => narrow(<Mobile />) };
export const CountryNotFound: StoryObj = { render: () => narrow(<Mobile none />) };
export const CountryAndError: StoryObj = {
  render: () => narrow(<Mobile error="8 to 10 digits, without the zero at the beginning." />),
};

const code = { label: 'SMS code', name: 'verificationCode', required: true, onSend: () => {} };

export const Code: StoryObj = {
  render: () => narrow(<CodeField {...code} sendLabel="Get code" sending={false} waiting={false} news="" />),
};
export const CodeSending: StoryObj = {
  render: () => narrow(<CodeField {...code} sendLabel="Get code" sending waiting={false} news="" />),
};
export const CodeCountdown: StoryObj = {
  render: () =>
    narrow(
      <CodeField
        {...code}
        sendLabel="Again in 58 s"
        sending={false}
        waiting
        news="The code is on its way."
        error="This code is wrong. Look at the last message that you got."
      />,
    ),
};

const PICTURE =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="120" height="40"%3E%3Ctext x="18" y="28" font-size="24"%3Ex7Kq9%3C/text%3E%3C/svg%3E';

function Question({
  start,
  solved = false,
  error,
}: {
  start: CaptchaKind;
  solved?: boolean;
  error?: string;
}) {
  const [kind, setKind] = useState(start);
  const labels = { image: 'Picture', audio: 'Sound', work: 'Let this device do it' };
  return (
    <Captcha
      question={1}
      kind={kind}
      source={kind === 'image' ? PICTURE : 'data:audio/wav;base64,'}
      solved={solved}
      canRefresh
      error={error}
      kinds={(['image', 'audio', 'work'] as const).map((key) => ({
        key,
        label: labels[key],
        selected: key === kind,
        onSelect: () => setKind(key),
      }))}
      texts={{
        label: kind === 'image' ? 'Characters in the picture' : 'Digits that you hear',
        kinds: 'Kind of check',
        picture: 'The characters to type',
        refresh: 'Another one',
        play: 'Play',
        pause: 'Pause',
        loading: 'Loading',
        working: 'Your browser is at work.',
        done: 'Done. There is nothing to type.',
      }}
      onRefresh={() => {}}
    />
  );
}

export const CaptchaPicture: StoryObj = { render: () => narrow(<Question start="image" />) };
export const CaptchaError: StoryObj = {
  render: () => narrow(<Question start="image" error="Enter the characters in the new picture." />),
};
export const CaptchaSound: StoryObj = { render: () => narrow(<Question start="audio" />) };
export const CaptchaSum: StoryObj = { render: () => narrow(<Question start="work" />) };
export const CaptchaSumDone: StoryObj = { render: () => narrow(<Question start="work" solved />) };

export const PasswordStrength: StoryObj = {
  render: () =>
    narrow(
      <div style={{ display: 'grid', gap: 20 }}>
        {['Very weak', 'Weak', 'Fair', 'Strong', 'Very strong'].map((word, score) => (
          <Strength
            key={word}
            label="Strength"
            score={score}
            word={word}
            advice={score < 3 ? 'Add a word or two that belong to nothing else.' : undefined}
          />
        ))}
      </div>,
    ),
};

export const Consent: StoryObj = {
  render: () => {
    const [on, setOn] = useState(false);
    return narrow(
      <Checkbox
        name="consent"
        required
        checked={on}
        onChange={setOn}
        error={on ? undefined : 'Please agree to the terms.'}
        label={
          <>
            I am 18 or older and agree to the <a href="#terms">terms</a>
          </>
        }
      />,
    );
  },
};

export const Fields: StoryObj = {
  render: () =>
    narrow(
      <div style={{ display: 'grid', gap: 14 }}>
        <TextField label="Username" name="username" required ok defaultValue="lantern88" />
        <TextField
          label="A label that an operator wrote at such a length that it needs a second line on a phone"
          name="payeeName"
          required
          error="Letters and spaces, 2 to 40 characters, as it stands on the account that you are paid to."
        />
        <TextField label="Date of birth" name="birthday" type="date" autoComplete="bday" />
      </div>,
    ),
};
