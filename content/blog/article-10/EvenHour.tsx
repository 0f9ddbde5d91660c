import { DataFigure } from '../../../components/article/DataFigure.tsx';
import { useContent } from '../../../components/useContent.tsx';
import { evenHourCurves } from './even-hour-curves.ts';

export const EvenHour = () => {
  const content = useContent();
  return <DataFigure data={evenHourCurves(content)} />;
};
