import { DataFigure } from '../../../components/article/DataFigure.tsx';
import { perceivedAndMeasured } from './perceived-and-measured.ts';

export const Perceived = () => <DataFigure data={perceivedAndMeasured} />;
