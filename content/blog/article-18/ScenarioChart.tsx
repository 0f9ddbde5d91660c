import { DataFigure } from '../../../components/article/DataFigure.tsx';
import { returns } from './returns.ts';

/** The returns of the five, their manager forgotten and counted. */
export const ScenarioChart = () => <DataFigure data={returns} />;
