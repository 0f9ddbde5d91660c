import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';
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

/** How far the reader is in the article around it: a line under the bar. */
export function ReadingProgress() {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const article = line.current?.closest('article');
    const draw = () => {
      if (!article || !line.current) return;
      const { top, height } = article.getBoundingClientRect();
      const read = Math.min(1, Math.max(0, -top / Math.max(1, height - window.innerHeight)));
      line.current.style.transform = `scaleX(${read})`;
    };
    draw();
    window.addEventListener('scroll', draw, { passive: true });
    return () => window.removeEventListener('scroll', draw);
  }, []);
  return <Line ref={line} aria-hidden="true" />;
}
