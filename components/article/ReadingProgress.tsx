import styled from '@emotion/styled';
import { color, layer, media } from '../theme.ts';

const Line = styled.div`
  position: fixed;
  left: 0;
  right: 0;
  top: 71px;
  z-index: ${layer.navigation + 1};
  height: 2px;
  background: ${color.link};
  transform: scaleX(0);
  transform-origin: left;
  pointer-events: none;
  ${media.phone} { top: 59px; }
  ${media.print} { display: none; }
`;

/** How far the reader is in the article: a line under the bar, moved by `watchReading`. */
export const ReadingProgress = () => <Line data-reading="" aria-hidden="true" />;
