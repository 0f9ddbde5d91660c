import { LegalLayout } from '../../components/legal/LegalLayout.tsx';
import { usePageData } from '../../components/pageContext.tsx';
import { accessibility } from '../../data/company/legal.ts';
import type { data } from './+data.ts';

/** The voluntary accessibility statement. */
export function Page() {
  const { headings } = usePageData<typeof data>();
  return <LegalLayout {...accessibility} headings={headings} />;
}
