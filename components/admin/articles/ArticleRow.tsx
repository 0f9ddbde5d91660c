import { Link } from 'react-router';
import type { DeskArticleRow } from '../../../data/api/articleAnswers.ts';
import { type DeskArticleState, deskArticleStates } from '../../../data/articles/deskArticles.ts';
import { Badge } from '../../ui/Badge.tsx';
import { formatDay, formatMoment } from '../formatDay.ts';
import { ArticleFacts, RowEnd, Summary } from './articleStyles.ts';

const stateLabel = (state: DeskArticleState): string =>
  deskArticleStates.find(({ code }) => code === state)?.label ?? state;

/** The state of an article in a word. */
export const StateBadge = ({ state }: { state: DeskArticleState }) => (
  <Badge look={state === 'published' ? 'published' : state === 'draft' ? 'draft' : 'plain'}>{stateLabel(state)}</Badge>
);

/** An article written in the desk. */
export function ArticleRow({ article }: { article: DeskArticleRow }) {
  const { id, state, title, summary, category, date, read_time, publish_at, has_changes, updated_at, updated_by } =
    article;
  const facts = [
    category,
    date && formatDay(date),
    `${read_time} min de lecture`,
    publish_at && `paraît le ${formatMoment(publish_at)}`,
    `écrit par ${updated_by}, ${formatMoment(updated_at)}`,
    has_changes && 'des changements ne sont pas publiés',
  ];
  return (
    <li>
      <div>
        <h3>
          <Link to={`/articles/${id}`}>{title || 'Sans titre'}</Link>
        </h3>
        {summary && <Summary>{summary}</Summary>}
        <ArticleFacts>{facts.filter(Boolean).join(' · ')}</ArticleFacts>
      </div>
      <RowEnd>
        <StateBadge state={state} />
      </RowEnd>
    </li>
  );
}
