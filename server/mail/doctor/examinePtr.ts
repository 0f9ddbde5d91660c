import { isIP } from 'node:net';
import { addressesOf, type DnsLookups, lookUp, type Said } from './lookUp.ts';

/** Of a machine or a network at home, which nobody outside can look up. */
const PRIVATE = /^(127\.|10\.|192\.168\.|169\.254\.|172\.(1[6-9]|2\d|3[01])\.|::1$|f[cd]|fe80:)/i;

/**
 * Whether the mail server's address has a name that leads back to it: many servers take nothing from one that has none.
 * A provider may send from other addresses than it takes mail at; their names are its affair.
 */
export async function examinePtr(smtpHost: string, dns: DnsLookups): Promise<Said> {
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
