import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { servicePage } from '../../data/servicePages.ts';
import { color, focusRing, media } from '../theme.ts';
import { useContent } from '../useContent.tsx';

/** Four columns; two by two on tablets; on phones a strip that scrolls sideways inside the page's margins. */
const Strip = styled.section`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 40px 24px;
  border-radius: 2px;
  ${focusRing(color['band-link'], 6)}
  & figcaption { display: flex; justify-content: space-between; gap: 12px; margin-top: 18px; font-size: 15px; line-height: 1.5; }
  & figcaption span + span { flex: none; color: ${color['on-band-2']}; }
  ${media.tablet} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  ${media.phone} {
    grid-template-columns: repeat(4, min(70vw, 280px));
    margin: 0 -20px;
    padding: 4px 20px 12px;
    overflow-x: auto;
    scroll-snap-type: x proximity;
    scroll-padding: 0 20px;
    & > * { scroll-snap-align: start; }
  }
`;

interface Props {
  pages: readonly { caption: string; place: string; page: ReactNode }[];
}

/** Drawn pages of the example, each with its caption and where it stands. */
export const SampleStrip = ({ pages }: Props) => {
  const content = useContent();
  return (
    <Strip tabIndex={0} aria-label={servicePage(content).samplePages}>
      {pages.map(({ caption, place, page }) => (
        <figure key={caption}>
          {page}
          <figcaption>
            <span>{caption}</span>
            <span>{place}</span>
          </figcaption>
        </figure>
      ))}
    </Strip>
  );
};
