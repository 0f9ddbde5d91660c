import { z } from 'zod';
import type { SourcePath } from '../../settings/sourceValue.ts';
import { OBJECT } from '../text.ts';
import { type Group, schemaOf } from './field.ts';
import { identityGroups } from './identityGroups.ts';
import { offerGroups } from './offerGroups.ts';
import { wordGroups } from './wordGroups.ts';

export interface SettingsGroup extends Group {
  code: string;
}

const groups = { ...identityGroups, ...offerGroups, ...wordGroups };
type Grouped = { [Code in keyof typeof groups]: keyof (typeof groups)[Code]['fields'] }[keyof typeof groups];
/** Fails to compile when a value of the source is in no group of settings; the compiler's error names that value. */
const withAll = <_Ungrouped extends never>(all: Record<string, Group>): readonly SettingsGroup[] =>
  Object.entries(all).map(([code, group]) => ({ code, ...group }));

/** Groups of « Réglages », in the order shown; each is saved as a whole. A group's code is stored, so it never changes its meaning. */
export const settingsGroups = withAll<Exclude<SourcePath, Grouped>>(groups);

/**
 * Body of `PUT /api/admin/settings/{group}`: the version of the group that the edit began from, and the changed values (`settingsValues`).
 */
export const settingsSave = z.strictObject(
  {
    version: z.int('version : un nombre est attendu.').min(0),
    values: z.record(z.string(), z.unknown(), OBJECT),
  },
  OBJECT,
);

const makeValues = ({ fields }: SettingsGroup) =>
  z.strictObject(
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schemaOf(field).nullable().optional()])),
    OBJECT,
  );
const valuesOf = new Map<SettingsGroup, ReturnType<typeof makeValues>>();

/** Schema of a group's values: null restores the source's value, an absent field is unchanged. Built only when the group is first saved. */
export function settingsValues(group: SettingsGroup): ReturnType<typeof makeValues> {
  const values = valuesOf.get(group) ?? makeValues(group);
  valuesOf.set(group, values);
  return values;
}
