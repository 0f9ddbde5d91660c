import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import { guidePages } from '../../../data/desk/guidePages.ts';
import { useContent } from '../../useContent.tsx';
import { BackTo, FileHead } from '../list/filePage.tsx';
import { Failed, Loading } from '../list/ListState.tsx';
import { useLoadGuide } from './GuideTexts.tsx';

/** The prose's own parts, which the desk has no other use for. */
const GuideArticle = lazy(async () => ({ default: (await import('./GuideArticle.tsx')).GuideArticle }));

/** One page of the guide. */
export function GuidePage() {
  const { page: slug = '' } = useParams();
  const at = guidePages.findIndex((page) => page.slug === slug);
  const load = useLoadGuide();
  const { data, isPending, error, refetch } = useQuery({ queryKey: ['guide'], queryFn: load });
  const content = useContent();
  const text = data?.(slug, content);
  return (
    <article>
      <FileHead>
        <BackTo to="/guide">Tout le guide</BackTo>
        <h1>{guidePages[at]?.title}</h1>
      </FileHead>
      {text ? (
        <Suspense fallback={<Loading>Chargement de la page...</Loading>}>
          <GuideArticle key={slug} text={text} before={guidePages[at - 1]} after={guidePages[at + 1]} />
        </Suspense>
      ) : isPending ? (
        <Loading>Chargement de la page...</Loading>
      ) : (
        <Failed error={error} onRetry={refetch} />
      )}
    </article>
  );
}
