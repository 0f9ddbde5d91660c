import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { backUp } from '../../database/file/backup.ts';
import { lead, siteUnderTest } from '../testing/siteUnderTest.ts';

const METRICS_TOKEN = 'un jeton de seize signes'.replaceAll(' ', '-');
const shown = { Authorization: `Bearer ${METRICS_TOKEN}` };
const read = (text: string, sample: string): number => Number(text.split(`\n${sample} `)[1]?.split('\n')[0]);

describe('GET /metrics', () => {
  test('is no page without a token in the settings, nor for a request with another token or none', async () => {
    const [off, on] = [await siteUnderTest(), await siteUnderTest({ environment: { METRICS_TOKEN } })];
    for (const { api } of [off, on]) {
      const unknown = await api.get('/nulle-part');
      for (const header of [{}, { Authorization: 'Bearer ' }, { Authorization: `Bearer ${METRICS_TOKEN}x` }]) {
        const { status, body } = await api.get('/metrics').set(header);
        expect([status, body.detail]).toEqual([404, unknown.body.detail]);
      }
    }
    expect((await off.api.get('/metrics').set(shown)).status).toBe(404);
    expect((await on.api.get('/metrics').set(shown)).status).toBe(200);
  });

  test('counts requests, rows, waiting mail and copies, and nothing personal', async () => {
    const { api, services, clock, dataDir } = await siteUnderTest({ environment: { METRICS_TOKEN } });
    await api.post('/api/leads').send(lead({ name: 'Odile Kerjean', email: 'odile@kerjean.example' }));
    await api.post('/api/leads').send({});
    await api.get('/nulle-part?secret=odile');
    await backUp(dataDir, clock.time);
    clock.time = new Date(clock.time.getTime() + 7_200_000);
    const { text, headers } = await api.get('/metrics').set(shown);
    expect(headers['content-type']).toContain('version=0.0.4');
    const values = [
      'site_requests_total{kind="api",status="201"}',
      'site_requests_total{kind="api",status="422"}',
      'site_requests_total{kind="page",status="404"}',
      'site_request_seconds_count{kind="api"}',
      'site_leads{place="inbox"}',
      'site_ready',
      'site_trouble{kind="mail"}',
    ].map((sample) => read(text, sample));
    expect(values).toEqual([1, 1, 1, 2, 1, 1, 0]);
    expect(read(text, 'site_mails_waiting')).toBeGreaterThan(0);
    expect(read(text, 'site_mail_oldest_seconds')).toBeGreaterThanOrEqual(7200);
    const age = services.now().getTime() / 1000 - read(text, 'site_copy_timestamp_seconds{place="machine"}');
    expect(Math.round(age / 60)).toBe(120);
    expect(read(text, 'site_disk_free_bytes')).toBeGreaterThan(0);
    expect(read(text, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0);
    expect(text).not.toMatch(/odile|kerjean|nulle-part|secret/i);
  });

  test('has each metric that the page about it names, and no other of the site', async () => {
    const page = readFileSync(path.join(import.meta.dirname, '../../docs/metrics.md'), 'utf8');
    const { api } = await siteUnderTest({ environment: { METRICS_TOKEN } });
    const { text } = await api.get('/metrics').set(shown);
    const there = [...text.matchAll(/^# TYPE (site_\w+)/gm)].map(([, name]) => name);
    const named = [...page.matchAll(/\bsite_[a-z_]+/g)].map(([name]) => name);
    expect([...new Set(named)].toSorted()).toEqual(there.toSorted());
  });
});
