import styled from '@emotion/styled';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { Link } from 'react-router';
import type { WrittenText as Text } from '../../../data/articles/types.ts';
import type { GuidePage } from '../../../data/desk/guidePages.ts';
import { WrittenText } from '../../article/written/WrittenText.tsx';
import { color, focusRing, media, radius, tabular, type } from '../../theme.ts';

const Columns = styled.div`
  ${media.desktop} { display: grid; grid-template-columns: minmax(0, 760px) 240px; gap: 64px; align-items: start; & > nav { position: sticky; top: 24px; } }
  ${media.belowDesktop} { & > nav { display: none; } }
`;
const Contents = styled.nav`
  font-size: 14px;
  line-height: 1.45;
  & p { margin-bottom: 10px; font-weight: 600; }
  & a { display: block; padding: 6px 0 6px 14px; border-left: 1px solid ${color.line}; text-wrap: balance; color: ${color['ink-2']}; ${focusRing(color.link)} }
  & a:hover { color: ${color.ink}; }
`;
const Neighbours = styled.nav`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 4px 32px;
  max-width: 628px;
  margin-top: 56px;
  padding-top: 12px;
  border-top: 1px solid ${color.line};
  & a { display: inline-flex; align-items: center; gap: 10px; min-height: 44px; font-size: 15px; font-weight: 600; color: ${color.link}; border-radius: 2px; ${focusRing(color.link)} }
  & a[data-next] { margin-left: auto; }
  & a:hover { color: ${color.ink}; }
`;

/** Text of the guide: instructions, in the desk's own type. */
const GuideText = styled.div`
  font-size: 17px;
  line-height: 1.6;
  & > p, & > ul, & > ol, & > pre { max-width: 628px; }
  & > * + * { margin-top: 1em; }
  & > h2 { ${type.h3} max-width: 628px; margin: 1.6em 0 .5em; scroll-margin-top: 24px; }
  & > h2 + * { margin-top: 0; }
  & ul, & ol { padding-left: 1.3em; list-style: disc; }
  & ol { list-style: decimal; }
  & li + li { margin-top: .45em; }
  & li::marker { color: ${color['ink-3']}; ${tabular} }
  & strong { font-weight: 600; }
  & a { color: ${color.link}; text-decoration: underline; text-underline-offset: .16em; text-decoration-thickness: 1px; border-radius: 2px; ${focusRing(color.link)} }
  & code { padding: .1em .35em; border-radius: ${radius.badge}; background: ${color.sunk}; font-size: .86em; overflow-wrap: anywhere; }
  & pre { padding: 14px 18px; border-radius: ${radius.badge}; background: ${color.sunk}; line-height: 1.6; white-space: pre-wrap; user-select: all; }
  & pre code { padding: 0; background: none; font-size: 14px; }
  & table { max-width: 760px; border-top: 1px solid ${color.ink}; font-size: 16px; line-height: 1.5; }
  & th { padding: 9px 24px 9px 0; font-size: 14px; font-weight: 500; text-align: left; color: ${color['ink-3']}; }
  & td { padding: 11px 24px 11px 0; border-top: 1px solid ${color.line}; vertical-align: top; }
  & td:first-of-type { min-width: 9em; font-weight: 550; }
  ${media.phone} { & th, & td { padding-right: 12px; } & td:first-of-type { min-width: 7em; } }
`;

const Box = styled.aside`
  max-width: 628px;
  padding: 18px 22px 20px;
  border-radius: ${radius.panel};
  background: ${color.wash};
  && { margin-top: 1.6em; }
  & > p:first-of-type { margin-bottom: 6px; font-weight: 600; }
`;

/** Boxed note of the guide. */
const GuideNote = ({ title, children }: { title: string; children?: ReactNode }) => (
  <Box role="note">
    <p>{title}</p>
    {children}
  </Box>
);

const DESK = '/admin';

/** Link in the guide; a link to a view of the desk opens it without loading a page. */
function GuideLink({ href = '', children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  if (href.startsWith(DESK))
    return (
      <Link to={href.slice(DESK.length) || '/'} {...rest}>
        {children}
      </Link>
    );
  return (
    <a href={href} target="_blank" rel="noopener" {...rest}>
      {children}
      <span className="sr"> (nouvel onglet)</span>
    </a>
  );
}

const parts = { a: GuideLink, Note: GuideNote, pre: 'pre' } as const;

interface Props {
  text: Text;
  before: GuidePage | undefined;
  after: GuidePage | undefined;
}

/** Page of the guide, with its table of contents beside it, and links to the previous and next page below. */
export function GuideArticle({ text, before, after }: Props) {
  return (
    <Columns>
      <div>
        <GuideText>
          <WrittenText text={text} components={parts} />
        </GuideText>
        <Neighbours aria-label="Pages voisines">
          {before && (
            <Link to={`/guide/${before.slug}`}>
              <ArrowLeft size={16} strokeWidth={1.6} aria-hidden="true" />
              {before.title}
            </Link>
          )}
          {after && (
            <Link to={`/guide/${after.slug}`} data-next>
              {after.title}
              <ArrowRight size={16} strokeWidth={1.6} aria-hidden="true" />
            </Link>
          )}
        </Neighbours>
      </div>
      {text.headings.length > 1 && (
        <Contents aria-label="Sur cette page">
          <p>Sur cette page</p>
          <ul>
            {text.headings.map(({ id, text: words }) => (
              <li key={id}>
                <a href={`#${id}`}>{words}</a>
              </li>
            ))}
          </ul>
        </Contents>
      )}
    </Columns>
  );
}
