import { lazy, Suspense } from 'react';

const load = () => import('./PitfallList.tsx');
/** Hydrated after the text, as figures are (`components/article/DataFigure.tsx`). */
const List = import.meta.env.SSR
  ? (await load()).PitfallList
  : lazy(async () => ({ default: (await load()).PitfallList }));

export const Pitfalls = () => (
  <Suspense>
    <List />
  </Suspense>
);
