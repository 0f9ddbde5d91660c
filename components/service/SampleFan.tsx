import type { ServiceSample } from '../../data/serviceExamples.ts';
import { InnerPageView } from '../example/InnerPageView.tsx';
import { DocumentCover } from '../figures/DocumentCover.tsx';
import { DocumentFan } from './DocumentFan.tsx';

/** The documents beside the hero's words: the example's cover and one of its pages. */
export const SampleFan = ({ sample: { cover, pages } }: { sample: ServiceSample }) => (
  <DocumentFan>
    <div>
      <DocumentCover cover={cover} />
    </div>
    <div>
      <InnerPageView page={pages[0]} kind={cover.kind} decorative />
    </div>
  </DocumentFan>
);
