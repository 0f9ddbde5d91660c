import { DataFigure } from '../../../components/article/DataFigure.tsx';
import { evenHourCurves } from './even-hour-curves.ts';

export const EvenHour = () => <DataFigure data={evenHourCurves} />;
