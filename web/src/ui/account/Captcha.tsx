/**
 * The question that tells a person from a program, in three kinds (WCAG 3.3.8): characters in a picture, digits read
 * aloud, or a sum that the browser does by itself, with nothing to see, hear or type.
 */
import { AudioLines, Calculator, CircleCheck, Image, Pause, Play, RefreshCw } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../button/Button.tsx';
import { IconButton } from '../button/IconButton.tsx';
import { Spinner } from '../feedback/Spinner.tsx';
import { FieldError } from '../field/FieldError.tsx';
import { TextField } from '../field/TextField.tsx';
import css from './Captcha.module.css';

export type CaptchaKind = 'image' | 'audio' | 'work';

export interface CaptchaProps {
  /** Changes with every question: what was typed for another one is worth nothing. */
  question: number;
  kind: CaptchaKind;
  /** `data:` address of the picture or the sound; empty until it is there, and for a sum. */
  source: string;
  /** The sum is done. */
  solved: boolean;
  canRefresh: boolean;
  error?: string | undefined;
  texts: CaptchaTexts;
  /** The kinds to choose from. */
  kinds: readonly CaptchaChoice[];
  onRefresh: () => void;
  onChange?: (text: string) => void;
}

export interface CaptchaChoice {
  key: CaptchaKind;
  label: string;
  selected: boolean;
  onSelect: () => void;
}

export interface CaptchaTexts {
  /** Names the choice of a kind. */
  kinds: string;
  /** Names the answer for the kind that shows. */
  label: string;
  /** Describes the picture. */
  picture: string;
  refresh: string;
  play: string;
  pause: string;
  loading: string;
  /** The sum is under way, and done. */
  working: string;
  done: string;
}

const ICON = { image: Image, audio: AudioLines, work: Calculator };

export function Captcha(props: CaptchaProps) {
  return (
    <div className={css.captcha}>
      {props.kind === 'work' ? <Sum {...props} /> : <Question {...props} />}
      <fieldset className={css.kinds}>
        <legend className={css.legend}>{props.texts.kinds}</legend>
        {props.kinds.map(({ key, label, selected, onSelect }) => {
          const Icon = ICON[key];
          return (
            <button
              key={key}
              type="button"
              className={css.kind}
              aria-pressed={selected}
              onClick={() => !selected && onSelect()}
            >
              <Icon aria-hidden />
              <span>{label}</span>
            </button>
          );
        })}
      </fieldset>
    </div>
  );
}

/** A picture or a sound, and the box for what was read or heard. */
function Question(props: CaptchaProps) {
  const { question, kind, source, canRefresh, error, texts, onRefresh, onChange } = props;
  return (
    <TextField
      // A new question asks for a new answer.
      key={question}
      label={texts.label}
      name="captcha"
      required
      autoComplete="off"
      inputMode={kind === 'audio' ? 'numeric' : 'text'}
      dir="ltr"
      error={error}
      {...(onChange ? { onChange } : {})}
      after={
        <>
          {source === '' ? (
            <span className={css.picture}>
              <Spinner label={texts.loading} />
            </span>
          ) : kind === 'image' ? (
            <span className={css.picture}>
              <img src={source} alt={texts.picture} width={120} height={40} />
            </span>
          ) : (
            <Player source={source} texts={texts} />
          )}
          <IconButton
            label={texts.refresh}
            icon={<RefreshCw aria-hidden />}
            disabled={!canRefresh}
            onClick={onRefresh}
          />
        </>
      }
    />
  );
}

function Player({ source, texts }: { source: string; texts: CaptchaTexts }) {
  const sound = useRef<HTMLAudioElement>(null);
  const [playing, setPlaying] = useState(false);

  useEffect(() => {
    const element = sound.current;
    return () => element?.pause();
  }, []);

  return (
    <>
      {/* biome-ignore lint/a11y/useMediaCaption: its text is the answer. */}
      <audio
        ref={sound}
        src={source}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onEnded={() => setPlaying(false)}
      />
      <Button
        size="sm"
        className={css.player}
        icon={playing ? <Pause aria-hidden /> : <Play aria-hidden />}
        // A browser that cannot play it leaves the button as it is; another kind is a press away.
        onClick={() =>
          playing ? sound.current?.pause() : sound.current?.play().catch(() => setPlaying(false))
        }
      >
        {playing ? texts.pause : texts.play}
      </Button>
    </>
  );
}

/** The sum: that it is under way, or done. A failed one can be begun again. */
function Sum({ solved, canRefresh, error, texts, onRefresh }: CaptchaProps) {
  const id = useId();
  return (
    <div className={css.sum}>
      <div className={css.line}>
        {solved ? <CircleCheck className={css.done} aria-hidden /> : error ? null : <Spinner />}
        <p role="status">{solved ? texts.done : error ? '' : texts.working}</p>
        {error ? (
          <IconButton
            label={texts.refresh}
            icon={<RefreshCw aria-hidden />}
            disabled={!canRefresh}
            onClick={onRefresh}
          />
        ) : null}
      </div>
      {solved || error ? null : <progress className={css.progress} aria-label={texts.label} />}
      <FieldError id={id} text={error} />
    </div>
  );
}
