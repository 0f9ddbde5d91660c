import { useEffect } from 'react';
import { readKept, useKeptText } from '../useBrowser.ts';

export type Values = Readonly<Record<string, unknown>>;

/** What is typed over the values of a group, and the save that they were when it began. */
interface Draft {
  version: number;
  values: Values;
}

export const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The key of what is typed and not saved of a group. */
const draftKey = (group: string): string => `admin-settings-${group}`;

/** Whether something of the group is typed and not saved. */
export const hasDraft = (group: string): boolean => typeof window !== 'undefined' && readKept(draftKey(group)) !== '';

/** What the owner typed over the values of a group: it survives a reload and a lost session. */
export function useTyped(group: string, version: number, stored: Values) {
  const [kept, keep] = useKeptText(draftKey(group));
  const typed = JSON.parse(kept || 'null') as Draft | null;
  const changes = Object.fromEntries(
    Object.entries(typed?.values ?? {}).filter(([name, value]) => name in stored && !same(value, stored[name])),
  );
  const write = (values: Values, since = typed?.version ?? version) =>
    keep(Object.keys(values).length > 0 ? JSON.stringify({ version: since, values } satisfies Draft) : '');

  const dirty = Object.keys(changes).length > 0;
  useEffect(() => {
    if (!dirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [dirty]);

  return {
    values: { ...stored, ...changes },
    /** What is to be saved, and the save it was typed over. */
    changes,
    version: dirty ? (typed?.version ?? version) : version,
    set: (name: string, value: unknown) =>
      write(
        Object.fromEntries(
          Object.entries({ ...changes, [name]: value }).filter(([key, one]) => !same(one, stored[key])),
        ),
      ),
    /** What another account saved meanwhile was read: what is typed is over that. */
    reread: () => write(changes, version),
    clear: () => write({}),
  };
}
