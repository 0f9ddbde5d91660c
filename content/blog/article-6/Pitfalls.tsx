import { Suspense } from 'react';
import { later } from '../../../components/later.ts';

const load = () => import('./PitfallList.tsx').then((part) => part.PitfallList);
const List = import.meta.env.SSR ? await load() : later(load);

export const Pitfalls = () => (
  <Suspense>
    <List />
  </Suspense>
);
