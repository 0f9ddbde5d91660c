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
/** A binned lead has its history as JSON. */
const binned = pairs.reduce((text, [was, is]) => `replace(${text}, '"kind":"${was}"', '"kind":"${is}"')`, 'content');

/** Histories hold English codes, as the rows of every other table but the statuses of a lead. */
export const historiesInEnglish = {
  name: 'histories are told in English',
  sql: `
UPDATE lead_events SET kind = ${inEnglish};
UPDATE person_events SET kind = ${inEnglish};
UPDATE bin SET content = ${binned} WHERE kind = 'lead';
`,
};
