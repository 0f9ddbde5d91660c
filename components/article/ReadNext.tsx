import styled from '@emotion/styled';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ArticleCard as Card } from '../../data/blog/articleCards.ts';
import type { ArticleLink } from '../../data/blog/relatedCards.ts';
import { MoreArticles } from '../blog/MoreArticles.tsx';
import { color, focusRing, media } from '../theme.ts';

const Steps = styled.nav`
  display: grid;
  gap: 16px 24px;
  margin-top: 64px;
  padding-top: 20px;
  border-top: 1px solid ${color.line};
  & a { display: grid; grid-template-columns: 20px 1fr; gap: 4px 12px; padding: 6px 0; font-size: 15px; line-height: 1.45; ${focusRing(color.link, 4)} }
  & [rel='next'] { grid-template-columns: 1fr 20px; }
  & a:hover { color: ${color.link}; }
  & svg { margin-top: 2px; }
  & small { display: block; font-size: 14px; color: ${color['ink-3']}; }
  ${media.fromTablet} {
    grid-template-columns: 1fr 1fr;
    & [rel='next'] { grid-column: 2; text-align: right; }
  }
`;

interface NextProps {
  related: readonly Card[];
  earlier?: ArticleLink | undefined;
  later?: ArticleLink | undefined;
}

/** Articles to read next: three related ones, then those published just before and after. */
export const ReadNext = ({ related, earlier, later }: NextProps) => (
  <MoreArticles id="a-lire-ensuite" title="À lire ensuite" cards={related}>
    <Steps aria-label="Articles précédent et suivant">
      {earlier && (
        <a href={`/blog/${earlier.slug}`} rel="prev">
          <ArrowLeft size={18} strokeWidth={1.6} aria-hidden="true" />
          <span>
            <small>Article précédent</small>
            {earlier.title}
          </span>
        </a>
      )}{' '}
      {later && (
        <a href={`/blog/${later.slug}`} rel="next">
          <span>
            <small>Article suivant</small>
            {later.title}
          </span>
          <ArrowRight size={18} strokeWidth={1.6} aria-hidden="true" />
        </a>
      )}
    </Steps>
  </MoreArticles>
);
