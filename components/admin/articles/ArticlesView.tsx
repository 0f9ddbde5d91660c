import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { DeskArticleFile, DeskArticleList } from '../../../data/api/articleAnswers.ts';
import { callApi } from '../../api.ts';
import { Act } from '../list/Act.tsx';
import { Failed, Loading } from '../list/ListState.tsx';
import { Problem } from '../list/Problem.tsx';
import { ViewTitle } from '../list/View.tsx';
import { refresh, storeAnswer } from '../refresh.ts';
import { ArticleRow } from './ArticleRow.tsx';
import { ArticleRows, Head, NothingYet, Summary } from './articleStyles.ts';
import { ARTICLES, DESK_ARTICLES } from './articlesQuery.ts';
import { BuiltInArticle } from './BuiltInArticle.tsx';

/** The Articles tab: those written here, then the built-in ones. */
export function ArticlesView() {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const query = useQuery<DeskArticleList>({ queryKey: [DESK_ARTICLES] });
  const begin = useMutation({
    mutationFn: (path: string) => callApi<DeskArticleFile>('POST', `${DESK_ARTICLES}${path}`, path ? undefined : {}),
    onSuccess: async (file) => {
      await storeAnswer(queries, [DESK_ARTICLES, String(file.article.id)], file);
      refresh(queries, ...ARTICLES);
      navigate(`/articles/${file.article.id}`);
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
