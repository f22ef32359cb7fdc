/** Rooms of a vendor's card games (section 7, PVP rooms). */

import { RefreshCw, Users } from 'lucide-react';
import type { RoomView } from '../../core/generated/index.ts';
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { TextSkeleton } from '../../ui/feedback/Skeleton.tsx';
import { Section } from '../../ui/layout/Page.tsx';
import { Picture } from '../../ui/picture/Picture.tsx';
import { Failed } from '../common/Failed.tsx';
import css from './Rooms.module.css';

const refresh = () => send({ rooms: 'refresh' });

export function Rooms() {
  const t = useT();
  const shown = useSlice('rooms', (rooms) => rooms.shown);
  const status = useSlice('rooms', (rooms) => rooms.status);
  const rooms = useSlice('rooms', (view) => view.rooms);
  if (!shown) return null;
  const again = (
    <Button variant="quiet" size="sm" icon={<RefreshCw aria-hidden />} onClick={refresh}>
      {t('view-rooms-refresh')}
    </Button>
  );
  return (
    <Section title={t('view-rooms')} action={status.kind === 'ready' ? again : undefined}>
      {status.kind === 'failed' ? <Failed problem={status.problem} onRetry={refresh} /> : null}
      {status.kind === 'loading' && rooms.length === 0 ? <TextSkeleton label={t('view-loading')} /> : null}
      {rooms.length > 0 ? (
        <ul className={css.rooms}>
          {rooms.map((room) => (
            <Room key={room.key} room={room} />
          ))}
        </ul>
      ) : null}
    </Section>
  );
}

function Room({ room }: { room: RoomView }) {
  const t = useT();
  const open = room.full ? t('view-room-full') : t('view-room-join');
  const word = room.comingSoon ? t('view-coming-soon') : open;
  const name = room.full ? undefined : t('view-room-join-name', { name: room.name });
  const label = room.comingSoon ? `${word}: ${room.name}` : name;
  return (
    <li className={css.room}>
      <Picture src={room.image} width={72} height={96} />
      <div className={css.texts}>
        <h3 className={css.name}>
          <bdi>{room.name}</bdi>
        </h3>
        {room.level ? <p className={css.level}>{t(room.level)}</p> : null}
        <p>{t('view-room-stake', { stake: room.stake })}</p>
        <p className={css.entry}>{t('view-room-entry', { entry: room.entry })}</p>
        <p className={css.seats}>
          <Users aria-hidden /> {t('view-room-seats', { seated: room.seated, seats: room.seats })}
        </p>
      </div>
      <Button
        size="sm"
        aria-label={label}
        disabled={room.full && !room.comingSoon}
        onClick={() => send(room.join)}
      >
        {word}
      </Button>
    </li>
  );
}
