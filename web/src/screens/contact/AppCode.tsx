/** QR code of an app's page: the operator's own picture, or a generated one. */
import type { AppLink } from '../../core/generated/index.ts';
import { useT } from '../../i18n/context.tsx';
import { QrCode } from '../common/QrCode.tsx';
import css from './AppCode.module.css';

export interface AppCodeProps {
  app: AppLink;
  size: number;
  /** URL of a picture for the middle of the code. */
  logo?: string;
}

export function AppCode({ app, size, logo }: AppCodeProps) {
  const t = useT();
  const label = t('view-qr', { name: app.label });
  if (app.qr) {
    return <img className={css.code} src={app.qr} alt={label} width={size} height={size} loading="lazy" />;
  }
  return (
    <span className={css.code}>
      <QrCode
        text={app.code}
        label={label}
        size={size}
        margin={Math.round(size * 0.06)}
        dotScale={logo ? 0.9 : 1}
        {...(logo && { logo })}
      />
    </span>
  );
}
