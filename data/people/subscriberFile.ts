import type { Subscriber } from '../api/rows.ts';

/** Columns of the site's export « Abonnés » with their titles; the import reads such a file unchanged. */
export const subscriberTitles = {
  email: 'Email',
  status: 'État',
  created_at: 'Inscrit le',
  consent_at: 'Consentement le',
  consent_text_version: 'Texte accepté',
  consent_source: 'Source du consentement',
  confirmation_sent_at: 'Courriel de confirmation envoyé le',
  confirmation_mail_id: 'Identifiant de ce courriel',
  confirmed_at: 'Confirmé le',
  left_at: 'Parti le',
  stopped_at: 'Arrêté le',
  stop_reason: 'Raison de l’arrêt',
  stop_answer: 'Réponse du serveur',
  imported_at: 'Importé le',
  imported_by: 'Importé par',
} as const satisfies Partial<Record<keyof Subscriber, string>>;
type Column = keyof typeof subscriberTitles;
export const fileColumns = Object.keys(subscriberTitles) as readonly Column[];

const READ_APART = ['email', 'status', 'consent_at', 'consent_source'] as const;
export type KeptColumn = Exclude<Column, (typeof READ_APART)[number]>;
/** Columns of this program's own export besides address, state, day and source of consent; older versions of the export may lack some. */
export const keptColumns = fileColumns.filter(
  (column): column is KeptColumn => !READ_APART.some((apart) => apart === column),
);

/** Whether a file was written by this program. */
export const isOwnFile = (titles: readonly string[]): boolean =>
  [...READ_APART, 'created_at' as const, 'consent_text_version' as const].every((column) =>
    titles.includes(subscriberTitles[column]),
  );
