import { ExamplePage } from '../../../components/example/ExamplePage.tsx';
import { Static } from '../../../components/Static.tsx';
import { automationAudit } from '../../../data/examples/automationAudit.ts';

/** The automation audit of a marketing agency. */
export const Page = () => <Static>{import.meta.env.SSR && <ExamplePage example={automationAudit} />}</Static>;
