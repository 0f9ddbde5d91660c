import { Suspense } from 'react';
import { later } from '../../../components/later.ts';

const load = () => import('./ReturnsTable.tsx').then((part) => part.ReturnsTable);
const Returns = import.meta.env.SSR ? await load() : later(load);

export const MeasuredReturns = () => (
  <Suspense>
    <Returns />
  </Suspense>
);
