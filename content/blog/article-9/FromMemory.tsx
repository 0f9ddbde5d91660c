import { DataFigure } from '../../../components/article/DataFigure.tsx';
import { fromMemory } from './from-memory.ts';

export const FromMemory = () => <DataFigure data={fromMemory} />;
