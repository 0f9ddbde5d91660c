import { constants, readFileSync, readlinkSync } from 'node:fs';
import { createApp } from './app.ts';
import { readMailbox } from './bounces/readMailbox.ts';
import { createListener, watchRequests } from './http/httpServer.ts';
import { startArticleSchedule } from './jobs/articleSchedule.ts';
import { startMaintenance } from './jobs/maintenance.ts';
import { startRounds } from './jobs/rounds.ts';
import { startLetters } from './letters/startLetters.ts';
import { startMailer } from './mail/startMailer.ts';
import type { MountedPages } from './mountedPages.ts';
import { startCopies } from './offsite/copyRound.ts';
import type { Services } from './services.ts';
import { createDoor, notReadyYet } from './start/door.ts';
import { createLogger, createLogOutput } from './start/logger.ts';
import { checkNodeVersion } from './start/nodeVersion.ts';
import { openServices } from './start/openServices.ts';
import type { Settings } from './start/settings.ts';
import { startWatch } from './watch/startWatch.ts';

const LOOK_EVERY_MS = 2 * 60_000;
const FIRST_LOOK_MS = 10_000;

/** Reads the bounce mailbox ten seconds after the start, then every two minutes; does nothing without one. */
function startBounces(services: Services): { stop(): Promise<void> } {
  const { settings, runAsLeader } = services;
  const { imap } = settings.bounces;
  if (!imap) return { stop: () => Promise.resolve() };
  return startRounds(services, {
    firstMs: FIRST_LOOK_MS,
    everyMs: LOOK_EVERY_MS,
    failed: 'bounces could not be read',
    round: (signal) =>
      runAsLeader('bounces', (leading) => readMailbox(services, imap, AbortSignal.any([signal, leading]))),
  });
}

/**
 * Whether `nohup` started the process, on Linux. Node resets the ignored SIGHUP at its start, but two signs remain: an input that cannot be
 * read, and the output file `nohup.out` (coreutils, src/nohup.c).
 */
function isUnderNohup(): boolean {
  try {
    const [, flags = '0'] = /^flags:\s*(\d+)/m.exec(readFileSync('/proc/self/fdinfo/0', 'utf8')) ?? [];
    return (
      (Number.parseInt(flags, 8) & 3) === constants.O_WRONLY || readlinkSync('/proc/self/fd/1').endsWith('/nohup.out')
    );
  } catch {
    return false;
  }
}

const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/**
 * Calls `stop` at SIGTERM, SIGINT and SIGHUP (a closed terminal; not under `nohup`); a second signal ends the process at once. An uncaught
 * error is logged and stops it with code 1, since its state is unknown.
 * @returns a function that removes the listeners.
 */
function stopOnSignals(stop: () => Promise<void>, report: (error: unknown) => void): () => void {
  let state: 'running' | 'stopping' = 'running';
  const end = (code: number) => {
    if (state === 'stopping') process.exit(code || 1);
    state = 'stopping';
    stop().then(
      () => process.exit(code),
      () => process.exit(1),
    );
  };
  const ignoresHangup = isUnderNohup();
  const onSignal = (signal: NodeJS.Signals) => {
    if (signal !== 'SIGHUP' || !ignoresHangup) end(0);
  };
  const onError = (error: unknown) => {
    report(error);
    end(1);
  };
  for (const signal of SIGNALS) process.on(signal, onSignal);
  process.on('uncaughtException', onError);
  process.on('unhandledRejection', onError);
  return () => {
    for (const signal of SIGNALS) process.off(signal, onSignal);
    process.off('uncaughtException', onError);
    process.off('unhandledRejection', onError);
  };
}

const DRAIN_MS = 8000;

/** Services that render pages. With PORT=0 `settings.baseUrl` is only right once the server listens, so it must be read at each use. */
type PageServices = Pick<Services, 'settings' | 'content'>;

interface Options {
  settings: Settings;
  createPages?: (services: PageServices) => MountedPages | Promise<MountedPages>;
}

interface RunningServer {
  port: number;
  services: Services;
  /** Lets accepted requests get their response, up to a deadline, then closes the database. */
  close(): Promise<void>;
}

/**
 * Opens everything, then listens; stops cleanly on SIGTERM, SIGINT and SIGHUP. A database server that does not respond yet
 * is waited for, with `/readyz` 503.
 * @throws StartRefusal or DatabaseRefusal: sentences for the owner, exit code 78 or 75.
 */
export async function startServer({ settings: given, createPages }: Options): Promise<RunningServer> {
  checkNodeVersion();
  const settings = { ...given };
  const output = createLogOutput();
  const logger = createLogger(settings.logLevel, output);
  for (const { given, meant } of settings.misspelt)
    logger.warn({ given, meant }, 'unknown variable: its name is close to one of the site’s');
  const door = createDoor(settings);
  const refused = Promise.withResolvers<never>();
  const onWaiting = (reason: string) => {
    logger.warn({ reason }, 'the database server does not answer yet; waiting');
    door.serve(notReadyYet(reason, logger)).catch(refused.reject);
  };
  const opening = openServices({ settings, logger, onBroken, onWaiting });
  // Opens the port and the database together: a port in use ends the start, whatever the state of the database.
  const { services, closeServices } = await Promise.race([opening, refused.promise]);
  let port: number;
  try {
    services.pages = await createPages?.(services);
    const app = createApp(services);
    port = await door.serve(watchRequests(createListener(app, services), services, app));
  } catch (error) {
    door.close();
    await closeServices();
    throw error;
  }
  if (!settings.baseUrlGiven) settings.baseUrl = `http://localhost:${port}`;
  // Started after listening: the links in mails begin with the address, whose port is only known then.
  services.mailer = startMailer(services);
  services.letters = startLetters(services);

  const maintenance = startMaintenance(services);
  const copies = startCopies(services);
  const schedule = startArticleSchedule(services);
  const bounces = startBounces(services);
  const watch = startWatch(services, port);
  services.watch = watch;

  let closing: Promise<void> | undefined;
  const close = () => (closing ??= shutDown());
  const forgetSignals = stopOnSignals(close, (error) => logger.fatal({ err: error }, 'uncaught error'));
  // Logged after the signal handlers are set: a supervisor that reads this line may stop the site at once.
  logger.info({ host: settings.host, port, baseUrl: settings.baseUrl }, 'listening');
  return { port, services, close };

  async function shutDown(): Promise<void> {
    services.health.state = 'draining';
    const begin = () => services.live.end();
    const drained = door.drain({ delayMs: settings.stopDelayMs, deadlineMs: DRAIN_MS, begin });
    // Stops all background work first, so that another process can take it over at once.
    const { mailer, letters } = services;
    await Promise.all([
      drained,
      maintenance.stop(),
      copies.stop(),
      schedule.stop(),
      bounces.stop(),
      watch.stop(),
      mailer?.stop(),
      letters?.stop(),
    ]);
    await services.visits.flush().catch(() => undefined);
    forgetSignals();
    await closeServices();
    logger.info('stopped');
    await output.flush();
  }

  /** Stops the process after a failure of the database file: the next start checks the file, and refuses it if needed. */
  function onBroken(error: unknown): void {
    logger.fatal({ reason: String(error) }, 'the database file failed or is no longer there; stopping');
    services.health.state = 'broken';
    close().finally(() => process.exit(1));
  }
}
