/** A figure: money that is ready to show, or a time or word of the language. */
import type { PlayFigure } from '../../core/generated/index.ts';
import { useT } from '../../i18n/context.tsx';

export function Figure({ figure }: { figure: PlayFigure }) {
  const t = useT();
  return <bdi>{typeof figure === 'string' ? figure : t(figure)}</bdi>;
}
