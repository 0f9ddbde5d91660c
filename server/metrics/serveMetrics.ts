import { createHash, timingSafeEqual } from 'node:crypto';
import type { RequestHandler } from 'express';
import { Gauge, type Registry } from 'prom-client';
import { codesOf } from '../../data/choices.ts';
import { troubleKinds } from '../../data/desk/deskKinds.ts';
import { MEBIBYTE } from '../../data/desk/deskLimits.ts';
import { listBackups } from '../../database/file/backup.ts';
import { leadsStored } from '../../database/leads/deskStats.ts';
import { outboxTotals } from '../../database/mail/outboxState.ts';
import { shownCopies } from '../offsite/copyState.ts';
import type { Services } from '../services.ts';
import { readAlerts } from '../watch/alerts.ts';
import { diskRoom } from '../watch/findTroubles.ts';

const inSeconds = (at: Date | string): number => new Date(at).getTime() / 1000;

/**
 * Adds metrics of the stored rows, none about a person, to a process's registry.
 * @returns a function that reads the rows again: the figures equal those of the desk and of `doctor`.
 */
function storedMetrics(registry: Registry, services: Services): () => Promise<void> {
  const gauge = <Label extends string = never>(name: string, help: string, ...labelNames: Label[]) =>
    new Gauge({ name: `site_${name}`, help, labelNames, registers: [registry] });
  const ready = gauge('ready', '1 while the site can store requests, as /readyz answers.');
  const leads = gauge('leads', 'Requests stored, in the inbox or set aside; the bin is not counted.', 'place');
  const waiting = gauge('mails_waiting', 'Mails that have not left; letters to subscribers are not counted.');
  const oldest = gauge('mail_oldest_seconds', 'Age of the oldest mail that is due or was tried; 0 when none waits.');
  const parked = gauge('mails_parked', 'Mails given up, until somebody sends them again.');
  const free = gauge('disk_free_bytes', 'Free where the data is.');
  const needed = gauge('disk_needed_bytes', 'Below which the owner is alerted.');
  const copy = gauge('copy_timestamp_seconds', 'When the last copy was made: on the machine, and elsewhere.', 'place');
  const drill = gauge('drill_timestamp_seconds', 'When a copy was last brought back and compared, by place.', 'place');
  const troubles = gauge('trouble', '1 while the owner is alerted of it, by kind.', 'kind');

  return async () => {
    const { connection, reader, settings, health, now } = services;
    ready.set((await health.problem()) === undefined ? 1 : 0);
    const stored = await leadsStored(reader);
    leads.set({ place: 'inbox' }, stored.inbox);
    leads.set({ place: 'held' }, stored.held);
    const mails = await outboxTotals(connection, now());
    waiting.set(mails.waiting);
    parked.set(mails.parked);
    oldest.set(mails.oldest === null ? 0 : Math.max(0, inSeconds(now()) - inSeconds(mails.oldest)));
    const room = await diskRoom(settings.dataDir);
    free.set(room.free * MEBIBYTE);
    needed.set(room.needed * MEBIBYTE);
    copy.reset();
    drill.reset();
    const [newest] = listBackups(settings.dataDir);
    if (newest) copy.set({ place: 'machine' }, inSeconds(newest.at));
    for (const { kind, last_copy, last_drill } of await shownCopies(connection, now())) {
      if (last_copy) copy.set({ place: kind }, inSeconds(last_copy.at));
      if (last_drill) drill.set({ place: kind }, inSeconds(last_drill.at));
    }
    const open = new Set((await readAlerts(connection)).open.map(({ kind }) => kind));
    for (const kind of codesOf(troubleKinds)) troubles.set({ kind }, open.has(kind) ? 1 : 0);
  };
}

const hash = (text: string): Buffer => createHash('sha256').update(text).digest();

/** `GET /metrics` in Prometheus' text format (docs/metrics.md), with METRICS_TOKEN; 404 without it. */
export function serveMetrics(services: Services): RequestHandler {
  const { settings, metrics } = services;
  if (!metrics || settings.metricsToken === undefined) return (_request, _response, next) => next();
  const expected = hash(`Bearer ${settings.metricsToken}`);
  const look = storedMetrics(metrics.registry, services);
  return async (request, response, next) => {
    if (!timingSafeEqual(hash(request.get('authorization') ?? ''), expected)) return next();
    await look();
    response.set({ 'Content-Type': metrics.registry.contentType, 'Cache-Control': 'no-store' });
    response.send(await metrics.registry.metrics());
  };
}
