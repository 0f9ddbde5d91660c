import { LetterList } from '../../../../components/newsletter/LetterList.tsx';
import { usePageData } from '../../../../components/pageContext.tsx';
import type { data } from './+data.ts';

/** The archive of the letters. */
export const Page = () => <LetterList {...usePageData<typeof data>()} />;
