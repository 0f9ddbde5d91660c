import { DataFigure } from '../../../components/article/DataFigure.tsx';
import { breakEven } from './breakEven.ts';

/** The balance of the worked quotation, month by month. */
export const BreakEvenChart = () => <DataFigure data={breakEven} />;
