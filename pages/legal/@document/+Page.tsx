import { LegalLayout } from '../../../components/legal/LegalLayout.tsx';
import { usePageData } from '../../../components/pageContext.tsx';
import type { data } from './+data.ts';

/** A legal document: its facts from `data/company/legal.ts`, its text from `content/legal`. */
export function Page() {
  const { document, headings } = usePageData<typeof data>();
  return <LegalLayout {...document} headings={headings} />;
}
