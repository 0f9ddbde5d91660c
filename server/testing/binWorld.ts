import { trustClock } from '../jobs/deletions.ts';
import { runNightlyIfDue } from '../jobs/maintenance.ts';
import { lead, renewSession, type SiteUnderTest } from './siteUnderTest.ts';

export const DAY = 86_400_000;

/** Advances the site's clock by some days, has the site accept the new date, and runs the nightly jobs once. */
export async function afterDays(site: SiteUnderTest, days: number): Promise<void> {
  site.clock.time = new Date(site.clock.time.getTime() + days * DAY);
  await site.services.queue.write((writer) => trustClock(writer, site.clock.time));
  await runNightlyIfDue(site.services);
  await renewSession(site);
}
export const names = ({ raw }: SiteUnderTest) => raw.prepare('SELECT name FROM leads ORDER BY id').pluck().all();
export const binOf = async ({ api, admin }: SiteUnderTest) =>
  (await api.get('/api/admin/bin').set(admin)).body as {
    total: number;
    items: { id: number; kind: string; name: string; email: string; actor: string | null }[];
  };
export const upkeepOf = async ({ api, admin }: SiteUnderTest) => (await api.get('/api/admin/summary').set(admin)).body;
/** Posts leads; `over` sets their fields. */
export async function post(site: SiteUnderTest, count: number, over: Record<string, unknown> = {}): Promise<void> {
  for (let n = 1; n <= count; n += 1) await site.api.post('/api/leads').send(lead({ name: `Lead ${n}`, ...over }));
}
export const many = { environment: { RATE_LIMIT_PER_MINUTE: '100000' } };
