import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import type { DeskArticleFile } from '../../../data/api/articleAnswers.ts';
import { media } from '../../theme.ts';
import { BackTo, FileHead } from '../list/filePage.tsx';
import { Failed, Loading } from '../list/ListState.tsx';
import { DESK_ARTICLES } from './articlesQuery.ts';

/** On a phone the text comes first: where it stands and what is done with it under it, the way back last. */
const Page = styled.article`
  ${media.phone} {
    display: flex; flex-direction: column;
    & > header { order: 2; margin: 16px 0 0; }
    & > [data-acts] { order: 1; margin-top: 20px; }
  }
`;
/** With the parts that draw an article, which the rest of the desk has no use for. */
const ArticleEditor = lazy(async () => ({ default: (await import('./editor/ArticleEditor.tsx')).ArticleEditor }));

/** Where an article is written. */
export function ArticlePage() {
  const { id = '' } = useParams();
  const { data, isPending, error, refetch } = useQuery<DeskArticleFile>({
    queryKey: [DESK_ARTICLES, id],
    // Opened again, it is as the server has it: what is written on must be the newest.
    gcTime: 0,
  });
  return (
    <Page>
      <FileHead>
        <BackTo to="/articles">Tous les articles</BackTo>
      </FileHead>
      {data ? (
        <Suspense fallback={<Loading>Chargement de l’article...</Loading>}>
          <ArticleEditor key={id} file={data} />
        </Suspense>
      ) : isPending ? (
        <Loading>Chargement de l’article...</Loading>
      ) : (
        <Failed error={error} onRetry={refetch} />
      )}
    </Page>
  );
}
