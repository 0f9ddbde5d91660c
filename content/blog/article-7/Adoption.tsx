import { DataFigure } from '../../../components/article/DataFigure.tsx';
import { adoption } from './adoption.ts';

export const Adoption = () => <DataFigure data={adoption} />;
