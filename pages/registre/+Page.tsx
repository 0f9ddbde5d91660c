import { usePageData } from '../../components/pageContext.tsx';
import { RegisterView } from '../../components/register/RegisterView.tsx';
import type { data } from './+data.ts';

/** The register of disagreements. */
export const Page = () => <RegisterView {...usePageData<typeof data>()} />;
