import { memo, useMemo, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type { ArticleFields } from '../../../../data/api/articles.ts';
import type { Card, Cards } from './cards.ts';
import { DrawnPart, ReadParts } from './drawnParts.tsx';

const TITLE = /\btitre="([^"]*)"/;
const BY = /\bauteur="([^"]*)"/;

/** Returns the name of a box, shown on its edge. */
function boxName(value: string): string {
  if (/^:+citation/i.test(value)) return `Citation${BY.exec(value)?.[1] ? ` de ${BY.exec(value)?.[1]}` : ''}`;
  if (/genre="?retenir/.test(value)) return 'À retenir';
  if (/genre="?exemple/.test(value)) return 'Exemple illustratif';
  return TITLE.exec(value)?.[1] ?? 'Encadré';
}

interface Props {
  cards: Cards;
  /** Sources of an article; undefined for a letter, which has none. */
  sources: ArticleFields['sources'] | undefined;
  onPressBox: (card: Card) => void;
}

/** Renders the parts of an open text at their places, as the published page will. */
export function DrawnText({ cards, sources, onPressBox }: Props) {
  const shown = useSyncExternalStore(cards.listen, cards.list, cards.list);
  const values = useMemo(() => shown.filter(({ kind }) => kind !== 'box').map(({ value }) => value), [shown]);
  const drawn = shown.map((card) =>
    createPortal(
      card.kind === 'box' && sources ? (
        <button
          type="button"
          aria-label={`${boxName(card.value)} : modifier l’encadré`}
          onClick={() => onPressBox(card)}
        >
          {boxName(card.value)}
        </button>
      ) : sources ? (
        <Part value={card.value} isInline={card.kind === 'inline'} />
      ) : (
        <code>{card.value}</code>
      ),
      card.head,
      String(card.key),
    ),
  );
  return sources ? (
    <ReadParts values={values} sources={sources}>
      {drawn}
    </ReadParts>
  ) : (
    drawn
  );
}

const Part = memo(DrawnPart);
