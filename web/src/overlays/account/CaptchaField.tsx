/** The captcha of a form; shown once the server requires one. */
import type { CaptchaView, FormName } from '../../core/generated/index.ts';
import { send } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Captcha } from '../../ui/account/Captcha.tsx';

export function CaptchaField({ captcha, form }: { captcha: CaptchaView; form: FormName }) {
  const t = useT();
  const { kind, refresh } = captcha;
  const label = { image: 'view-captcha', audio: 'view-captcha-audio', work: 'view-captcha-work' }[kind];
  return (
    <Captcha
      question={captcha.key}
      kind={kind}
      source={kind === 'image' ? captcha.image : captcha.audio}
      solved={captcha.solved}
      canRefresh={captcha.canRefresh && refresh !== null}
      error={captcha.error ? t(captcha.error) : undefined}
      kinds={captcha.kinds.map((option) => ({
        key: option.key,
        label: t(option.label),
        selected: option.selected,
        onSelect: () => send(option.select),
      }))}
      texts={{
        label: t(label),
        kinds: t('view-captcha-kinds'),
        picture: t('view-captcha-picture'),
        refresh: t('view-captcha-refresh'),
        play: t('view-captcha-play'),
        pause: t('view-captcha-pause'),
        loading: t('view-loading'),
        working: t('view-captcha-working'),
        done: t('view-captcha-done'),
      }}
      onRefresh={() => refresh && send(refresh)}
      onChange={() => send({ captcha: { edited: form } })}
    />
  );
}
