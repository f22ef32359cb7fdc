/**
 * One slide of the home carousel: a full-width picture, and a link over it when it leads somewhere. Styles:
 * styles/banner.css.
 */
import { cx } from '../cx.ts';
import { Picture } from '../picture/Picture.tsx';

export interface BannerProps {
  image: string;
  /** Picture for narrow screens; defaults to the wide one. */
  mobileImage?: string | undefined;
  title: string;
  text?: string | undefined;
  /** Text of the button. The whole slide is the link; the button only shows that. */
  action?: string | undefined;
  href?: string | undefined;
  external?: boolean;
  /** Loads immediately with high priority (LCP). The other slides load before the carousel turns to them. */
  eager?: boolean;
  flat?: boolean;
}

const NARROW = '(max-width: 599.98px)';
const SIZE = { width: 1200, height: 400 };

/** The picture that a banner shows at this screen width. */
export function bannerPicture({ image, mobileImage }: Pick<BannerProps, 'image' | 'mobileImage'>): string {
  return mobileImage && matchMedia(NARROW).matches ? mobileImage : image;
}

export function Banner(props: BannerProps) {
  const { image, mobileImage, title, text, action, href, external, eager, flat } = props;
  const content = (
    <>
      {eager ? (
        <picture>
          {mobileImage ? <source media={NARROW} srcSet={mobileImage} /> : null}
          <img src={image} alt="" {...SIZE} fetchPriority="high" decoding="sync" draggable={false} />
        </picture>
      ) : (
        <Picture src={bannerPicture(props)} {...SIZE} comesByItself />
      )}
      <span className="banner-text">
        <span className="banner-title">{title}</span>
        {text ? <span className="banner-line">{text}</span> : null}
        {action && href ? <span className="banner-action">{action}</span> : null}
      </span>
    </>
  );
  const look = cx('banner', flat && 'banner-flat');
  if (href === undefined) return <div className={look}>{content}</div>;
  const target = external ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <a href={href} {...target} className={look}>
      {content}
    </a>
  );
}
