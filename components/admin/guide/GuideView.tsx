import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import { createContext, lazy, type ReactNode, Suspense, useContext } from 'react';
import { Link, useParams } from 'react-router';
import type { WrittenText } from '../../../data/articles/types.ts';
import { guideChapters, guidePages } from '../../../data/desk/guidePages.ts';
import type { Content } from '../../../data/settings/content.ts';
import { color, focusRing, media, type } from '../../theme.ts';
import { useContent } from '../../useContent.tsx';
import { Failed, Loading } from '../list/ListState.tsx';
import { BackTo, RecordHead } from '../list/recordPage.tsx';
import { DeskTitle, Intro } from '../list/View.tsx';

/** Loads all texts of the guide, as a single file, when the guide is opened; resolves to a function that returns the text of a page. */
export type LoadGuide = () => Promise<(slug: string, content: Content) => WrittenText | undefined>;

const Context = createContext<LoadGuide>(async () => () => undefined);

/** Passes the loader of the guide's texts to the desk, since components do not import content. */
export const GuideTextsProvider = ({ load, children }: { load: LoadGuide; children: ReactNode }) => (
  <Context value={load}>{children}</Context>
);

const useLoadGuide = (): LoadGuide => useContext(Context);

const Chapters = styled.div`
  ${media.desktop} { columns: 2; column-gap: 64px; }
  & section { break-inside: avoid; padding-bottom: 48px; }
  & h2 { padding-bottom: 10px; border-bottom: 1px solid ${color.ink}; ${type.h4} }
  & li { border-bottom: 1px solid ${color.line}; }
  & a { display: grid; gap: 2px; min-height: 44px; padding: 12px 0; border-radius: 2px; ${focusRing(color.link)} }
  & a:hover strong { color: ${color.link}; }
  & strong { font-weight: 600; }
  & span { font-size: 15px; line-height: 1.45; color: ${color['ink-2']}; }
`;

/** « Guide »: its table of contents. */
export const GuideView = () => (
  <>
    <DeskTitle>Guide</DeskTitle>
    <Intro>
      Une page par écran du bureau : ce qu'il montre, ce qu'on y fait, que faire quand c'est rouge. Écrit pour qui n'a
      jamais vu un serveur.
    </Intro>
    <Chapters>
      {guideChapters.map(({ title, pages }) => (
        <section key={title} aria-label={title}>
          <h2>{title}</h2>
          <ul>
            {pages.map(({ slug, title: name, summary }) => (
              <li key={slug}>
                <Link to={`/guide/${slug}`}>
                  <strong>{name}</strong>
                  <span>{summary}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Chapters>
  </>
);

/** Loaded only with the guide: the desk uses these parts of prose nowhere else. */
const GuideArticle = lazy(async () => ({ default: (await import('./GuideArticle.tsx')).GuideArticle }));

export function GuidePage() {
  const { page: slug = '' } = useParams();
  const at = guidePages.findIndex((page) => page.slug === slug);
  const load = useLoadGuide();
  const { data, isPending, error, refetch } = useQuery({ queryKey: ['guide'], queryFn: load });
  const content = useContent();
  const text = data?.(slug, content);
  return (
    <article>
      <RecordHead>
        <BackTo to="/guide">Tout le guide</BackTo>
        <h1>{guidePages[at]?.title}</h1>
      </RecordHead>
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
