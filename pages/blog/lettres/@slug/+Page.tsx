import { LetterView } from '../../../../components/newsletter/LetterView.tsx';
import { usePageData } from '../../../../components/pageContext.tsx';
import type { data } from './+data.ts';

/** A letter of the archive. */
export function Page() {
  return <LetterView {...usePageData<typeof data>().letter} />;
}
