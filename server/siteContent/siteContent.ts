import type { ChangedValues, Content } from '../../data/settings/content.ts';
import { makeContent, UNCHANGED } from '../../data/settings/makeContent.ts';
import { ownFiles } from '../../database/media/sampleFiles.ts';
import { changedFields, contentVersion, readChangedSettings } from '../../database/settings/changedSettings.ts';
import { readMeasure } from '../../database/settings/measure.ts';
import type { Connection, WriteQueue } from '../../database/store.ts';
import { readArchive } from '../letters/readArchive.ts';
import type { Live } from '../live.ts';
import type { Logger } from '../start/logger.ts';
import { knownFields, pageSettings } from './pageSettings.ts';
import { readBlog } from './readBlog.ts';
import { signatureOf } from './signatureOf.ts';

/** Another process, or the owner's command line, may have changed it. */
const LOOK_EVERY_MS = 2000;
const SIGNED_NAME = 'site.owner.name';

/** What the site says, as it is now. */
export interface SiteContent {
  current(): Content;
  /** What is told of each change, until the answered function is called. */
  onChange(listener: () => void): () => void;
  /** Reads again: to be called once a change is committed. */
  changed(): Promise<void>;
  stop(): void;
}

interface Options {
  connection: Connection;
  queue: WriteQueue;
  live: Live;
  logger: Logger;
}

/**
 * The changed fields as pages read them, with what stands beside them: the owner's own files, and the signature of a changed
 * name. A name that cannot be drawn leaves the pages without one.
 */
export async function shownSettings(
  fields: Readonly<Record<string, unknown>>,
  { connection, queue, logger }: Pick<Options, 'connection' | 'queue' | 'logger'>,
): Promise<ChangedValues> {
  const own = Object.entries(await ownFiles(connection)).map(([file, { bytes }]) => [file, bytes] as const);
  const settings = { ...pageSettings(fields), ...(own.length > 0 && { sampleFiles: Object.fromEntries(own) }) };
  const name = fields[SIGNED_NAME];
  if (typeof name !== 'string') return settings;
  try {
    return { ...settings, signature: { drawn: await signatureOf(name, { connection, queue }) } };
  } catch (error) {
    logger.error({ err: error }, 'the signature could not be drawn');
    return { ...settings, signature: { drawn: null } };
  }
}

/** Everything the site says, as it is stored now. */
async function readContent({ connection, ...store }: Options): Promise<Content> {
  // Before the rest: what is changed while it is read is read again.
  const version = await contentVersion(connection);
  const fields = knownFields(changedFields(await readChangedSettings(connection)));
  return makeContent({
    version,
    settings: await shownSettings(fields, { connection, ...store }),
    blog: await readBlog(connection),
    letters: await readArchive(connection),
    measure: await readMeasure(connection),
  });
}

/** Follows what the owner changed: in this process at once, in the others within two seconds (docs/decisions/0080-content-is-a-value.md). */
export async function followContent(options: Options): Promise<SiteContent> {
  const { connection, live, logger } = options;
  const listeners = new Set<() => void>();
  let current: Content | undefined;
  let reading: Promise<void> = Promise.resolve();
  let state: 'running' | 'stopped' = 'running';

  async function read(): Promise<void> {
    const content = await readContent(options);
    if (current?.version === content.version) return;
    const isFirst = current === undefined;
    current = content;
    for (const listener of listeners) listener();
    if (!isFirst) live.publish({ kind: 'content' });
  }
  /** One after the other, so that what was read last is what stays. */
  const readNext = () => (reading = reading.catch(() => undefined).then(read));

  async function look(): Promise<void> {
    try {
      if ((await contentVersion(connection)) !== current?.version) await readNext();
    } catch (error) {
      if (state === 'running') logger.warn({ err: error }, 'what the owner changed could not be read');
    }
    if (state === 'running') timer = setTimeout(look, LOOK_EVERY_MS).unref();
  }

  await readNext();
  let timer = setTimeout(look, LOOK_EVERY_MS).unref();
  return {
    current: () => current ?? makeContent(UNCHANGED),
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    changed: readNext,
    stop() {
      state = 'stopped';
      clearTimeout(timer);
    },
  };
}
