/** Login page, for sites that require login: the same form as the overlay. */
import { useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { LoginForm } from '../../overlays/login/LoginForm.tsx';
import { Guilloche } from '../../ui/brand/Guilloche.tsx';
import { PageTitle } from '../../ui/layout/Page.tsx';
import css from './View.module.css';

export default function Login() {
  const t = useT();
  const title = useSlice('route', (route) => route.title);
  return (
    <div className={css.page}>
      <Guilloche outer={120} inner={37} pen={70} className={css.lines} />
      <div className={css.card}>
        <PageTitle>{t(title)}</PageTitle>
        <LoginForm />
      </div>
    </div>
  );
}
