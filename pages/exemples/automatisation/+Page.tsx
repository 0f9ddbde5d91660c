import { ExamplePage } from '../../../components/example/ExamplePage.tsx';
import { automationAudit } from '../../../data/examples/automationAudit.ts';

/** The automation audit of a marketing agency. */
export const Page = () => <ExamplePage example={automationAudit} />;
