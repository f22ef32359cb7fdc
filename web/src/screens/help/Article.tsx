/** A help article beside the list of articles, and the interactive tool that belongs to it. */
import { useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { ButtonLink } from '../../ui/button/Button.tsx';
import { TextSkeleton } from '../../ui/feedback/Skeleton.tsx';
import { SafeHtml } from '../../ui/html/SafeHtml.tsx';
import { Browsers } from './Browsers.tsx';
import { ContactForm } from './ContactForm.tsx';
import css from './View.module.css';

export function Article() {
  const t = useT();
  const article = useSlice('help', (help) => help.article);
  if (!article) return null;
  return (
    <div className={css.columns}>
      <Menu />
      <article className={css.article} aria-label={article.title}>
        <p className={css.about}>
          {article.category}
          {article.updated ? (
            <>
              {' · '}
              <bdi>{t('view-help-updated', { time: article.updated })}</bdi>
            </>
          ) : null}
        </p>
        <SafeHtml html={article.html} fallback={<TextSkeleton label={t('view-loading')} />} />
        <Tool />
      </article>
    </div>
  );
}

function Tool() {
  const t = useT();
  const article = useSlice('help', (help) => help.article);
  const feedback = useSlice('help', (help) => help.feedback);
  const application = useSlice('help', (help) => help.application);
  switch (article?.tool) {
    case 'feedback':
      return (
        <ContactForm
          form={feedback}
          sendLabel={t('view-contact-form-send-feedback')}
          sentLabel={t('view-contact-form-sent-feedback')}
        />
      );
    case 'affiliate':
      return (
        <ContactForm
          form={application}
          sendLabel={t('view-contact-form-send-application')}
          sentLabel={t('view-contact-form-sent-application')}
        />
      );
    case 'deposit':
      return (
        <p className={css.tool}>
          <ButtonLink variant="primary" href={article.depositHref}>
            {t('view-help-deposit')}
          </ButtonLink>
        </p>
      );
    case 'browsers':
      return <Browsers />;
    default:
      return null;
  }
}

/** The list of articles; on a narrow screen it is collapsible. */
function Menu() {
  const t = useT();
  const home = useSlice('help', (help) => help.home);
  const categories = useSlice('help', (help) => help.categories);
  return (
    <nav className={css.menu} aria-label={t('view-help-topics')}>
      <a href={home} className={css.link}>
        {t('view-help-contents')}
      </a>
      {categories.map((category) => (
        <details key={category.key} open={category.current} className={css.group}>
          <summary>{category.title}</summary>
          <ul>
            {category.pages.map((page) => (
              <li key={page.key}>
                <a href={page.href} className={css.link} aria-current={page.current ? 'page' : undefined}>
                  {page.title}
                </a>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </nav>
  );
}
