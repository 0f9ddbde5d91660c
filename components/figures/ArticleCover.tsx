import styled from '@emotion/styled';
import type { ArticleCover as Cover } from '../../data/articles/blogContent.ts';
import { color } from '../theme.ts';
import { type CoverShape, coverShapes } from './coverShapes.ts';
import { Motif } from './Motif.tsx';
import { StrandFigure } from './StrandFigure.tsx';

type Ground = 'sunk' | 'wash';

/** Background of a cover, which gives the deliverables' drawings the page's colours, so that they follow the scheme. */
const Plate = styled.div<{ ground: Ground }>`
  --doc-paper: ${({ ground }) => color[ground]};
  --doc-ink: ${color.ink};
  --doc-ink-2: ${color['ink-2']};
  --doc-line: ${color['line-strong']};
  --doc-blue: ${color.blue};
  background: ${({ ground }) => color[ground]};
  & svg { display: block; width: 100%; height: 100%; }
`;

/** Canvas for the strands, which cross in its middle: a narrow cover cuts only their ends. */
const CANVAS = { width: 737, height: 315 };
const WEAVE = { xs: -10, x0: 168, x1: 468, xm: 558, yc: CANVAS.height / 2, gap: 46 };
const LINE = `M${WEAVE.xm - 1} ${WEAVE.yc}H${CANVAS.width + 10}`;

interface Props {
  cover: Cover;
  ground?: Ground;
  className?: string;
}

/** Cover of a desk article: a drawing of a deliverable's cover, or the strands. */
export const ArticleCover = ({ cover, ground = 'sunk', className }: Props) => (
  <Plate ground={ground} className={className} data-cover={cover}>
    {cover === 'strands' ? (
      <svg viewBox={`0 0 ${CANVAS.width} ${CANVAS.height}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <StrandFigure weave={WEAVE} line={LINE} ground={color[ground]} />
      </svg>
    ) : (
      <Motif name={cover} />
    )}
  </Plate>
);

/** Cover above the card of a desk article; also used, small, among the choices at the desk. */
export const CardCover = styled(ArticleCover)<{ shape: CoverShape }>`
  display: grid;
  align-items: center;
  justify-items: center;
  overflow: hidden;
  ${({ shape }) => coverShapes[shape]}
  &&:not([data-cover='strands']) svg { width: auto; height: 72%; aspect-ratio: 316 / 212; }
`;
