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

/** How far the reader is in the article: a line under the bar. */
export function ReadingProgress() {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const article = document.querySelector('article');
    const update = () => {
      if (!article || !line.current) return;
      const { top, height } = article.getBoundingClientRect();
      const done = Math.min(1, Math.max(0, -top / Math.max(1, height - window.innerHeight)));
      line.current.style.transform = `scaleX(${done})`;
    };
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);
  return <Line ref={line} aria-hidden="true" />;
}
