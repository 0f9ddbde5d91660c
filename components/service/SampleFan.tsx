import { covers } from '../../data/covers.ts';
import { sampleOf } from '../../data/serviceExamples.ts';
import type { ServicePage } from '../../data/servicePages/types.ts';
import { InnerPageView } from '../example/InnerPageView.tsx';
import { DocumentCover } from '../figures/DocumentCover.tsx';
import { DocumentFan } from './DocumentFan.tsx';

/** The documents beside the hero's words: the example's cover and one of its pages. */
export function SampleFan({ page }: { page: ServicePage }) {
  const { example, pages } = sampleOf(page);
  const cover = covers[example.cover];
  return (
    <DocumentFan>
      <div>
        <DocumentCover cover={cover} />
      </div>
      <div>
        <InnerPageView page={pages[0]} kind={cover.kind} decorative />
      </div>
    </DocumentFan>
  );
}
