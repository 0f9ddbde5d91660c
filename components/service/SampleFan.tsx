import { InnerPagePicture } from '../example/InnerPagePicture.tsx';
import { DocumentCover } from '../figures/documents/DocumentCover.tsx';
import { DocumentFan } from './DocumentFan.tsx';
import type { DrawnSample } from './drawnSample.ts';

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
