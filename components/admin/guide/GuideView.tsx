import styled from '@emotion/styled';
import { Link } from 'react-router';
import { guideChapters } from '../../../data/desk/guidePages.ts';
import { color, focusRing, media, type } from '../../theme.ts';
import { DeskTitle, Intro } from '../list/View.tsx';

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

/** « Guide »: its contents. */
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
