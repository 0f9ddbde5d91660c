import { type DnsLookups, type Said, texts } from './lookUp.ts';

/** Selectors of common mail providers; the owner's own comes first. */
const SELECTORS = [
  'default',
  'dkim',
  'mail',
  'selector1',
  'selector2',
  's1',
  's2',
  'google',
  'k1',
  'k2',
  'brevo1',
  'brevo2',
  'ovhmo-selector-1',
  'gm1',
  'scw',
  'resend',
  'mailjet',
];

/** Whether a key is published with which a signature of the domain can be checked. */
export async function examineDkim(domain: string, selector: string | undefined, dns: DnsLookups): Promise<Said> {
  const names = selector ? [selector] : SELECTORS;
  const keys = await Promise.all(
    names.map(async (name) => {
      const records = await texts(`${name}._domainkey.${domain}`, /\bp=/i, dns);
      return records.map((text) => ({ name, revoked: /\bp=\s*(;|$)/i.test(text) }));
    }),
  );
  const published = keys.flat();
  const found = published.map(({ name, revoked }) => `${name}._domainkey${revoked ? ' (révoquée)' : ''}`);
  if (published.some(({ revoked }) => !revoked))
    return {
      state: 'good',
      found,
      advice: 'Une clé DKIM est publiée. Vérifiez que votre serveur SMTP signe avec ce sélecteur.',
    };
  return {
    state: selector ? 'missing' : 'weak',
    found,
    advice: selector
      ? `Aucune clé sous ${selector}._domainkey.${domain}. Publiez l’enregistrement que donne votre fournisseur SMTP.`
      : 'Aucune clé sous les sélecteurs courants. Indiquez ci-dessous le sélecteur de votre fournisseur, ou publiez la clé qu’il vous donne.',
  };
}
