import { ExamplePage } from '../../../components/example/ExamplePage.tsx';
import { marketStudy } from '../../../data/examples/marketStudy.ts';

/** The market study on European neobanks. */
export const Page = () => <ExamplePage example={marketStudy} />;
