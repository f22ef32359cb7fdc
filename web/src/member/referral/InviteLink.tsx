/** The member's referral link: QR code, copy button, share button. */
import type { InvitationLink } from '../../core/generated/index.ts';
import { useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { QrCode } from '../../screens/common/QrCode.tsx';
import { Link } from '../../ui/button/Link.tsx';
import { CopyField } from '../../ui/copy/CopyField.tsx';
import { ShareButton } from '../../ui/share/ShareButton.tsx';
import css from './View.module.css';

export function InviteLink({ link }: { link: InvitationLink }) {
  const t = useT();
  const brand = useSlice('invitations', (view) => view.brand);
  return (
    <section className={css.link} aria-label={t('view-invite-link')}>
      <span className={css.qr}>
        <QrCode text={link.address} label={t('view-invite-code')} size={160} margin={10} />
      </span>
      <div className={css.ways}>
        <CopyField
          label={t('view-invite-link')}
          value={link.address}
          copyLabel={t('view-copy')}
          copiedLabel={t('view-copied')}
        />
        <ShareButton
          label={t('view-invite-share')}
          text={t('view-invite-share-text', { brand })}
          url={link.address}
        />
        <p className={css.links}>
          <Link href={link.href}>{t('view-invite-preview')}</Link>
        </p>
      </div>
    </section>
  );
}
