/** The apps to download, each with its QR code when the operator gives one. In the foot and in the side panel. */
import type { ResourceLink } from '../../core/generated/index.ts';
import { useT } from '../../i18n/context.tsx';
import css from './Downloads.module.css';

export function Downloads({ items }: { items: readonly ResourceLink[] }) {
  const t = useT();
  return (
    <ul className={css.downloads}>
      {items.map((item) => (
        <li key={item.key} className={css.download}>
          {item.qr ? (
            <img
              className={css.code}
              src={item.qr}
              alt={t('view-qr', { name: item.label })}
              width={84}
              height={84}
              loading="lazy"
            />
          ) : null}
          {item.href ? (
            <a href={item.href} target="_blank" rel="noopener noreferrer">
              {item.label}
            </a>
          ) : (
            <span>{item.label}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
