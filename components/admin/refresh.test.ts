import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { refresh } from './refresh.ts';

const PATH = '/api/leads';

test('a first answer that was on its way when something changed is asked for again', async () => {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  const answers: ((rows: string[]) => void)[] = [];
  const queryFn = () => new Promise<string[]>((resolve) => answers.push(resolve));
  const observer = new QueryObserver(queries, { queryKey: [PATH, ''], queryFn });
  const leave = observer.subscribe(() => {});
  const done = refresh(queries, PATH);
  await expect.poll(() => answers.length).toBe(2);
  answers[0]?.(['erased since']);
  answers[1]?.([]);
  await done;
  expect(observer.getCurrentResult()).toMatchObject({ status: 'success', data: [] });
  leave();
});
