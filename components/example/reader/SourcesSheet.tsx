import styled from '@emotion/styled';
import { ownSignature } from '../../../data/company/signature.ts';
import type { DocumentPage } from '../../../data/examples/documentPages.ts';
import type { Example, Source } from '../../../data/examples/types.ts';
import { SourcesRead } from '../../article/SourceTitle.tsx';
import { Signature } from '../../figures/documents/Signature.tsx';
import { Stamp } from '../../figures/documents/Stamp.tsx';
import { Ordinals } from '../../french/titles.tsx';
import { color, focusRing, media } from '../../theme.ts';
import { useContent } from '../../useContent.tsx';
import { InnerPageSheet } from '../InnerPagePicture.tsx';

const List = styled.ol`
  display: grid;
  & > li { counter-increment: source; display: grid; grid-template-columns: 2em 1fr; padding: .6em 0; border-bottom: 1px solid ${color['doc-line']}; }
  && > li { padding-left: 0; font-size: 1em; }
  && > li::before { content: counter(source); position: static; }
  & a { font-weight: 600; color: ${color['doc-ink']}; text-decoration: underline; text-decoration-color: ${color['doc-line']}; text-underline-offset: 3px; ${focusRing(color['doc-blue'])} }
  & a:hover { color: ${color['doc-blue']}; }
  & div > span { display: block; }
`;
const Read = styled.div`
  && span { color: ${color['doc-ink-2']}; }
`;
const Signed = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: center;
  gap: 20px;
  padding-top: 20px;
  border-top: 2px solid ${color['doc-ink']};
  & > div:first-of-type { width: 240px; min-width: 0; }
  & > div:last-of-type { flex: none; width: 128px; ${media.phone} { width: 104px; } }
  && p { font-size: 13px; }
`;

/** Name of a source; its English words are marked as English (RGAA 8.7). */
function SourceLabel({ source: { label, english = '' } }: { source: Source }) {
  const [before, after] = english ? label.split(english) : [label];
  return (
    <>
      {before}
      {english && <span lang="en">{english}</span>}
      {after}
    </>
  );
}

/** Signature and validation stamp at the end; marked as a specimen until the owner has signed. */
function SignedEnd() {
  const isOwn = ownSignature(useContent()) !== undefined;
  return (
    <Signed>
      <div>
        <Signature by="owner or specimen" />
        {!isOwn && <p>Signature : spécimen</p>}
      </div>
      <div>
        <Stamp />
      </div>
    </Signed>
  );
}

interface Props {
  example: Example;
  head: string;
  page: Extract<DocumentPage, { kind: 'sources' }>;
}

/** Page of the extract with its public sources and their scope; the last such page has the signature. */
export function SourcesSheet({ example: { sources, sourcesNote }, head, page: { chapter, title, from, to } }: Props) {
  return (
    <InnerPageSheet head={head} section={chapter} title={title}>
      {from === 0 && <p>{sourcesNote}</p>}
      <List start={from + 1} style={{ counterReset: `source ${from}` }}>
        {sources.slice(from, to).map((source) => (
          <li key={source.label}>
            <div>
              <a href={source.url} target="_blank" rel="noopener noreferrer">
                <SourceLabel source={source} />
                <span className="sr"> (nouvel onglet)</span>
              </a>
              {source.caution && !source.label.includes(source.caution) && ` (${source.caution})`}
              <span>
                <Ordinals text={source.scope} />
              </span>
            </div>
          </li>
        ))}
      </List>
      {to === sources.length && (
        <>
          <Read>
            <SourcesRead sources={sources} />
          </Read>
          <SignedEnd />
        </>
      )}
    </InnerPageSheet>
  );
}
