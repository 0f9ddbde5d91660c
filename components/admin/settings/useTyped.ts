import { useState } from 'react';
import { readKept, type Stored, writeKept } from '../useDraft.ts';

export type Values = Readonly<Record<string, unknown>>;

export const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The key of what is typed and not saved of a group. */
const draftKey = (group: string): string => `admin-settings-${group}`;

/** Whether something of the group is typed and not saved. */
export const hasDraft = (group: string): boolean => readKept(draftKey(group)) !== undefined;

/** What the owner typed over the values of a group, and the save they were when it began: this device has it until it is saved. */
export function useTyped(group: string, version: number, stored: Values) {
  const [draft, setDraft] = useState(() => readKept<Values>(draftKey(group)));
  const differing = (values: Values): Values =>
    Object.fromEntries(Object.entries(values).filter(([name, value]) => name in stored && !same(value, stored[name])));
  const changes = differing(draft?.fields ?? {});
  const since = draft && Object.keys(changes).length > 0 ? draft.version : version;
  const write = (fields: Values, over = since) => {
    const next: Stored<Values> | undefined = Object.keys(fields).length > 0 ? { fields, version: over } : undefined;
    setDraft(next);
    writeKept(draftKey(group), next);
  };
  return {
    values: { ...stored, ...changes },
    /** What is to be saved, and the save it was typed over. */
    changes,
    version: since,
    set: (name: string, value: unknown) => write(differing({ ...changes, [name]: value })),
    /** What another account saved meanwhile was read: what is typed is over that. */
    reread: () => write(changes, version),
    clear: () => write({}),
  };
}
