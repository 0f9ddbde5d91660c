import { type DnsLookups, lookUp, type Said } from './lookUp.ts';

/** Whether the domain takes mail: answers and refusals come back to it. */
export async function examineMx(domain: string, dns: DnsLookups): Promise<Said> {
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
