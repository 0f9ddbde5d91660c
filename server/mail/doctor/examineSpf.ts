import { type DnsLookups, type RecordFinding, texts } from './lookUp.ts';

const START = /^v=spf1(\s|$)/i;
/** Maximum DNS lookups of an SPF record: a record that needs more is void (RFC 7208 § 4.6.4). */
const MOST_QUESTIONS = 10;

/** Examines whether the domain's SPF record names the servers that may send for it, and excludes all others. */
export async function examineSpf(domain: string, dns: DnsLookups): Promise<RecordFinding> {
  const found = await texts(domain, START, dns);
  const [record = ''] = found;
  const say = (state: RecordFinding['state'], advice: string): RecordFinding => ({ state, found, advice });
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
  const walk = { questions: 0, dead: new Set<string>() };
  await follow(record, dns, walk);
  const [dead] = walk.dead;
  if (dead !== undefined)
    return say(
      'weak',
      `Le SPF renvoie à ${dead}, qui n’a pas de SPF : les serveurs tiennent alors tout l’enregistrement pour faux. Retirez ce renvoi ou corrigez-le.`,
    );
  if (walk.questions > MOST_QUESTIONS)
    return say(
      'weak',
      `Le SPF interroge le DNS plus de ${MOST_QUESTIONS} fois, renvois compris : les serveurs ne le lisent plus. Retirez les « include » de services que vous n’utilisez plus.`,
    );
  return say('good', 'Le SPF dit quels serveurs écrivent en votre nom. Vérifiez que votre serveur SMTP y figure.');
}

/** Counts the DNS lookups an SPF record causes, and stops where a receiver would stop. */
async function follow(record: string, dns: DnsLookups, walk: { questions: number; dead: Set<string> }): Promise<void> {
  for (const term of record.split(/\s+/).slice(1)) {
    const [, name = '', target = ''] =
      /^[-+~?]?(include|redirect|exists|ptr|mx|a)(?:[:=]([^/]+))?(?:\/.*)?$/i.exec(term) ?? [];
    if (name === '') continue;
    walk.questions += 1;
    if (walk.questions > MOST_QUESTIONS) return;
    // The target of a term with a macro (`%{i}`) depends on the mail: it is counted, not followed.
    if (!/^(include|redirect)$/i.test(name) || target.includes('%')) continue;
    const [next] = await texts(target, START, dns);
    if (next === undefined) walk.dead.add(target);
    else await follow(next, dns, walk);
  }
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

/** Examines whether a DKIM key is published that verifies the domain's signatures. */
export async function examineDkim(
  domain: string,
  selector: string | undefined,
  dns: DnsLookups,
): Promise<RecordFinding> {
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
