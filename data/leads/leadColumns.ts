import type { AnswerName } from './leadAnswers.ts';

/**
 * Columns of a file of requests. `title`: the column's title in this program's own tables, and its key in this program's JSON. `names`:
 * titles of the same column in other programs' files, best first.
 */
export const leadColumns = {
  reference: { title: 'Référence', names: [] },
  created_at: {
    title: 'Reçu le',
    names: [/^(date|horodat|timestamp|submi(tted|ssion)|soumis|envoyé le|received|created)/i],
  },
  name: { title: 'Nom', names: [/^(nom complet|full.?name|(votre|your).?(nom|name))/i, /^(nom|last.?name)/i] },
  email: {
    title: 'Email',
    names: [/^(e-?mail|courriel)( ?address)?$/i, /^((votre|your).?)?(e-?mail|courriel|mail|adresse (e-?)?mail)/i],
  },
  company: { title: 'Entreprise', names: [/^(soci[eé]t[eé]|organi[sz]ation|raison sociale|company)/i] },
  service: { title: 'Service demandé', names: [/^service$/i, /^(subject|objet|sujet|(your|votre).?(subject|objet))/i] },
  message: {
    title: 'Message',
    names: [/^((votre|your).?)?(message|demande|projet|project|commentaire|comments?|besoin)/i, /^(texte|text|body)$/i],
  },
  status: { title: 'Statut', names: [/^(état|etat|state|stage|étape)$/i] },
  status_reason: { title: 'Raison', names: [] },
  amount: { title: 'Montant', names: [/^(amount|value|valeur)$/i] },
  amount_cents: { title: '', names: [] },
  follow_up: { title: 'Relance', names: [] },
  follow_up_on: { title: '', names: [] },
  follow_up_time: { title: '', names: [] },
  origin: { title: 'Saisie à la main', names: [] },
  first_page: { title: 'Première page', names: [] },
  form_page: { title: 'Page du formulaire', names: [/^(page|page.?url|url)$/i] },
  opener: { title: 'Bouton', names: [] },
  referrer_host: { title: 'Site d’origine', names: [] },
  utm: { title: 'Campagne', names: [] },
  first_name: { title: 'Prénom', names: [/^(first.?name|((votre|your).?)?pr[eé]nom)/i] },
  answered_at: { title: 'Première réponse le', names: [] },
  phone: { title: '', names: [/^((votre|your).?)?(t[eé]l|phone|mobile|portable|num[eé]ro de t[eé]l)/i] },
  description: { title: '', names: [/^description/i] },
  budget: { title: '', names: [/^((votre|your).?)?budget/i] },
  timeline: { title: '', names: [/^(d[eé]lai|[eé]ch[eé]ance|timeline|deadline)/i] },
  priority: { title: '', names: [/^(priorit|urgence)/i] },
  quarantine: { title: '', names: [] },
  quarantine_reasons: { title: '', names: [] },
  notes: { title: '', names: [] },
  replies: { title: '', names: [] },
} as const satisfies Record<string, { title: string; names: readonly RegExp[] }> & Record<AnswerName, unknown>;
export type LeadColumn = keyof typeof leadColumns;
const columns = Object.keys(leadColumns) as readonly LeadColumn[];

/**
 * Columns of this program's own files that an import ignores, since they repeat another column or have a meaning on the exporting site
 * only.
 */
const PASSED_OVER = ['id', 'person_id', 'service_code', 'source', 'archived_at', 'updated_at', 'Service'];

/** Assigns each title to a column, exact titles first, then `names` by rank; returns the unmatched titles too. */
export function leadColumnsOf(titles: readonly string[]) {
  const taken = new Map<number, LeadColumn>();
  const take = (fits: (title: string, column: LeadColumn) => boolean) => {
    for (const column of columns) {
      if ([...taken.values()].includes(column)) continue;
      const at = titles.findIndex((title, index) => !taken.has(index) && fits(title, column));
      if (at >= 0) taken.set(at, column);
    }
  };
  take((title, column) => title === column || (title !== '' && title === leadColumns[column].title));
  const isOwn = [...taken.values()].includes('reference');
  // Notes and replies are recognised only in this program's own files; the same columns of another program are added to the request's text.
  for (const [at, column] of taken) if (!isOwn && ['notes', 'replies'].includes(column)) taken.delete(at);
  const most = Math.max(...columns.map((column) => leadColumns[column].names.length));
  for (let best = 0; best < most; best += 1)
    take((title, column) => leadColumns[column].names[best]?.test(title) ?? false);
  const others = titles.flatMap((title, index) =>
    taken.has(index) || (isOwn && PASSED_OVER.includes(title)) ? [] : [index],
  );
  return { taken, others, isOwn };
}
