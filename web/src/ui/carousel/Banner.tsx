/** One slide of the home carousel: art over the whole width, with a link over it when it leads somewhere. Looks: styles/banner.css. */
import { cx } from '../cx.ts';

export interface BannerProps {
  image: string;
  /** Picture for narrow screens; the wide one where it is left out. */
  mobileImage?: string | undefined;
  title: string;
  text?: string | undefined;
  /** Words on the button; the whole slide is the link, the button shows that there is one. */
  action?: string | undefined;
  href?: string | undefined;
  external?: boolean;
  /** Loads at once and first: the largest thing on the page. */
  eager?: boolean;
  flat?: boolean;
}

const NARROW = '(max-width: 599.98px)';

/** The picture that a banner shows on this screen. */
export function bannerPicture({ image, mobileImage }: Pick<BannerProps, 'image' | 'mobileImage'>): string {
  return mobileImage && matchMedia(NARROW).matches ? mobileImage : image;
}

export function Banner(props: BannerProps) {
  const { image, mobileImage, title, text, action, href, external, eager, flat } = props;
  const content = (
    <>
      <picture>
        {mobileImage ? <source media={NARROW} srcSet={mobileImage} /> : null}
        <img
          src={image}
          alt=""
          width={1200}
          height={400}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          decoding={eager ? 'sync' : 'async'}
          draggable={false}
        />
      </picture>
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
