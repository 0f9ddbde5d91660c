import styled from '@emotion/styled';
import { InnerPagePicture } from '../example/InnerPagePicture.tsx';
import { DocumentCover } from '../figures/documents/DocumentCover.tsx';
import { media } from '../theme.ts';
import type { DrawnSample } from './drawnSample.ts';

/** Two documents: the first in front, the second lower and further right (docs/product/design-language.md § 6, Service). */
const DocumentFan = styled.div`
  position: relative;
  width: 100%;
  max-width: 520px;
  & > :first-of-type { position: relative; z-index: 1; width: 71%; }
  & > * + * { position: absolute; right: 0; bottom: -34px; width: 67.5%; }
  margin-bottom: 34px;
  ${media.desktop} { margin-top: 84px; }
  ${media.belowDesktop} { margin-top: 8px; }
  ${media.print} { max-width: 300px; margin: 16px 0 34px auto; break-inside: avoid; }
`;

/** The documents beside the hero's words: the example's cover and one of its pages. */
export const SampleFan = ({ sample: { cover, pages } }: { sample: DrawnSample }) => (
  <DocumentFan>
    <div>
      <DocumentCover cover={cover} />
    </div>
    <div>
      <InnerPagePicture page={pages[0]} kind={cover.kind} />
    </div>
  </DocumentFan>
);
