import type { LeadList } from '../../../data/api/responses.ts';
import type { ExportFormat } from '../../../data/desk/deskKinds.ts';
import { deskLimits } from '../../../data/desk/deskLimits.ts';
import { ApiError } from '../../api.ts';
import { CONFIRMATION, callConfirmed } from '../confirm/callConfirmed.ts';
import { LEADS } from '../deskQueries.ts';
import { today } from '../formats.ts';
import { readApi } from '../readApi.ts';

const MOST = deskLimits.leadsAtOnce;

/**
 * Runs a job on batches of a list, one after the other, and returns its results. The job also receives the number of items before its
 * batch. Stops at the first batch that fails.
 */
export async function inParts<One, Result>(
  all: readonly One[],
  job: (part: readonly One[], before: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let before = 0; before < all.length; before += MOST)
    results.push(await job(all.slice(before, before + MOST), before));
  return results;
}

/** Saves leads as one table, fetched in several calls; only the first call's part begins with the column titles. */
export async function exportChosen(
  ids: readonly number[],
  format: ExportFormat,
  onProgress: (done: number) => void,
): Promise<void> {
  await callConfirmed('GET', CONFIRMATION);
  const parts = await inParts(ids, async (part, before) => {
    onProgress(before);
    const query = new URLSearchParams({ format, titles: String(before === 0), ids: part.join(',') });
    const response = await fetch(`/api/admin/exports/leads.csv?${query}`, { credentials: 'include' });
    if (!response.ok) throw new ApiError(response.status, response.statusText, await response.text());
    return response.blob();
  });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob(parts, { type: 'text/csv' }));
  link.download = `leads-${today()}.csv`;
  link.click();
  // The browser reads the file after the click: revoke its URL later.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/**
 * Returns the ids of all leads of a list, including those not loaded yet.
 * @param search the list's query, without `?`
 */
export async function everyId(search: string): Promise<number[]> {
  const ids: number[] = [];
  const params = new URLSearchParams(search);
  params.set('limit', String(deskLimits.longestPage));
  for (let cursor: string | null = ''; cursor !== null; ) {
    if (cursor) params.set('cursor', cursor);
    const page: LeadList = await readApi(`${LEADS}?${params}`);
    ids.push(...page.leads.map(({ id }) => id));
    cursor = page.next_cursor || null;
  }
  return ids;
}
