import styled from '@emotion/styled';
import { memo } from 'react';
import { color, radius } from '../theme.ts';
import { type CoverShape, coverShapes } from './coverShapes.ts';

const Plate = styled.div<{ shape: CoverShape }>`
  overflow: hidden;
  border-radius: ${radius.document};
  background: ${color.sunk};
  color: ${color.ink};
  ${({ shape }) => coverShapes[shape]}
  && svg { display: block; width: 100%; height: 100%; }
`;

/**
 * Cover of a built-in article, drawn on the server. In the browser `markup` is empty: React keeps the served HTML, and no code for the
 * drawing is sent.
 */
export const DrawnCover = memo(({ markup, shape }: { markup: string; shape: CoverShape }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server's own drawing (content/blog/covers)
  <Plate shape={shape} aria-hidden suppressHydrationWarning dangerouslySetInnerHTML={{ __html: markup }} />
));
