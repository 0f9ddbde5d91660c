import { DataFigure } from '../../../components/article/DataFigure.tsx';
import { review } from './review.ts';

/** What the week gains as drafts are thrown away, by how long a draft takes to check. */
export const ReviewChart = () => <DataFigure data={review} />;
