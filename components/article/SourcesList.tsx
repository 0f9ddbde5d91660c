import styled from '@emotion/styled';
import { ExternalLink } from 'lucide-react';
import type { ArticleSource } from '../../data/articles/types.ts';
import { Ordinals } from '../french/Ordinals.tsx';
import { color, focusRing, media, tabular, type } from '../theme.ts';
import { laidOutNear } from '../ui/laidOutNear.ts';
import { SourceReading } from '../ui/SourceReading.tsx';
import { SourceTitle } from './SourceTitle.tsx';

const Box = styled.section`
  max-width: 628px;
  margin-top: 72px;
  & h2 { ${type.proseH2} margin-bottom: 20px; scroll-margin-top: 112px; }
  & ol { border-top: 1px solid ${color.ink}; }
  & li { display: grid; grid-template-columns: 28px 1fr; padding: 14px 0; border-bottom: 1px solid ${color.line}; font-size: 15px; line-height: 1.5; scroll-margin-top: 112px; ${laidOutNear([100, 75, 75])} }
  & li:target { background: ${color.wash}; }
  & a { text-decoration: underline; text-underline-offset: .16em; text-decoration-color: ${color['line-strong']}; ${focusRing(color.link)} }
  & a:hover { color: ${color.link}; }
  & svg { display: inline; vertical-align: -2px; margin-left: 6px; color: ${color['ink-3']}; }
  & cite { font-style: normal; }
  & li > span { max-width: 35em; }
  ${media.print} {
    margin-top: 36px;
    & li { padding: 7px 0; font-size: 12pt; }
    & li:first-of-type { break-before: avoid; }
    & li > span { max-width: none; }
    & a::after { width: 100%; font-size: 11pt; }
  }
`;
const Rank = styled.span`
  color: ${color['ink-3']};
  ${tabular}
`;
const Scope = styled.span`
  display: block;
  max-width: 36em;
  text-wrap: pretty;
  ${type.caption}
  color: ${color['ink-3']};
`;

/** The icon of a link stays on the line of its last word. */
const lastWord = (text: string) => text.slice(text.lastIndexOf(' ') + 1);
const beforeLastWord = (text: string) => text.slice(0, text.lastIndexOf(' ') + 1);

/** The sources of an article, numbered as the prose cites them, each in a new tab. */
export const SourcesList = ({ sources }: { sources: readonly ArticleSource[] }) => (
  <Box aria-labelledby="sources">
    <h2 id="sources">Sources</h2>
    <ol>
      {sources.map(({ id, publisher, title, date, url, scope, reading }, index) => (
        <li key={id} id={`source-${index + 1}`}>
          <Rank aria-hidden="true">{index + 1}</Rank>
          <span>
            <a href={url} target="_blank" rel="noopener">
              {publisher}, <SourceTitle title={title} />, {beforeLastWord(date)}
              <span className="nowrap">
                {lastWord(date)}
                <ExternalLink size={14} strokeWidth={1.6} aria-hidden="true" />
              </span>
              <span className="sr"> (nouvel onglet)</span>
            </a>
            {scope && (
              <Scope>
                <Ordinals text={scope} />
              </Scope>
            )}
            <SourceReading reading={reading} />
          </span>
        </li>
      ))}
    </ol>
  </Box>
);
