import { type DnsLookups, ownersDomain, type Said, texts } from './lookUp.ts';

/** What others are to do with a mail in the domain's name that neither SPF nor DKIM proves. */
export async function examineDmarc(domain: string, dns: DnsLookups): Promise<Said> {
  const parent = ownersDomain(domain);
  const own = await texts(`_dmarc.${domain}`, /^v=DMARC1/i, dns);
  const found = own.length > 0 || parent === domain ? own : await texts(`_dmarc.${parent}`, /^v=DMARC1/i, dns);
  const [record = ''] = found;
  const say = (state: Said['state'], advice: string): Said => ({ state, found, advice });
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
