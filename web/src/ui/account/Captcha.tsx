/**
 * The captcha, in three kinds (WCAG 3.3.8): characters in a picture, digits read aloud, or a proof of work that the
 * browser does by itself, with nothing to see, hear or type.
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
  /** Changes with every captcha; remounts the input, since an answer to an earlier one is void. */
  question: number;
  kind: CaptchaKind;
  /** `data:` URL of the picture or sound; empty until it has loaded, and for the proof of work. */
  source: string;
  /** The proof of work is done. */
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
  /** Label of the choice of a kind. */
  kinds: string;
  /** Label of the answer field of the current kind. */
  label: string;
  /** Alt text of the picture. */
  picture: string;
  refresh: string;
  play: string;
  pause: string;
  loading: string;
  /** Status texts of the proof of work: running, and done. */
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

/** A picture or a sound, and the field for the answer. */
function Question(props: CaptchaProps) {
  const { question, kind, source, canRefresh, error, texts, onRefresh, onChange } = props;
  return (
    <TextField
      // A new captcha needs a new answer.
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
        // If the browser cannot play it, the button stays; another kind can be chosen.
        onClick={() =>
          playing ? sound.current?.pause() : sound.current?.play().catch(() => setPlaying(false))
        }
      >
        {playing ? texts.pause : texts.play}
      </Button>
    </>
  );
}

/** State of the proof of work; a failed one can be retried. */
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
