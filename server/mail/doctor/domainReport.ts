import type { DnsFinding, DnsReport } from '../../../data/api/siteAnswers.ts';
import type { Services } from '../../services.ts';
import { examineDomain } from './dnsDoctor.ts';

/** What the doctor says of this site's sender; undefined without a mail server. */
export async function domainReport(
  { settings, dns }: Pick<Services, 'settings' | 'dns'>,
  selector?: string,
): Promise<DnsReport | undefined> {
  const { mail, baseUrl } = settings;
  if (!mail) return undefined;
  const domain = mail.from.split('@').at(-1) ?? '';
  const siteHost = new URL(baseUrl).hostname;
  const bounceDomain = mail.returns?.address?.split('@').at(-1);
  // The site's own signature is the one to look for, unless another is asked about.
  const own = selector ?? mail.dkim?.selector;
  const findings = await examineDomain({ domain, dns, selector: own, smtpHost: mail.host, siteHost, bounceDomain });
  return { success: true, domain, findings, fitness: fitnessOf(findings) };
}

/** A letter may leave whatever this says; its owner is told before. The MX is about answers, not about what leaves. */
function fitnessOf(findings: readonly DnsFinding[]): DnsReport['fitness'] {
  const states = findings.filter(({ record }) => record !== 'MX').map(({ state }) => state);
  if (states.includes('missing')) return 'unfit';
  if (states.includes('weak')) return 'doubtful';
  // The sender is known without the DNS.
  if (findings.every(({ record, state }) => record === 'FROM' || state === 'unknown')) return 'silent';
  return states.includes('unknown') ? 'unsure' : 'fit';
}
