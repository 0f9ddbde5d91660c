import { isIP } from 'node:net';
import type { DnsFinding } from '../../../data/api/siteResponses.ts';
import { examineDkim, examineSpf } from './examineSpf.ts';
import { addressesOf, type DnsLookups, lookUp, ownersDomain, type RecordFinding, texts } from './lookUp.ts';

/** Addresses of a local machine or network, which cannot be looked up from outside. */
const PRIVATE = /^(127\.|10\.|192\.168\.|169\.254\.|172\.(1[6-9]|2\d|3[01])\.|::1$|f[cd]|fe80:)/i;

/**
 * Checks that the mail server's address has a reverse name that resolves to it: many servers refuse mail from an address without. A
 * provider that sends from other addresses is responsible for their names.
 */
async function examinePtr(smtpHost: string, dns: DnsLookups): Promise<RecordFinding> {
  const addresses = isIP(smtpHost) ? [smtpHost] : await addressesOf(smtpHost, dns);
  const outside = addresses.filter((address) => !PRIVATE.test(address));
  if (outside.length === 0)
    return {
      state: 'unknown',
      found: [],
      advice: `${smtpHost} est sur votre propre réseau : l’adresse d’où partent vos courriels ne se voit pas d’ici. Vérifiez chez votre hébergeur que l’adresse IP du serveur a un nom inverse (PTR), et que ce nom y ramène.`,
    };
  const named = await Promise.all(
    outside.map(async (address) => {
      const names = await lookUp(() => dns.reverse(address));
      const leading = await Promise.all(names.map(async (name) => (await addressesOf(name, dns)).includes(address)));
      return { address, names, leadsBack: leading.includes(true) };
    }),
  );
  const found = named.map(({ address, names }) => `${address} : ${names.join(', ') || 'aucun nom'}`);
  const nameless = named.find(({ names }) => names.length === 0);
  if (nameless)
    return {
      state: 'missing',
      found,
      advice: `L’adresse ${nameless.address} n’a pas de nom inverse (PTR) : Gmail et d’autres refusent ce qui en vient. Demandez-le à l’hébergeur de cette adresse, ou passez par un fournisseur SMTP.`,
    };
  const astray = named.find(({ leadsBack }) => !leadsBack);
  if (astray)
    return {
      state: 'weak',
      found,
      advice: `Le nom inverse de ${astray.address} ne ramène pas à cette adresse : donnez à ${astray.names[0]} cette adresse dans le DNS.`,
    };
  return { state: 'good', found, advice: 'L’adresse du serveur SMTP a un nom, et ce nom y ramène.' };
}

/** Domains of free mailboxes, for which only their provider can sign. */
const MAILBOX_DOMAINS =
  /^(gmail|googlemail|outlook|hotmail|live|msn|yahoo|ymail|icloud|me|aol|gmx|proton|protonmail|orange|wanadoo|free|sfr|neuf|bbox|laposte|numericable)\.[a-z]{2,3}(\.[a-z]{2})?$/i;

interface Sender {
  /** Domain of SMTP_FROM; `bounceDomain`: domain to which bounces are sent. */
  domain: string;
  bounceDomain: string;
  /** Host of SMTP_HOST; `siteHost`: the site's own host. */
  smtpHost: string;
  siteHost: string;
}

/** Whether recipients and their servers can recognise the sender's address as the owner's. */
function examineFrom({ domain, bounceDomain, smtpHost, siteHost }: Sender): RecordFinding {
  const say = (state: RecordFinding['state'], advice: string): RecordFinding => ({ state, found: [domain], advice });
  if (MAILBOX_DOMAINS.test(domain)) {
    const own = ownersDomain(smtpHost) === ownersDomain(domain);
    return say(
      own ? 'weak' : 'missing',
      own
        ? `Vos lettres partent d’une adresse ${domain} : le nombre d’envois par jour y est très limité. Une adresse de votre propre domaine (SMTP_FROM) est plus sûre et plus reconnaissable.`
        : `Vos lettres partent d’une adresse ${domain}, que votre serveur SMTP ne peut pas signer : beaucoup seront refusées. Donnez à SMTP_FROM une adresse de votre propre domaine.`,
    );
  }
  if (ownersDomain(bounceDomain) !== ownersDomain(domain))
    return say(
      'weak',
      `Les rejets reviennent à ${bounceDomain}, un autre domaine que l’expéditeur : SPF ne prouve alors plus rien pour ${domain}. Donnez à BOUNCE_ADDRESS une adresse de ${ownersDomain(domain)}.`,
    );
  if (ownersDomain(siteHost) !== ownersDomain(domain))
    return say(
      'weak',
      `Vos lettres viennent de ${domain} et mènent à ${siteHost} : des lecteurs et des filtres s’en méfient. Le même domaine pour les deux est plus sûr.`,
    );
  return say('good', 'L’expéditeur est du même domaine que le site : vos lecteurs vous reconnaissent.');
}

/** Examines the DMARC policy: the fate of mails in the domain's name that neither SPF nor DKIM proves. */
async function examineDmarc(domain: string, dns: DnsLookups): Promise<RecordFinding> {
  const parent = ownersDomain(domain);
  const own = await texts(`_dmarc.${domain}`, /^v=DMARC1/i, dns);
  const found = own.length > 0 || parent === domain ? own : await texts(`_dmarc.${parent}`, /^v=DMARC1/i, dns);
  const [record = ''] = found;
  const say = (state: RecordFinding['state'], advice: string): RecordFinding => ({ state, found, advice });
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

/** Whether the domain receives mail: replies and bounces come back to it. */
async function examineMx(domain: string, dns: DnsLookups): Promise<RecordFinding> {
  const hosts = await lookUp(() => dns.resolveMx(domain));
  const found = hosts
    .sort((a, b) => a.priority - b.priority)
    .map(({ priority, exchange }) => `${priority} ${exchange}`);
  return found.length > 0
    ? { state: 'good', found, advice: 'Le domaine reçoit du courrier : réponses et rejets vous parviennent.' }
    : {
        state: 'missing',
        found,
        advice: `Ajoutez à ${domain} l’enregistrement MX que donne votre hébergeur de messagerie : sans lui, les réponses et les rejets se perdent.`,
      };
}

interface Examination {
  domain: string;
  dns: DnsLookups;
  /** The owner's own DKIM selector; without one, selectors of common providers are tried. */
  selector?: string | undefined;
  smtpHost: string;
  siteHost: string;
  /** Domain bounces are sent to; the sender's own when absent. */
  bounceDomain?: string | undefined;
}

const SILENT: RecordFinding = {
  state: 'unknown',
  found: [],
  advice: 'Le DNS n’a pas répondu. Réessayez dans quelques minutes.',
};

/** Examines the DNS of a sender. When the resolver fails for one record, the findings on the other records are still returned. */
export function examineDomain({ domain, dns, selector, smtpHost, siteHost, bounceDomain = domain }: Examination) {
  const safely = async (
    record: DnsFinding['record'],
    examined: Promise<RecordFinding> | RecordFinding,
  ): Promise<DnsFinding> => ({
    record,
    ...(await Promise.resolve(examined).catch(() => SILENT)),
  });
  return Promise.all([
    safely('FROM', examineFrom({ domain, bounceDomain, smtpHost, siteHost })),
    safely('SPF', examineSpf(domain, dns)),
    safely('DKIM', examineDkim(domain, selector, dns)),
    safely('DMARC', examineDmarc(domain, dns)),
    safely('PTR', examinePtr(smtpHost, dns)),
    safely('MX', examineMx(domain, dns)),
  ]);
}
