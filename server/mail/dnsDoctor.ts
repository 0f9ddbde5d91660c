import type { DnsFinding as Finding } from '../../data/api/siteAnswers.ts';

/** What the doctor needs of a resolver; `node:dns/promises` has it. */
export interface DnsLookups {
  resolveMx(name: string): Promise<{ exchange: string; priority: number }[]>;
  resolveTxt(name: string): Promise<string[][]>;
}

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
const ABSENT = new Set(['ENOTFOUND', 'ENODATA']);

/** Records of a name: none when the DNS says there are none. @throws what the resolver throws for anything else. */
async function lookUp<Found>(ask: () => Promise<Found[]>): Promise<Found[]> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof Error && 'code' in error && ABSENT.has(String(error.code))) return [];
    throw error;
  }
}

const silent = (record: Finding['record']): Finding => ({
  record,
  state: 'unknown',
  found: [],
  advice: 'Le DNS n’a pas répondu. Réessayez dans quelques minutes.',
});

async function examineMx(domain: string, dns: DnsLookups): Promise<Finding> {
  const hosts = await lookUp(() => dns.resolveMx(domain));
  const found = hosts
    .sort((a, b) => a.priority - b.priority)
    .map(({ priority, exchange }) => `${priority} ${exchange}`);
  return found.length > 0
    ? {
        record: 'MX',
        state: 'good',
        found,
        advice: 'Le domaine reçoit du courrier : réponses et rejets vous parviennent.',
      }
    : {
        record: 'MX',
        state: 'missing',
        found,
        advice: `Ajoutez à ${domain} l’enregistrement MX que donne votre hébergeur de messagerie : sans lui, les réponses et les rejets se perdent.`,
      };
}

async function texts(name: string, start: RegExp, dns: DnsLookups): Promise<string[]> {
  const records = await lookUp(() => dns.resolveTxt(name));
  return records.map((parts) => parts.join('')).filter((text) => start.test(text));
}

async function examineSpf(domain: string, dns: DnsLookups): Promise<Finding> {
  const found = await texts(domain, /^v=spf1(\s|$)/i, dns);
  const [record = ''] = found;
  const say = (state: Finding['state'], advice: string): Finding => ({ record: 'SPF', state, found, advice });
  if (found.length === 0)
    return say(
      'missing',
      `Ajoutez à ${domain} un enregistrement TXT, par exemple « v=spf1 include:HÔTE_DE_VOTRE_FOURNISSEUR ~all », avec l’« include » que donne votre fournisseur SMTP.`,
    );
  if (found.length > 1)
    return say(
      'weak',
      'Il y a plusieurs enregistrements SPF : les serveurs les ignorent tous. Réunissez-les en un seul.',
    );
  if (/\s\+?all\b/i.test(record))
    return say(
      'weak',
      'Le SPF se termine par « +all » : n’importe qui peut écrire en votre nom. Remplacez « +all » par « ~all » ou « -all ».',
    );
  if (!/\s[-~]all\b|\sredirect=/i.test(record))
    return say('weak', 'Terminez l’enregistrement SPF par « ~all » : sans lui, il n’interdit rien.');
  return say('good', 'Le SPF dit quels serveurs écrivent en votre nom. Vérifiez que votre serveur SMTP y figure.');
}

async function examineDkim(domain: string, selector: string | undefined, dns: DnsLookups): Promise<Finding> {
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
      record: 'DKIM',
      state: 'good',
      found,
      advice: 'Une clé DKIM est publiée. Vérifiez que votre serveur SMTP signe avec ce sélecteur.',
    };
  return {
    record: 'DKIM',
    state: selector ? 'missing' : 'weak',
    found,
    advice: selector
      ? `Aucune clé sous ${selector}._domainkey.${domain}. Publiez l’enregistrement que donne votre fournisseur SMTP.`
      : 'Aucune clé sous les sélecteurs courants. Indiquez ci-dessous le sélecteur de votre fournisseur, ou publiez la clé qu’il vous donne.',
  };
}

async function examineDmarc(domain: string, dns: DnsLookups): Promise<Finding> {
  const parent = domain.split('.').slice(-2).join('.');
  const own = await texts(`_dmarc.${domain}`, /^v=DMARC1/i, dns);
  const found = own.length > 0 || parent === domain ? own : await texts(`_dmarc.${parent}`, /^v=DMARC1/i, dns);
  const [record = ''] = found;
  const say = (state: Finding['state'], advice: string): Finding => ({ record: 'DMARC', state, found, advice });
  if (found.length === 0)
    return say(
      'missing',
      `Ajoutez un enregistrement TXT à _dmarc.${parent} : « v=DMARC1; p=none; rua=mailto:dmarc@${parent} ». Passez à « p=quarantine » quand les rapports sont bons.`,
    );
  if (found.length > 1)
    return say(
      'weak',
      'Il y a plusieurs enregistrements DMARC : gardez-en un seul, les autres serveurs les ignorent tous.',
    );
  if (/\bp\s*=\s*none/i.test(record))
    return say(
      'weak',
      'DMARC observe sans protéger (« p=none »). Quand les rapports sont bons, passez à « p=quarantine ».',
    );
  return say('good', 'DMARC protège le nom de domaine contre ceux qui l’imiteraient.');
}

/**
 * Reads what the DNS says of a sending domain and what should be mended. A resolver that fails for one record leaves the
 * others their findings.
 */
export function examineDomain(domain: string, dns: DnsLookups, selector?: string): Promise<Finding[]> {
  const safely = (record: Finding['record'], finding: Promise<Finding>) => finding.catch(() => silent(record));
  return Promise.all([
    safely('MX', examineMx(domain, dns)),
    safely('SPF', examineSpf(domain, dns)),
    safely('DKIM', examineDkim(domain, selector, dns)),
    safely('DMARC', examineDmarc(domain, dns)),
  ]);
}
