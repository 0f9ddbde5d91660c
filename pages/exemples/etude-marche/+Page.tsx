import { ExamplePage } from '../../../components/example/ExamplePage.tsx';
import { Static } from '../../../components/Static.tsx';
import { marketStudy } from '../../../data/examples/marketStudy.ts';

/** The market study on European neobanks. */
export const Page = () => <Static>{import.meta.env.SSR && <ExamplePage example={marketStudy} />}</Static>;
