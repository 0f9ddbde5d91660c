import { DataFigure } from '../../../components/article/DataFigure.tsx';
import { funnel } from './funnel.ts';

/** The five counters of the worked example. */
export const FunnelChart = () => <DataFigure data={funnel} />;
