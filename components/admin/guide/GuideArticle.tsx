import styled from '@emotion/styled';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { MDXComponents } from 'mdx/types.js';
import type { AnchorHTMLAttributes } from 'react';
import { Link } from 'react-router';
import type { GuidePage } from '../../../data/desk/guidePages.ts';
import { color, focusRing, media } from '../../theme.ts';
import { useContent } from '../../useContent.tsx';
import { GuideNote, GuideText } from './GuideText.tsx';
import type { GuideDocument } from './GuideTexts.tsx';

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
const Ways = styled.nav`
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

const DESK = '/admin';

/** A link of the guide: another view of the desk opens without leaving it. */
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

const parts: MDXComponents = { a: GuideLink, Note: GuideNote };

interface Props {
  text: GuideDocument;
  before: GuidePage | undefined;
  after: GuidePage | undefined;
}

/** The text of a page of the guide, its contents beside it, the pages around it below. */
export function GuideArticle({ text: { default: Body, tableOfContents }, before, after }: Props) {
  const content = useContent();
  const headings = tableOfContents.filter(({ depth }) => depth === 2);
  return (
    <Columns>
      <div>
        <GuideText>
          <Body components={parts} content={content} />
        </GuideText>
        <Ways aria-label="Pages voisines">
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
        </Ways>
      </div>
      {headings.length > 1 && (
        <Contents aria-label="Sur cette page">
          <p>Sur cette page</p>
          <ul>
            {headings.map(({ id = '', value }) => (
              <li key={id}>
                <a href={`#${id}`}>{value}</a>
              </li>
            ))}
          </ul>
        </Contents>
      )}
    </Columns>
  );
}
