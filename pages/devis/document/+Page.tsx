import { usePageData } from '../../../components/pageContext.tsx';
import { QuotationPage } from '../../../components/quotation/QuotationPage.tsx';
import { NotFoundView } from '../../../components/sections/LostPage.tsx';
import type { data } from './+data.ts';

export function Page() {
  const { quote } = usePageData<typeof data>();
  return quote ? <QuotationPage view={quote} /> : <NotFoundView />;
}
