/** A figure: a formatted amount of money, or a duration or text to translate. */
import type { PlayFigure } from '../../core/generated/index.ts';
import { useT } from '../../i18n/context.tsx';

export function Figure({ figure }: { figure: PlayFigure }) {
  const t = useT();
  return <bdi>{typeof figure === 'string' ? figure : t(figure)}</bdi>;
}
