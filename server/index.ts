import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApp } from './app.ts';
import { readMailbox } from './bounces/readMailbox.ts';
import { createHttpServer, createListener, drainable, watchRequests } from './http/httpServer.ts';
import { startArticleSchedule } from './jobs/articleSchedule.ts';
import { startMaintenance } from './jobs/maintenance.ts';
import { startRounds } from './jobs/rounds.ts';
import { startLetters } from './letters/startLetters.ts';
import { startMailer } from './mail/startMailer.ts';
import type { MountedPages } from './mountedPages.ts';
import { startCopies } from './offsite/copyRound.ts';
import type { Services } from './services.ts';
import { createLogger, createLogOutput } from './start/logger.ts';
import { checkNodeVersion } from './start/nodeVersion.ts';
import { openServices } from './start/openServices.ts';
import type { Settings } from './start/settings.ts';
import { StartRefusal } from './start/startRefusal.ts';
import { startWatch } from './watch/startWatch.ts';

const LOOK_EVERY_MS = 2 * 60_000;
const FIRST_LOOK_MS = 10_000;

/** Reads the mailbox for bounces ten seconds after the start, then every two minutes; nothing where none is set up. */
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

const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/**
 * SIGTERM, SIGINT and SIGHUP (a closed terminal) stop the process by `stop`, a second signal at once. An uncaught error is logged, then the
 * process stops the same way with code 1: what it was doing is unknown, so it must not go on.
 * @returns a function that takes the listeners off again.
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
  const onSignal = () => end(0);
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

/** What pages are made from. With PORT=0 `settings.baseUrl` is only right once the server listens: read it late. */
type PageServices = Pick<Services, 'settings' | 'content'>;

interface Options {
  settings: Settings;
  createPages?: (services: PageServices) => MountedPages | Promise<MountedPages>;
}

interface RunningServer {
  port: number;
  services: Services;
  /** Answers what was accepted, then closes the database. */
  close(): Promise<void>;
}

/**
 * Opens everything, then listens; stops cleanly on SIGTERM, SIGINT and SIGHUP.
 * @throws StartRefusal or DatabaseRefusal: sentences for the owner, exit code 78.
 */
export async function startServer({ settings: given, createPages }: Options): Promise<RunningServer> {
  checkNodeVersion();
  const settings = { ...given };
  const output = createLogOutput();
  const logger = createLogger(settings.logLevel, output);
  const { services, closeServices } = await openServices({ settings, logger, onBroken });
  let drain: ReturnType<typeof drainable>;
  let port: number;
  try {
    services.pages = await createPages?.(services);
    const app = createApp(services);
    const server = createHttpServer(watchRequests(createListener(app, services), services, app));
    drain = drainable(server);
    port = await listen(server, settings);
  } catch (error) {
    await closeServices();
    throw error;
  }
  if (!settings.baseUrlGiven) settings.baseUrl = `http://localhost:${port}`;
  // Only now: the links in mails start with the address.
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
  // Said once signals are handled: a supervisor may stop the site as soon as it reads this.
  logger.info({ host: settings.host, port, baseUrl: settings.baseUrl }, 'listening');
  return { port, services, close };

  async function shutDown(): Promise<void> {
    services.health.state = 'draining';
    const begin = () => services.live.end();
    const drained = drain({ delayMs: settings.stopDelayMs, deadlineMs: DRAIN_MS, begin });
    // Other processes may take their work over at once.
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

  /** The next start checks the file before anything else, and refuses it if need be. */
  function onBroken(error: unknown): void {
    logger.fatal({ reason: String(error) }, 'the database file failed or is no longer there; stopping');
    services.health.state = 'broken';
    close().finally(() => process.exit(1));
  }
}

function listen(server: Server, { port, host }: Settings): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(unusable(error, host, port)));
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}

/** The two mistakes an owner makes get a sentence; anything else is a bug and keeps its stack. */
function unusable(error: NodeJS.ErrnoException, host: string, port: number): Error {
  if (error.code === 'EADDRINUSE')
    return new StartRefusal([`PORT : ${host}:${port} est déjà pris par un autre programme.`]);
  if (error.code === 'EACCES')
    return new StartRefusal([`PORT : ce compte n’a pas le droit d’écouter sur le port ${port}.`]);
  return error;
}
