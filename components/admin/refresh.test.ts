import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { refresh, refreshErased, storeResult } from './refresh.ts';

const PATH = '/api/leads';

test('a first response that was on its way when something changed is fetched again', async () => {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  const results: ((rows: string[]) => void)[] = [];
  const queryFn = () => new Promise<string[]>((resolve) => results.push(resolve));
  const observer = new QueryObserver(queries, { queryKey: [PATH, ''], queryFn });
  const leave = observer.subscribe(() => {});
  const done = refresh(queries, PATH);
  await expect.poll(() => results.length).toBe(2);
  results[0]?.(['erased since']);
  results[1]?.([]);
  await done;
  expect(observer.getCurrentResult()).toMatchObject({ status: 'success', data: [] });
  leave();
});

test('after an erasure a list that no view shows begins anew', async () => {
  const queries = new QueryClient();
  const key = (search: string) => [PATH, search];
  queries.setQueryData(key(''), ['an erased person']);
  queries.setQueryData(key('q=person'), ['an erased person']);
  const observer = new QueryObserver(queries, { queryKey: key('q=person'), queryFn: async () => [] });
  const leave = observer.subscribe(() => {});
  await refreshErased(queries, PATH);
  expect(queries.getQueryData(key(''))).toBeUndefined();
  expect(observer.getCurrentResult().data).toEqual([]);
  leave();
});

test('twin: after any other change it shows what it held until its answer is there', async () => {
  const queries = new QueryClient();
  queries.setQueryData([PATH, ''], ['person']);
  await refresh(queries, PATH);
  expect(queries.getQueryData([PATH, ''])).toEqual(['person']);
});

test('the response of a change is kept, though an earlier read comes later', async () => {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  const results: ((rows: string[]) => void)[] = [];
  const queryFn = () => new Promise<string[]>((resolve) => results.push(resolve));
  queries.setQueryData([PATH], ['before']);
  const observer = new QueryObserver(queries, { queryKey: [PATH], queryFn });
  const leave = observer.subscribe(() => {});
  refresh(queries, PATH);
  await expect.poll(() => results.length).toBe(1);
  await storeResult(queries, [PATH], ['after']);
  results[0]?.(['before']);
  expect(observer.getCurrentResult().data).toEqual(['after']);
  // The list is fetched a second time: the first response may have been read before the other account's change.
  await expect.poll(() => results.length).toBe(2);
  results[1]?.(['after both']);
  await expect.poll(() => observer.getCurrentResult().data).toEqual(['after both']);
  leave();
});

test('the response of a change does not replace what was read after the change was sent', async () => {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  const observer = new QueryObserver(queries, { queryKey: [PATH], queryFn: async () => ['both changes'] });
  queries.setQueryData([PATH], ['a later change'], { updatedAt: 2000 });
  const leave = observer.subscribe(() => {});
  await storeResult(queries, [PATH], ['the earlier change'], 1000);
  expect(observer.getCurrentResult().data).toEqual(['both changes']);
  leave();
});

test('the read that replaces a response is waited for, though an event cancels it and begins another', async () => {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  let reads = 0;
  let respond = () => {};
  const response = new Promise<void>((resolve) => {
    respond = resolve;
  });
  const queryFn = async () => {
    reads += 1;
    await response;
    return ['mine and another'];
  };
  queries.setQueryData([PATH], ['before'], { updatedAt: 2000 });
  const observer = new QueryObserver(queries, { queryKey: [PATH], queryFn });
  const leave = observer.subscribe(() => {});
  let shown: unknown;
  const stored = storeResult(queries, [PATH], ['mine'], 1000).then(() => {
    shown = observer.getCurrentResult().data;
  });
  await expect.poll(() => reads).toBe(1);
  const event = refresh(queries, PATH);
  await expect.poll(() => reads).toBeGreaterThan(1);
  respond();
  await Promise.all([stored, event]);
  expect(shown).toEqual(['mine and another']);
  leave();
});
