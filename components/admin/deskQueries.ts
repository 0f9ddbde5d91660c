import { keepPreviousData, type QueryClient, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Account, AccountList } from '../../data/api/accounts.ts';
import type { PersonRecord } from '../../data/api/people.ts';
import type { Day, LeadList, LeadRecord } from '../../data/api/responses.ts';
import type { Lead } from '../../data/api/rows.ts';
import type { SettingsResponse } from '../../data/api/settings/settingsResponses.ts';
import type { MailOverview, SiteState, Summary } from '../../data/api/siteResponses.ts';
import { deskLimits } from '../../data/desk/deskLimits.ts';
import { callApi } from '../api.ts';
import { readApi } from './readApi.ts';
import { refresh, storeResult } from './refresh.ts';
import { useSingleCall } from './useSingleCall.ts';

/** Query key of the blog's list of articles, from which the tab « Articles » gets its count. */
export const ARTICLES = ['/api/admin/blog/articles'] as const;
/** API path of the desk's articles, and of the cards of built-in ones. */
export const DESK_ARTICLES = '/api/admin/articles';

/** Query key of a lead's record; its parts joined by slashes are the API path. */
export const leadKey = (id: number | string) => ['/api/admin/leads', String(id)];

/** Stores a lead's new state in its record and in every list that shows the lead. */
function storeLead(queries: QueryClient, lead: Lead): void {
  queries.setQueriesData<{ pages: LeadList[] }>(
    { queryKey: ['/api/leads'] },
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((page) => ({
          ...page,
          leads: page.leads.map((one) => (one.id === lead.id ? { ...one, ...lead } : one)),
        })),
      },
  );
}

/** Mutation of a lead, whose response replaces the lead's record. */
export function useLeadChange<Body>(id: number, method: string, path = '') {
  const queries = useQueryClient();
  return useSingleCall({
    mutationFn: (body: Body) => callApi<LeadRecord>(method, `/api/admin/leads/${id}${path}`, body),
    onMutate: () => Date.now(),
    onSuccess: async (record, _body, sentAt) => {
      await storeResult(queries, leadKey(id), record, sentAt);
      storeLead(queries, queries.getQueryData<LeadRecord>(leadKey(id))?.lead ?? record.lead);
    },
  });
}

interface Page {
  total: number;
  next_cursor: string | null;
}

/**
 * Infinite query of a list: `path` returns the newest rows, and every page the cursor of the next one; later pages are longer. `search`:
 * further query, without `?`; `key`: query key to fetch the list again, if it is not `path`.
 */
export function useList<List extends Page>(path: string, search = '', key: readonly string[] = [path]) {
  const query = useInfiniteQuery({
    queryKey: [...key, search],
    queryFn: ({ pageParam }) => {
      const params = new URLSearchParams(search);
      if (pageParam) {
        params.set('cursor', pageParam);
        // Pages after the first are longer, to need fewer calls.
        params.set('limit', String(deskLimits.longestPage));
      }
      const rest = params.toString();
      return readApi<List>(rest ? `${path}?${rest}` : path);
    },
    initialPageParam: '',
    getNextPageParam: (last) => last.next_cursor || undefined,
    placeholderData: keepPreviousData,
  });
  return { ...query, total: query.data?.pages[0]?.total };
}

// API paths of the desk; each is also the first part of its query keys.
export const ACCOUNT = '/api/admin/account';
export const ACCOUNTS = '/api/admin/accounts';
export const BIN = '/api/admin/bin';
export const CONTRACT_NOTICES = '/api/admin/contract-notices';
export const LEADS = '/api/leads';
export const LETTERS = '/api/admin/letters';
export const MAIL = '/api/admin/mail';
export const MEDIA = '/api/admin/media';
export const PEOPLE = '/api/admin/people';
export const QUOTES = '/api/admin/quotes';
export const SETTINGS = '/api/admin/settings';
export const SITE_STATE = '/api/admin/site-state';
export const SUMMARY = '/api/admin/summary';
/** Query keys of the subscribers: the count in the tab, and the list in the view. */
export const SUBSCRIBERS = ['/api/newsletter', '/api/admin/subscribers'] as const;

/** Milliseconds between fetches while the desk is open: a full disk, late mail or a due follow-up sends no event. */
const refetchInterval = 5 * 60_000;

export const useAccount = () => useQuery<Account>({ queryKey: [ACCOUNT] });
export const useAccounts = () => useQuery<AccountList>({ queryKey: [ACCOUNTS] });
/** Queries the leads with which the owner must deal today. */
export const useDay = () => useQuery<Day>({ queryKey: ['/api/admin/day'], refetchInterval });
export const useMail = () => useQuery<MailOverview>({ queryKey: [MAIL], refetchInterval });
/** Queries the settings the owner may change. */
export const useSettings = () => useQuery<SettingsResponse>({ queryKey: [SETTINGS] });
/** Queries the state of what the site monitors. */
export const useSiteState = () => useQuery<SiteState>({ queryKey: [SITE_STATE], refetchInterval });
/** Queries the desk's counts and warnings. */
export const useSummary = () => useQuery<Summary>({ queryKey: [SUMMARY], refetchInterval });

/** Queries everything the site holds of a person. */
export const usePerson = (id: number | string, enabled = true) =>
  useQuery<PersonRecord>({ queryKey: [PEOPLE, String(id)], enabled });

/** Mutation of a person, whose response replaces the person's record. */
export function usePersonChange<Body>(id: number, method: string, path = '') {
  const queries = useQueryClient();
  return useSingleCall({
    mutationFn: (body: Body) => callApi<PersonRecord>(method, `${PEOPLE}/${id}${path}`, body),
    onSuccess: async (record) => {
      await refresh(queries, PEOPLE);
      await storeResult(queries, [PEOPLE, String(id)], record);
    },
  });
}
