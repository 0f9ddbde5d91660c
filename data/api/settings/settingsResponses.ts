import type { Field } from './field.ts';
import type { SettingsGroup } from './groups.ts';

/** A setting with its current value and the source's value. */
export interface SettingsField extends Field {
  name: string;
  value: unknown;
  source: unknown;
  changed: boolean;
  /** Whether the owner must still fill in or document the value before publication. */
  incomplete: boolean;
}

/** A save of settings: the value of each field before and after; null: the source's value. */
export interface SettingsChange {
  id: number;
  group: string;
  actor: string;
  at: string;
  fields: readonly { name: string; label: string; before: unknown; after: unknown }[];
  /** Whether undoing this save would change anything now. */
  revertible: boolean;
}

/** Response of `GET /api/admin/settings`, and of every change of settings. */
export interface SettingsResponse {
  success: true;
  /**
   * Groups of settings. `version` is the number of the group's last save; the next save sends it back and is refused if another account
   * saved in between.
   */
  groups: readonly (Omit<SettingsGroup, 'fields'> & { version: number; fields: readonly SettingsField[] })[];
  /** The last saves, the newest first. */
  changes: readonly SettingsChange[];
}

/** Response of `POST /api/admin/settings/{group}/preview`: the address of a page with these values, and the time at which it expires. */
export interface PreviewResponse {
  success: true;
  path: string;
  expires_at: string;
}
