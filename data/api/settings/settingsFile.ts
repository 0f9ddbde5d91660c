import { z } from 'zod';
import { settingsGroups, settingsValues } from './groups.ts';

const ONE_OF_OURS = 'Ce fichier n’est pas un export de réglages.';

/** What `export-settings` writes: the changed fields of each group, as its form has them. */
export const settingsFile = z.strictObject(
  {
    format: z.literal(1, 'Ce fichier vient d’une autre version du programme.'),
    settings: z.strictObject(
      Object.fromEntries(settingsGroups.map((group) => [group.code, settingsValues(group).optional()])),
      ONE_OF_OURS,
    ),
  },
  ONE_OF_OURS,
);
export type SettingsFile = z.infer<typeof settingsFile>;
