import { useRef, useState } from 'react';
import { readKept, type Stored, writeKept } from '../useDraft.ts';

export type Values = Readonly<Record<string, unknown>>;

export const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** localStorage key of a group's unsaved values. */
const draftKey = (group: string): string => `admin-settings-${group}`;

/** Whether a group has unsaved values. */
export const hasDraft = (group: string): boolean => readKept(draftKey(group)) !== undefined;

/** Stores a group’s unsaved values on this device, with the version of the group on which they are based. */
export function useTyped(group: string, version: number, stored: Values) {
  const [draft, setDraft] = useState(() => readKept<Values>(draftKey(group)));
  const latest = useRef<Values>(draft?.fields ?? {});
  const differing = (values: Values): Values =>
    Object.fromEntries(Object.entries(values).filter(([name, value]) => name in stored && !same(value, stored[name])));
  const changes = differing(draft?.fields ?? {});
  const since = draft && Object.keys(changes).length > 0 ? draft.version : version;
  const write = (fields: Values, over = since) => {
    const next: Stored<Values> | undefined = Object.keys(fields).length > 0 ? { fields, version: over } : undefined;
    latest.current = fields;
    setDraft(next);
    writeKept(draftKey(group), next);
  };
  return {
    values: { ...stored, ...changes },
    /** `changes`: the values to save; `version`: the version of the group from which the owner typed them. */
    changes,
    version: since,
    set: (name: string, value: unknown) => write(differing({ ...changes, [name]: value })),
    /** Bases the typed values on the newer version that another account saved. */
    reread: () => write(changes, version),
    /** Forgets the saved values; what was typed since then stays, based on the saved version. */
    saved: (sent: Values, over: number) =>
      write(
        Object.fromEntries(Object.entries(latest.current).filter(([name, value]) => !same(value, sent[name]))),
        over,
      ),
    clear: () => write({}),
  };
}
