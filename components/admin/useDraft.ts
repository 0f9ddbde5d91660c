import { useEffect, useState } from 'react';
import { ApiError } from '../api.ts';

/** Saved fields, and their version. */
export interface Stored<Fields> {
  fields: Fields;
  version: number;
}

interface Way<Fields, Item> {
  /** Returns the stored fields of an item. */
  storedIn: (item: Item) => Stored<Fields>;
  /** Saves the edits made on a version; resolves to the new version. `changes`: the fields that differ; `fields`: all fields. */
  send: (version: number, changes: Partial<Fields>, fields: Fields) => Promise<number>;
  /** Key of the unsaved edits on this device and a read of the current item, for items two accounts may edit at once. */
  kept?: { key: string; read: () => Promise<Item> };
}

interface Seen<Fields, Item> {
  fields: Fields;
  /**
   * State of the edits: `offline` not yet on the server, `refused` by the server with a reason, `conflict` with
   * another account's version.
   */
  state: 'saved' | 'typing' | 'saving' | 'offline' | 'refused' | 'conflict';
  problem?: unknown;
  /** Newer version written by another account. */
  other?: Item | undefined;
}
export type SaveState = Seen<object, unknown>['state'];

/** Words for the state beside a text. */
export const saveWords: Record<SaveState, string> = {
  saved: 'Enregistré',
  typing: 'Gardé ici, bientôt enregistré',
  saving: 'Enregistrement...',
  offline: 'Le serveur ne répond pas : votre texte est gardé sur cet appareil et sera envoyé',
  refused: 'Pas enregistré',
  conflict: 'Modifié ailleurs',
};

const AFTER_TYPING_MS = 800;
const RETRY_MS = 5000;
/** Statuses that are not the text's fault: the save is retried. */
const PASSING = [401, 429];

/** Autosaves the edits of an item: one save at a time, a moment after each change; a failed save is tried again. */
export function useDraft<Fields extends object, Item>(item: Item, way: Way<Fields, Item>) {
  const [draft] = useState(() => createDraft(item, way));
  const [seen, show] = useState(draft.seen);
  useEffect(() => draft.follow(show), [draft]);
  return { ...draft, ...seen };
}

function createDraft<Fields extends object, Item>(item: Item, { storedIn, send, kept }: Way<Fields, Item>) {
  let { fields: stored, version } = storedIn(item);
  let running: Promise<unknown> = Promise.resolve();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let show: (seen: Seen<Fields, Item>) => void = () => undefined;
  const before = readKept<Fields>(kept?.key);
  const seen: Seen<Fields, Item> = { fields: stored, state: 'saved' };
  if (before && isChanged(stored, before.fields)) {
    const isBehind = before.version !== version;
    version = before.version;
    Object.assign(seen, {
      fields: before.fields,
      state: isBehind ? 'conflict' : 'typing',
      other: isBehind ? item : undefined,
    });
  }
  let isBlocked = seen.state === 'conflict';

  const set = (next: Partial<Seen<Fields, Item>>) => show({ ...Object.assign(seen, next) });
  /** Stores the edits on this device until they are saved. */
  const keep = (draft?: Stored<Fields>) => writeKept(kept?.key, draft);
  const later = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(goOn, ms);
  };

  async function saveOnce(): Promise<void> {
    const sent = seen.fields;
    if (isBlocked) return;
    if (!isChanged(stored, sent)) return set({ state: 'saved' });
    set({ state: 'saving' });
    try {
      version = await send(version, changesBetween(stored, sent), sent);
      stored = sent;
      const isWhole = seen.fields === sent;
      keep(isWhole ? undefined : { fields: seen.fields, version });
      set({ problem: undefined, ...(isWhole && { state: 'saved' }) });
      if (!isWhole) later(AFTER_TYPING_MS);
    } catch (problem) {
      const status = problem instanceof ApiError ? problem.status : 500;
      isBlocked = status === 409;
      if (isBlocked && kept) return set({ other: await kept.read(), state: 'conflict' });
      const isRefused = status < 500 && !PASSING.includes(status);
      set({ problem, state: isRefused ? 'refused' : 'offline' });
      if (!isRefused) later(RETRY_MS);
      throw problem;
    }
  }

  /** Saves the typed text after the save under way; resolves to its version. Throws the server's error. */
  async function save(): Promise<number> {
    clearTimeout(timer);
    const mine = running.catch(() => undefined).then(saveOnce);
    running = mine;
    await mine;
    return version;
  }
  /** Saves without a result: a failed save is retried by itself, and `state` shows it. */
  const goOn = (): void => void save().catch(() => undefined);

  return {
    seen,
    save,
    goOn,
    version: () => version,
    change(changes: Partial<Fields>) {
      const fields = { ...seen.fields, ...changes };
      keep({ fields, version });
      set({ fields, ...(!isBlocked && { state: 'typing' }) });
      if (!isBlocked) later(AFTER_TYPING_MS);
    },
    /** Takes the server's current item: with `mine` the typed text is kept and saved over it, else the item becomes the draft. */
    settle(next: Item, stays?: 'mine' | 'theirs') {
      ({ fields: stored, version } = storedIn(next));
      isBlocked = false;
      set({ other: undefined });
      if (stays === 'mine') return goOn();
      keep();
      set({ fields: stored, state: 'saved' });
    },
    follow(listener: typeof show) {
      show = listener;
      if (isChanged(stored, seen.fields)) goOn();
      window.addEventListener('online', goOn);
      return () => {
        window.removeEventListener('online', goOn);
        // A save under way continues after the page is left.
        goOn();
      };
    },
  };
}

/** Returns the unsaved edits this device holds under a key. */
export function readKept<Fields>(key: string | undefined): Stored<Fields> | undefined {
  try {
    return key === undefined ? undefined : JSON.parse(localStorage.getItem(key) ?? '');
  } catch {
    return undefined;
  }
}

/** Stores the unsaved edits on this device; undefined removes them. */
export function writeKept(key: string | undefined, draft: Stored<object> | undefined): void {
  try {
    if (key && draft) localStorage.setItem(key, JSON.stringify(draft));
    else if (key) localStorage.removeItem(key);
  } catch {
    // Editing works without storage too.
  }
}

/** Returns the fields whose value differs between two versions. */
const changesBetween = <Fields extends object>(before: Fields, after: Fields): Partial<Fields> =>
  Object.fromEntries(
    Object.entries(after).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof Fields]),
    ),
  ) as Partial<Fields>;

const isChanged = <Fields extends object>(before: Fields, after: Fields): boolean =>
  Object.keys(changesBetween(before, after)).length > 0;
