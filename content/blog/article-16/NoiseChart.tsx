import { DataFigure } from '../../../components/article/DataFigure.tsx';
import { noise } from './noise.ts';

/** The least rise that is not a lucky month. */
export const NoiseChart = () => <DataFigure data={noise} />;
