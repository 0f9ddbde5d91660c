import { useEffect, useState } from 'react';
import { ApiError } from '../api.ts';

/** Fields as stored on the server, and their version. */
export interface Stored<Fields> {
  fields: Fields;
  version: number;
}

interface Way<Fields, Item> {
  /** Returns the stored fields of an item, with their version. */
  storedIn: (item: Item) => Stored<Fields>;
  /** Saves edits that are based on a version; resolves to the new version. `changes`: the edited fields; `fields`: all fields. */
  send: (version: number, changes: Partial<Fields>, fields: Fields) => Promise<number>;
  /** For items that two accounts may edit at once: key of the unsaved edits on this device, and a function that reads the current item. */
  kept?: { key: string; read: () => Promise<Item> };
}

interface Seen<Fields, Item> {
  fields: Fields;
  /**
   * State of the edits. `offline`: not on the server yet; `refused`: the server refused them, with a reason; `conflict`: another account
   * saved a version meanwhile.
   */
  state: 'saved' | 'typing' | 'saving' | 'offline' | 'refused' | 'conflict';
  problem?: unknown;
  /** Newer version, saved by another account. */
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
/** HTTP statuses that say nothing about the text (signed out, too many requests): the save is tried again. */
const PASSING = [401, 429];

/** Autosaves the edits of an item, a moment after each change and one save at a time; tries again after a failure. */
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
  /** Stores the edits on this device until the server has them. */
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

  /** Saves the typed text, after any save under way; resolves to its version. Throws the server's error. */
  async function save(): Promise<number> {
    clearTimeout(timer);
    const mine = running.catch(() => undefined).then(saveOnce);
    running = mine;
    await mine;
    return version;
  }
  /** Saves without waiting for the result: `state` shows a failure, and the save is tried again. */
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
    /**
     * Resolves a conflict with the server's current item. `mine`: the typed text is saved over it; otherwise the item replaces the typed
     * text.
     */
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
        // Starts a last save, which continues after the page is left.
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
    // Storage may be refused; editing works without it.
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
