import styled from '@emotion/styled';
import { ExternalLink, Plus } from 'lucide-react';
import { Fragment } from 'react';
import type { ArticleChange, ArticleSource, ShownArticle } from '../../data/articles/types.ts';
import { SIGNATORY_ID, signatory } from '../../data/company/signatory.ts';
import { Ordinals } from '../french/titles.tsx';
import { ProseLink } from '../prose/Prose.tsx';
import { color, focusRing, media, tabular, type } from '../theme.ts';
import { laidOutNear } from '../ui/laidOutNear.ts';
import { DateText } from '../ui/textParts.tsx';
import { useContent } from '../useContent.tsx';
import { SourcesRead, SourceTitle } from './SourceTitle.tsx';

const AuthorBox = styled.div`
  display: flex;
  align-items: flex-start;
  gap: 20px;
  max-width: 628px;
  margin-top: 56px;
  padding-top: 24px;
  border-top: 1px solid ${color.ink};
  font-size: 16px;
  line-height: 1.6;
  color: ${color['ink-2']};
  & img { flex: none; width: 72px; height: 72px; border-radius: 2px; object-fit: cover; }
  & b { font-weight: 600; color: ${color.ink}; }
  ${media.print} { margin-top: 28px; }
`;

/** Author at the foot of an article, with their qualification. */
export const ArticleAuthor = () => {
  const content = useContent();
  const signer = signatory(content);
  return (
    <AuthorBox>
      {signer?.portrait && <img src={signer.portrait} width={72} height={72} loading="lazy" alt="" />}
      {signer ? (
        <p>
          Relu et signé par <b>{signer.name}</b>
          {signer.record ? `. ${signer.record} ` : '. '}
          <ProseLink href="/about">À propos</ProseLink>
        </p>
      ) : (
        <p>
          Publié par <b>{content.site.brand}</b>.{' '}
          <ProseLink href={`/about#${SIGNATORY_ID}`}>Qui relit et signe</ProseLink>
        </p>
      )}
    </AuthorBox>
  );
};

const ChangeLogBox = styled.section`
  max-width: 628px;
  margin-top: 56px;
  & summary { display: flex; align-items: center; gap: 16px; min-height: 44px; cursor: pointer; border-radius: 2px; ${focusRing(color.link)} }
  & details[open] > summary > svg path:last-of-type { display: none; }
  & summary:hover { color: ${color.link}; }
  & h2 { ${type.proseH2} scroll-margin-top: 112px; }
  & dl { border-top: 1px solid ${color.ink}; font-size: 15px; line-height: 1.5; ${tabular} }
  & dl > div { display: grid; gap: 2px 24px; padding: 14px 0; border-bottom: 1px solid ${color.line}; }
  & dd:nth-of-type(even) { color: ${color['ink-3']}; }
  & dd:nth-of-type(odd):not(:first-of-type) { margin-top: 10px; }
  ${media.fromTablet} { & dl > div { grid-template-columns: 150px 1fr; } & dd { grid-column: 2; } }
  ${media.print} { margin-top: 28px; & dl > div { padding: 7px 0; } }
`;

/** Corrections of the article since its publication, with their reasons, latest first. */
export const ChangeLog = ({ published, changes }: { published: string; changes: readonly ArticleChange[] }) => {
  const latest = [...changes].reverse();
  return (
    <ChangeLogBox aria-labelledby="modifications">
      <details>
        <summary>
          <h2 id="modifications">Modifications</h2>
          <Plus size={20} strokeWidth={1.6} aria-hidden="true" />
        </summary>
        <dl>
          {[...new Set(latest.map(({ date }) => date))].map((day) => (
            <div key={day}>
              <dt>
                <DateText iso={day} />
              </dt>
              {latest.map(
                ({ date, what, why }) =>
                  date === day && (
                    <Fragment key={what}>
                      <dd>{what}</dd>
                      <dd>{why}</dd>
                    </Fragment>
                  ),
              )}
            </div>
          ))}
          <div>
            <dt>
              <DateText iso={published} />
            </dt>
            <dd>Date de l’article.</dd>
          </div>
        </dl>
      </details>
    </ChangeLogBox>
  );
};

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

/** Last word of a link's text; kept on one line with the link's icon. */
const lastWord = (text: string) => text.slice(text.lastIndexOf(' ') + 1);
const beforeLastWord = (text: string) => text.slice(0, text.lastIndexOf(' ') + 1);

/** Numbered list of an article's sources, in the numbering of the prose; links open in a new tab. */
const SourcesList = ({ sources }: { sources: readonly ArticleSource[] }) => (
  <Box aria-labelledby="sources">
    <h2 id="sources">Sources</h2>
    <ol>
      {sources.map(({ id, publisher, title, date, url, scope, caution }, index) => (
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
            {caution && ` (${caution})`}
            {scope && (
              <Scope>
                <Ordinals text={scope} />
              </Scope>
            )}
          </span>
        </li>
      ))}
    </ol>
    <SourcesRead sources={sources} />
  </Box>
);

/** End of an article: its author, sources and corrections. */
export const ArticleEnd = ({ article: { sources, date, changes } }: { article: ShownArticle }) => (
  <>
    <ArticleAuthor />
    {sources[0] && <SourcesList sources={sources} />}
    <ChangeLog published={date} changes={changes} />
  </>
);
