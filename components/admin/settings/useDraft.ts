import { useEffect } from 'react';
import { readKept, useKeptText } from '../useKeptText.ts';

type Values = Readonly<Record<string, unknown>>;

/** A field being changed: what the site said when that began, and what the owner wants it to say. */
interface Typed {
  base: unknown;
  value: unknown;
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const read = (kept: string): Record<string, Typed> => {
  try {
    return JSON.parse(kept || '{}') as Record<string, Typed>;
  } catch {
    return {};
  }
};

/** The key of what is typed and not saved of a group. */
const draftKey = (group: string): string => `admin-settings-${group}`;

/** Whether something of the group is typed and not saved. */
export const hasDraft = (group: string): boolean => typeof window !== 'undefined' && readKept(draftKey(group)) !== '';

/**
 * What the owner typed over the values of a group: it survives a reload and a lost session. A field that somebody else saved
 * meanwhile is in conflict until one of both is chosen.
 */
export function useDraft(group: string, stored: Values) {
  const [kept, keep] = useKeptText(draftKey(group));
  const typed = read(kept);
  const write = (next: Record<string, Typed>) => keep(Object.keys(next).length > 0 ? JSON.stringify(next) : '');

  const changed = Object.entries(typed).filter(([name, { value }]) => name in stored && !same(value, stored[name]));
  const names = changed.map(([name]) => name);
  const dirty = names.length > 0;
  useEffect(() => {
    if (!dirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [dirty]);

  const without = (name: string) => Object.fromEntries(Object.entries(typed).filter(([other]) => other !== name));
  return {
    /** What the fields show. */
    values: Object.fromEntries(
      Object.entries(stored).map(([name, value]) => [name, typed[name] ? typed[name].value : value]),
    ),
    /** What is to be saved. */
    changes: Object.fromEntries(changed.map(([name, { value }]) => [name, value])),
    conflicts: changed.filter(([name, { base }]) => !same(base, stored[name])).map(([name]) => name),
    set(name: string, value: unknown) {
      if (same(value, stored[name])) return write(without(name));
      write({ ...typed, [name]: { base: typed[name]?.base ?? stored[name], value } });
    },
    /** Of a conflict: one's own words over those saved meanwhile, or those. */
    keepMine: (name: string) => write({ ...typed, [name]: { base: stored[name], value: typed[name]?.value } }),
    takeTheirs: (name: string) => write(without(name)),
    clear: () => write({}),
  };
}
