import { DataFigure } from '../../../components/article/DataFigure.tsx';
import { usage } from './usage.ts';

/** What French managers ask of generative AI, a year apart. */
export const UsageChart = () => <DataFigure data={usage} />;
