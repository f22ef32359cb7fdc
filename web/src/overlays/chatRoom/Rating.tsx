/** Star rating of a finished conversation. */
import { Star } from 'lucide-react';
import type { ChatRating, ChatTalk } from '../../core/generated/index.ts';
import { send } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { TextArea } from '../../ui/field/TextArea.tsx';
import css from './Rating.module.css';

export function Rating({ talk }: { talk: ChatTalk }) {
  const t = useT();
  if (talk.rated > 0) {
    return <Notice tone="success" text={t('view-chat-rated', { count: String(talk.rated) })} />;
  }
  return talk.rating ? <Form rating={talk.rating} /> : null;
}

function Form({ rating }: { rating: ChatRating }) {
  const t = useT();
  const { stars, best, comment, commentError, ready, sending, problem } = rating;
  const steps = Array.from({ length: best }, (_, at) => at + 1);
  return (
    <form
      className={css.rating}
      onSubmit={(event) => {
        event.preventDefault();
        send({ chat: 'rate' });
      }}
    >
      <fieldset className={css.stars}>
        <legend className={css.legend}>{t('view-chat-rate')}</legend>
        {steps.map((step) => (
          <label key={step} className={cx(css.star, step <= stars && css.full)}>
            <input
              type="radio"
              name="stars"
              className={css.radio}
              checked={step === stars}
              aria-label={t('view-chat-stars', { count: String(step) })}
              onChange={() => send({ chat: { stars: step } })}
            />
            <Star aria-hidden />
          </label>
        ))}
      </fieldset>
      {stars > 0 ? (
        <>
          <TextArea
            label={t('view-chat-comment')}
            name="comment"
            value={comment}
            error={commentError ? t(commentError) : undefined}
            onChange={(text) => send({ chat: { comment: text } })}
          />
          {problem ? <Notice tone="error" text={t(problem.text)} /> : null}
          <Button type="submit" busy={sending} aria-disabled={!ready || undefined}>
            {t('view-chat-rate-send')}
          </Button>
        </>
      ) : null}
    </form>
  );
}
