import styled from '@emotion/styled';
import type { ArticleCover as Cover } from '../../data/articles/blogContent.ts';
import { color } from '../theme.ts';
import { Motif } from './Motif.tsx';
import { StrandFigure } from './StrandFigure.tsx';

const Frame = styled.div`
  display: grid;
  place-items: center;
  height: clamp(220px, 26vw, 335px);
  padding: 28px;
  background: ${color.sunk};
  &[data-paper] { background: ${color['doc-paper']}; border: 1px solid ${color['doc-line']}; }
  && svg { width: 100%; max-width: 420px; height: 100%; }
`;
const WEAVE = { xs: 10, x0: 90, x1: 400, xm: 470, yc: 106, gap: 40 };

/** The drawing that stands for an article written in the desk. */
export const ArticleCover = ({ cover }: { cover: Cover }) => (
  <Frame data-paper={cover === 'strands' ? undefined : ''}>
    {cover === 'strands' ? (
      <svg viewBox="0 0 620 212" aria-hidden="true">
        <StrandFigure weave={WEAVE} line="M470 106H620" ground={color.sunk} />
      </svg>
    ) : (
      <Motif name={cover} />
    )}
  </Frame>
);
