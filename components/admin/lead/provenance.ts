import type { Lead } from '../../../data/api/rows.ts';
import { labelOf } from '../../../data/choices.ts';
import { utmParameters } from '../../../data/leads/formContext.ts';
import { leadOrigins } from '../../../data/people/personWords.ts';

function utmText(utm: string | null): string {
  if (!utm) return '';
  try {
    const values = JSON.parse(utm) as Record<string, unknown>;
    return utmParameters
      .flatMap(({ code, label }) => (typeof values[code] === 'string' ? [`${label} ${values[code]}`] : []))
      .join(', ');
  } catch {
    return '';
  }
}

/** Where a lead came from, as labelled lines; « inconnu » where the post did not say. */
export const provenance = (lead: Lead): [string, string][] =>
  lead.origin ? [['Saisie à la main', labelOf(leadOrigins, lead.origin)]] : fromSite(lead);

const fromSite = (lead: Lead): [string, string][] => [
  ['Première page', lead.first_page || 'inconnue'],
  [
    'Formulaire',
    [lead.form_page, lead.opener && `bouton «\u00a0${lead.opener}\u00a0»`].filter(Boolean).join(', ') || 'inconnu',
  ],
  ['Venu de', lead.referrer_host || 'accès direct ou inconnu'],
  ['Campagne', utmText(lead.utm) || 'aucune'],
];
