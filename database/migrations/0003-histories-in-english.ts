const WORDS = {
  recu: 'received',
  corrige: 'corrected',
  libere: 'released',
  repris: 'restored',
  statut: 'status-changed',
  suivi: 'deal-changed',
  rappel: 'follow-up',
  ouvert: 'opened',
  envoye: 'reply-sent',
  repondu: 'answered',
  adresse: 'address-corrected',
  renonce: 'mail-abandoned',
  saisi: 'entered',
  rectifie: 'rectified',
  fusionne: 'merged',
  separe: 'separated',
  exporte: 'exported',
};
const pairs = Object.entries(WORDS);
const inEnglish = `CASE kind ${pairs.map(([was, is]) => `WHEN '${was}' THEN '${is}'`).join(' ')} ELSE kind END`;
/** Replaces the codes in the history of a binned lead, which is JSON. */
const binned = pairs.reduce((text, [was, is]) => `replace(${text}, '"kind":"${was}"', '"kind":"${is}"')`, 'content');

/** Translates the codes in histories to English, as in all other tables; only the statuses of a lead stay French. */
export const historiesInEnglish = {
  name: 'histories are told in English',
  sql: `
UPDATE lead_events SET kind = ${inEnglish};
UPDATE person_events SET kind = ${inEnglish};
UPDATE bin SET content = ${binned} WHERE kind = 'lead';
`,
};
