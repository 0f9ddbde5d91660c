import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import type { DeskArticleRecord } from '../../../data/api/articles.ts';
import { DESK_ARTICLES } from '../deskQueries.ts';
import { Failed, Loading } from '../list/ListState.tsx';
import { BackTo, RecordHead } from '../list/recordPage.tsx';
import { WritingPage } from './editor/WritingParts.tsx';

/** Loaded only when an article is opened: the desk uses its parts, which draw articles, nowhere else. */
const ArticleEditor = lazy(async () => ({ default: (await import('./editor/ArticleEditor.tsx')).ArticleEditor }));

/** Page that edits an article. */
export function ArticlePage() {
  const { id = '' } = useParams();
  const { data, isPending, error, refetch } = useQuery<DeskArticleRecord>({
    queryKey: [DESK_ARTICLES, id],
    // Drops the article from the cache when the page closes: editing must begin with the newest version.
    gcTime: 0,
  });
  return (
    <WritingPage>
      <RecordHead>
        <BackTo to="/articles">Tous les articles</BackTo>
      </RecordHead>
      {data ? (
        <Suspense fallback={<Loading>Chargement de l’article...</Loading>}>
          <ArticleEditor key={id} record={data} />
        </Suspense>
      ) : isPending ? (
        <Loading>Chargement de l’article...</Loading>
      ) : (
        <Failed error={error} onRetry={refetch} />
      )}
    </WritingPage>
  );
}
