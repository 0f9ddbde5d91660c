import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type LiveEvent, RECENT_MS } from '../../../data/desk/liveEvents.ts';
import { LEADS, leadKey, MEDIA, PEOPLE, SUMMARY } from '../deskQueries.ts';
import { noteTouch } from '../readApi.ts';
import { refresh } from '../refresh.ts';
import { SESSION_BACK, SESSION_LOST } from '../signin/signIn.ts';
import { followEvents } from './followEvents.ts';

/** API path of the leads' records, with which the paths of everything that belongs to a lead begin. */
const FILES = '/api/admin/leads';
/** Query keys whose data each kind of event makes outdated. */
const STALE: Record<LiveEvent['kind'], string[]> = {
  lead: [PEOPLE, '/api/leads', '/api/admin/day'],
  'lead-changed': [PEOPLE, '/api/leads', '/api/admin/day', '/api/admin/lead-amounts'],
  'leads-changed': [PEOPLE, '/api/leads', '/api/admin/leads', '/api/admin/day', '/api/admin/lead-amounts'],
  subscriber: [PEOPLE, '/api/newsletter', '/api/admin/subscribers'],
  'contract-notice': [PEOPLE, '/api/admin/contract-notices'],
  people: [PEOPLE],
  mail: [PEOPLE, '/api/admin/mail', '/api/admin/leads'],
  accounts: ['/api/admin/account', '/api/admin/accounts', '/api/admin/journal'],
  // The picture library is included, since it lists the letters that show a picture.
  letters: ['/api/admin/letters', MEDIA],
  upkeep: [PEOPLE, '/api/admin/bin'],
  articles: ['/api/admin/articles', '/api/admin/blog/articles', MEDIA],
  pictures: [MEDIA],
  site: ['/api/admin/site-state'],
  content: ['/api/admin/settings', '/api/admin/sample-files', MEDIA],
};
/** Milliseconds after a response by which its changes are drawn. */
const DRAWN_MS = 20;
const GATHERED_MS = 200;
const SEEN = ['pointerdown', 'keydown', 'wheel', 'visibilitychange'] as const;

/** Query clients with events being collected: events come in bursts, and each burst fetches a query only once. */
const gathering = new Set<QueryClient>();
async function refreshSummary(queries: QueryClient): Promise<void> {
  if (gathering.has(queries)) return;
  gathering.add(queries);
  await new Promise((resolve) => setTimeout(resolve, GATHERED_MS));
  gathering.delete(queries);
  refresh(queries, SUMMARY);
}

async function follow(queries: QueryClient, event: LiveEvent): Promise<void> {
  const stale = STALE[event.kind];
  refreshSummary(queries);
  for (const path of stale) if (path !== FILES) refresh(queries, path);
  if (event.kind === 'lead-changed') refresh(queries, ...leadKey(event.id));
  if (!stale.includes(FILES)) return;
  // Fetches the list before the records: the page of a deleted lead is then closed, and does not request the deleted record.
  if (!stale.includes(LEADS)) refresh(queries, LEADS);
  do await drawn();
  while (queries.isFetching({ queryKey: [LEADS] }) > 0);
  await drawn();
  refresh(queries, FILES);
}

const drawn = () => new Promise((resolve) => setTimeout(resolve, DRAWN_MS));

/**
 * Keeps the desk up to date by Server-Sent Events. A first stream sends recent events again, since the first data may be older. Fetches
 * everything again when events may be missing: the stream opened late, or broke for too long. Counts new leads in the tab's title until the
 * owner uses the tab.
 */
export function useLive(): void {
  const queries = useQueryClient();
  const [arrived, setArrived] = useState(0);
  const [session, setSession] = useState(0);

  /** Time at which the first data was read: it already includes older events. */
  const since = useRef(0);
  // A layout effect, to run before the effects that fetch the desk's data.
  useLayoutEffect(() => {
    since.current = Date.now();
  }, []);
  useEffect(() => {
    const leave = followEvents((message) => {
      if (message.kind === 'lost') {
        // A refused stream may mean that the session has ended; fetching the summary will show that.
        if (message.refused) refresh(queries, SUMMARY);
      } else if (message.kind === 'opened') {
        if (!(message.complete ?? Date.now() - since.current < RECENT_MS / 2)) refresh(queries);
      } else if (message.age === undefined || Date.now() - message.age > since.current) {
        follow(queries, message.event);
        if (message.event.kind === 'lead' && !message.event.held) setArrived((count) => count + 1);
      }
    });
    const renew = () => {
      since.current = 0;
      setSession(session + 1);
    };
    window.addEventListener(SESSION_BACK, renew);
    // Stops following events when the session is lost; another tab may sign in first.
    window.addEventListener(SESSION_LOST, leave);
    return () => {
      leave();
      window.removeEventListener(SESSION_BACK, renew);
      window.removeEventListener(SESSION_LOST, leave);
    };
  }, [queries, session]);

  useEffect(() => {
    const seen = () => {
      if (document.hidden) return;
      noteTouch();
      setArrived(0);
    };
    for (const name of SEEN) document.addEventListener(name, seen);
    return () => {
      for (const name of SEEN) document.removeEventListener(name, seen);
    };
  }, []);
  useEffect(() => {
    const title = document.title.replace(/^\(\d+\) /, '');
    document.title = arrived > 0 ? `(${arrived}) ${title}` : title;
  }, [arrived]);
}
