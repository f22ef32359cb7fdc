/**
 * Deposit channels as cards, one of which is selected. A closed channel cannot be selected and says when it opens.
 */
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { Moment } from '../../ui/time/Moment.tsx';
import css from './Channels.module.css';
import { ChannelIcon } from './icons.tsx';

export function Channels() {
  const t = useT();
  const channels = useSlice('deposits', (view) => view.channels);
  if (channels.length === 0) return null;
  return (
    <fieldset className={css.channels}>
      <legend className={css.legend}>{t('view-deposit-channels')}</legend>
      {channels.map((channel) => (
        <button
          key={channel.key}
          type="button"
          className={css.channel}
          aria-pressed={channel.selected}
          disabled={channel.closed}
          onClick={() => send(channel.select)}
        >
          <span className={css.icon}>
            <ChannelIcon word={channel.icon} />
          </span>
          <span className={css.texts}>
            <span className={css.name}>{channel.name}</span>
            {channel.description ? <span className={css.about}>{channel.description}</span> : null}
            <span className={css.facts}>
              <span>{t(channel.takes)}</span>
              <span>{t(channel.fee)}</span>
              <span>{t(channel.bounds)}</span>
            </span>
            {channel.closed ? (
              <span className={css.closed}>
                <Badge tone="warning">{t('view-deposit-closed')}</Badge>
                {channel.opens ? (
                  <span>
                    {t('view-deposit-opens')}{' '}
                    <Moment text={t(channel.opens.said)} exact={channel.opens.exact} />
                  </span>
                ) : null}
              </span>
            ) : null}
          </span>
        </button>
      ))}
    </fieldset>
  );
}
