import { settingsGroups } from '../../data/api/settings/groups.ts';

const names = new Set(settingsGroups.flatMap(({ fields }) => Object.keys(fields)));

/** What is stored of fields this version knows: a former version may have left others. */
export const knownFields = (fields: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => names.has(name) || /^legal\.[a-z-]+$/.test(name)));
