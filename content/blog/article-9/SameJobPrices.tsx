import { DataFigure } from '../../../components/article/DataFigure.tsx';
import { priceOfTheSameJob } from './bills.ts';

export const SameJobPrices = () => <DataFigure data={priceOfTheSameJob} />;
