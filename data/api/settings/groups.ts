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
/** Gives a compile error that names each value of the source which no settings group contains. */
const withAll = <_Ungrouped extends never>(all: Record<string, Group>): readonly SettingsGroup[] =>
  Object.entries(all).map(([code, group]) => ({ code, ...group }));

/** Groups of « Réglages », in order: each is saved as one. A stored code keeps its meaning. */
export const settingsGroups = withAll<Exclude<SourcePath, Grouped>>(groups);

/** `PUT /api/admin/settings/{group}`: number of the save this change is based on, and the changed values (`settingsValues`). */
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

/**
 * Schema of a group's values: null restores the source's value, an absent field is unchanged. Built at the group's
 * first save.
 */
export function settingsValues(group: SettingsGroup): ReturnType<typeof makeValues> {
  const values = valuesOf.get(group) ?? makeValues(group);
  valuesOf.set(group, values);
  return values;
}
