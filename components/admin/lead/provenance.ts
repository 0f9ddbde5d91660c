import type { Lead } from '../rows.ts';

const UTM: Record<string, string> = {
  utm_source: 'source',
  utm_medium: 'support',
  utm_campaign: 'campagne',
  utm_term: 'mot',
  utm_content: 'contenu',
};

function utmText(utm: string | null): string {
  if (!utm) return '';
  try {
    const values = JSON.parse(utm) as Record<string, unknown>;
    return Object.entries(UTM)
      .flatMap(([name, label]) => (typeof values[name] === 'string' ? [`${label} ${values[name]}`] : []))
      .join(', ');
  } catch {
    return '';
  }
}

/** Where a lead came from, as labelled lines; « inconnu » where the post did not say. */
export const provenance = (lead: Lead): [string, string][] => [
  ['Première page', lead.first_page || 'inconnue'],
  [
    'Formulaire',
    [lead.form_page, lead.opener && `bouton «\u00a0${lead.opener}\u00a0»`].filter(Boolean).join(', ') || 'inconnu',
  ],
  ['Venu de', lead.referrer_host || 'accès direct ou inconnu'],
  ['Campagne', utmText(lead.utm) || 'aucune'],
];
