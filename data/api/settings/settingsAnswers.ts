import { z } from 'zod';
import { fieldKinds } from './field.ts';

const success = z.literal(true);
const moment = z.iso.datetime();
const kind = z.enum(fieldKinds);

const part = z.strictObject({
  name: z.string(),
  label: z.string(),
  kind,
  max: z.int(),
  example: z.string().optional(),
});

/** A value that may be changed: how it is asked for, where it shows, what it is and what the source says. */
const settingsField = z.strictObject({
  name: z.string(),
  label: z.string(),
  where: z.string(),
  help: z.string().nullable(),
  example: z.string().nullable(),
  kind,
  min: z.number().nullable(),
  max: z.number().nullable(),
  options: z.array(z.strictObject({ value: z.string(), label: z.string() })).nullable(),
  parts: z.array(part).nullable(),
  value: z.unknown(),
  source: z.unknown(),
  changed: z.boolean(),
  /** Still to be filled in or documented before the site is published. */
  incomplete: z.boolean(),
});
export type SettingsField = z.infer<typeof settingsField>;

const settingsGroup = z.strictObject({
  code: z.string(),
  title: z.string(),
  lead: z.string(),
  /** Sent back with what is saved: somebody else may save meanwhile. */
  version: z.int(),
  fields: z.array(settingsField),
});

/** A save: what each field said before and after; null is what the source says. */
const settingsChange = z.strictObject({
  id: z.int(),
  group: z.string(),
  actor: z.string(),
  at: moment,
  taken_back_at: moment.nullable(),
  fields: z.array(z.strictObject({ name: z.string(), label: z.string(), before: z.unknown(), after: z.unknown() })),
});
export type SettingsChange = z.infer<typeof settingsChange>;

/** `GET /api/admin/settings`, and the answer to every change of them. */
export const settingsAnswer = z.strictObject({
  success,
  /** The number of the last change, and that of the pages visitors are shown: the same within seconds. */
  version: z.int(),
  shown: z.int(),
  groups: z.array(settingsGroup),
  /** The last saves, the newest first. */
  changes: z.array(settingsChange),
});
export type SettingsAnswer = z.infer<typeof settingsAnswer>;

/** `POST /api/admin/settings/{group}/preview`: where the site is shown with these values, and until when. */
const previewAnswer = z.strictObject({ success, path: z.string(), expires_at: moment });
export type PreviewAnswer = z.infer<typeof previewAnswer>;
