/** Public verification of a statement: the file stays in the browser, and altered entries are named. `/verify`. */
import { ShieldCheck } from 'lucide-react';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { forgetFiles, pickFiles } from '../../core/files.ts';
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import { Page, PageTitle } from '../../ui/layout/Page.tsx';
import { Report } from './Report.tsx';
import css from './View.module.css';

/** Takes the first file and releases the previous one. */
async function take(files: Iterable<File>): Promise<void> {
  const [first] = files;
  if (!first) return;
  forgetFiles();
  const [picked] = await pickFiles([first]);
  if (picked) send({ statementCheck: { pick: picked } });
}

export default function Verify() {
  const t = useT();
  const title = useSlice('route', (route) => route.title);
  const wanted = useSlice('statementCheck', (view) => view.wanted);
  useEffect(() => forgetFiles, []);
  return (
    <Page>
      <div className={css.page}>
        <PageTitle>{t(title)}</PageTitle>
        <p>{t('view-verify-about')}</p>
        {wanted ? (
          <p className={css.wanted}>
            {t('view-verify-wanted')}
            <bdi dir="ltr" className={css.digest}>
              {wanted}
            </bdi>
          </p>
        ) : null}
        <Drop />
        <Found />
      </div>
    </Page>
  );
}

function Drop() {
  const t = useT();
  const fileName = useSlice('statementCheck', (view) => view.fileName);
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const drag = (event: DragEvent) => {
    event.preventDefault();
    setOver(event.type === 'dragover');
  };
  const drop = (event: DragEvent) => {
    drag(event);
    void take(event.dataTransfer.files);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button inside is the first.
    <div className={cx(css.zone, over && css.over)} onDragOver={drag} onDragLeave={drag} onDrop={drop}>
      <ShieldCheck aria-hidden />
      <Button variant="primary" onClick={() => input.current?.click()}>
        {t('view-verify-choose')}
      </Button>
      <span className={css.small}>{t('view-verify-drop')}</span>
      {fileName ? (
        <span className={css.name}>
          <bdi>{fileName}</bdi>
        </span>
      ) : null}
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.json,text/csv,application/json"
        onChange={(event) => {
          void take([...(event.currentTarget.files ?? [])]);
          // Lets the same file be chosen again after it was changed.
          event.currentTarget.value = '';
        }}
      />
    </div>
  );
}

function Found() {
  const t = useT();
  const { phase, report, retry, withoutKeys } = useSlice('statementCheck', (view) => view);
  if (phase === 'checking')
    return (
      <p role="status" className={css.checking}>
        <Spinner />
        {t('view-verify-checking')}
      </p>
    );
  if (phase === 'broken')
    return (
      <>
        <Notice tone="error" text={t('view-verify-broken')} />
        <Button className={css.start} onClick={() => send(retry)}>
          {t('view-verify-again')}
        </Button>
      </>
    );
  if (!report) return null;
  return (
    <>
      {withoutKeys ? (
        <>
          <Notice tone="warning" text={t('view-verify-no-keys')} />
          <Button className={css.start} onClick={() => send(retry)}>
            {t('view-verify-again')}
          </Button>
        </>
      ) : null}
      <Report report={report} />
    </>
  );
}
