/** Renders a section that is loaded on demand: its placeholder while loading, a retry panel on failure, or itself. */
import {
  type ComponentType,
  type LazyExoticComponent,
  type ReactNode,
  Suspense,
  useEffect,
  useState,
} from 'react';
import { ChunkFailure } from '../chunks/load.ts';
import { send } from '../core/hooks.ts';
import { useT } from '../i18n/context.tsx';
import { ChunkError } from '../ui/feedback/Crash.tsx';
import { Boundary } from './Boundary.tsx';

export interface SectionProps {
  name: string;
  of: (attempt: number) => ComponentType | LazyExoticComponent<ComponentType>;
  pending: ReactNode;
}

export function Section({ name, of, pending }: SectionProps) {
  const t = useT();
  const [attempt, setAttempt] = useState(0);
  const Loaded = of(attempt);
  return (
    <Boundary
      resetKey={name}
      render={(error, reset) => {
        if (!(error instanceof ChunkFailure)) throw error;
        const retry = () => {
          setAttempt(attempt + 1);
          reset();
        };
        return (
          <>
            {error.cause === 'missing' ? <ReportMissingChunk /> : null}
            <ChunkError
              title={t('view-chunk-title')}
              text={t(`view-chunk-${error.cause}`)}
              retryLabel={t('view-retry')}
              onRetry={retry}
            />
          </>
        );
      }}
    >
      <Suspense fallback={pending}>
        <Loaded />
      </Suspense>
    </Boundary>
  );
}

/** Tells the core that a chunk of this build is gone, most likely because a newer build was deployed. */
function ReportMissingChunk(): null {
  useEffect(() => send({ site: { appUpdate: 'chunkMissing' } }), []);
  return null;
}
