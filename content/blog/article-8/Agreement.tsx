import { DataFigure } from '../../../components/article/DataFigure.tsx';
import { agreementCurves } from './agreement.ts';

export const Agreement = () => <DataFigure data={agreementCurves} />;
