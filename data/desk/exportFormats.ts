import type { Choice } from '../choices.ts';

/** How a table may be written; `server/exportTables.ts` says what each means. */
export const exportFormats = [
  { code: 'excel', label: 'CSV pour Excel en français' },
  { code: 'rfc4180', label: 'CSV standard (RFC 4180)' },
] as const satisfies readonly Choice[];
export type ExportFormat = (typeof exportFormats)[number]['code'];
