import styled from '@emotion/styled';
import type { ArticleCover as Cover } from '../../../data/articles/blogContent.ts';
import { ArticleCover } from '../../figures/ArticleCover.tsx';
import { media } from '../../theme.ts';
import { Container } from '../../ui/Section.tsx';

/** Place of the cover: the last columns of the header; on narrow screens, below its words. */
const Place = styled(Container)`
  & > div { width: min(100%, 400px); margin-top: -8px; padding-bottom: 40px; }
  ${media.desktop} {
    position: absolute;
    inset: 0;
    display: flex;
    justify-content: flex-end;
    align-items: center;
    pointer-events: none;
    & > div { width: clamp(240px, 26vw, 380px); margin: 0; padding: 0; }
  }
  ${media.print} { display: none; }
`;

/** The cover of an article of the desk, at the head of its page. */
export const WrittenCover = ({ cover }: { cover: Cover }) => (
  <Place>
    <ArticleCover cover={cover} ground="wash" />
  </Place>
);
