import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import type { DeskArticleList, DeskArticleRecord, DeskArticleRow } from '../../../data/api/articles.ts';
import { type DeskArticleState, deskArticleStates } from '../../../data/articles/deskArticles.ts';
import { callApi } from '../../api.ts';
import { Badge } from '../../ui/Badge.tsx';
import { ARTICLES, DESK_ARTICLES } from '../deskQueries.ts';
import { formatDay, formatMoment } from '../formats.ts';
import { Act } from '../list/Act.tsx';
import { Failed, Loading } from '../list/ListState.tsx';
import { Problem } from '../list/Problem.tsx';
import { ViewTitle } from '../list/View.tsx';
import { refresh, storeResult } from '../refresh.ts';
import { ArticleFacts, ArticleRows, Head, NothingYet, RowEnd, Summary } from './articleStyles.ts';
import { BuiltInArticle } from './BuiltInArticle.tsx';

const stateLabel = (state: DeskArticleState): string =>
  deskArticleStates.find(({ code }) => code === state)?.label ?? state;

export const StateBadge = ({ state }: { state: DeskArticleState }) => (
  <Badge look={state === 'published' ? 'published' : state === 'draft' ? 'draft' : 'plain'}>{stateLabel(state)}</Badge>
);

function ArticleRow({ article }: { article: DeskArticleRow }) {
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

/** The Articles tab: the owner's articles, then the built-in ones. */
export function ArticlesView() {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const query = useQuery<DeskArticleList>({ queryKey: [DESK_ARTICLES] });
  const begin = useMutation({
    mutationFn: (path: string) => callApi<DeskArticleRecord>('POST', `${DESK_ARTICLES}${path}`, path ? undefined : {}),
    onSuccess: async (record) => {
      await storeResult(queries, [DESK_ARTICLES, String(record.article.id)], record);
      refresh(queries, ...ARTICLES);
      navigate(`/articles/${record.article.id}`);
    },
  });
  if (query.isPending) return <Loading>Chargement des articles...</Loading>;
  if (query.isError) return <Failed error={query.error} onRetry={query.refetch} />;
  const { articles, built_in } = query.data;
  return (
    <>
      <Head>
        <ViewTitle>Articles de Blog</ViewTitle>
        <Act level="primary" disabled={begin.isPending} onClick={() => begin.mutate('')}>
          Nouvel article
        </Act>
      </Head>
      <Problem error={begin.error} />
      {articles.length === 0 ? (
        <>
          <Summary>Aucun article pour le moment</Summary>
          <NothingYet>Les vôtres se rangeront ici, au-dessus de ceux livrés avec le site.</NothingYet>
        </>
      ) : (
        <ArticleRows aria-label="Écrits ici">
          {articles.map((article) => (
            <ArticleRow key={article.id} article={article} />
          ))}
        </ArticleRows>
      )}
      <ArticleRows aria-label="Livrés avec le site">
        {built_in.map((article) => (
          <BuiltInArticle
            key={`${article.slug} ${article.version}`}
            article={article}
            onWrite={() => begin.mutate(`/built-in/${article.slug}/text`)}
            onDuplicate={() => begin.mutate(`/built-in/${article.slug}/duplicate`)}
          />
        ))}
      </ArticleRows>
    </>
  );
}
