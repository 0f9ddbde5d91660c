import type { Field } from './field.ts';
import type { SettingsGroup } from './groups.ts';

/** A field with its current value and the source's. */
export interface SettingsField extends Field {
  name: string;
  value: unknown;
  source: unknown;
  changed: boolean;
  /** Still to be filled in or documented before publication. */
  incomplete: boolean;
}

/** A save: the values of each field before and after; null is the source's value. */
export interface SettingsChange {
  id: number;
  group: string;
  actor: string;
  at: string;
  fields: readonly { name: string; label: string; before: unknown; after: unknown }[];
  /** Whether an undo of this save would change the current content. */
  revertible: boolean;
}

/** `GET /api/admin/settings`, and the response to every change of them. */
export interface SettingsResponse {
  success: true;
  /**
   * Groups of settings, each with the number of its last save: the next save sends the number back, so that a save by another account in
   * between is noticed.
   */
  groups: readonly (Omit<SettingsGroup, 'fields'> & { version: number; fields: readonly SettingsField[] })[];
  /** The last saves, the newest first. */
  changes: readonly SettingsChange[];
}

/** `POST /api/admin/settings/{group}/preview`: address of a preview with these values, and its expiry. */
export interface PreviewResponse {
  success: true;
  path: string;
  expires_at: string;
}
