import type { DnsFinding } from '../../../data/api/siteAnswers.ts';
import { examineDkim } from './examineDkim.ts';
import { examineDmarc } from './examineDmarc.ts';
import { examineFrom } from './examineFrom.ts';
import { examineMx } from './examineMx.ts';
import { examinePtr } from './examinePtr.ts';
import { examineSpf } from './examineSpf.ts';
import type { DnsLookups, Said } from './lookUp.ts';

interface Asked {
  /** The domain of SMTP_FROM. */
  domain: string;
  dns: DnsLookups;
  /** The owner's own DKIM selector; without one, the usual ones are tried. */
  selector?: string | undefined;
  smtpHost: string;
  siteHost: string;
  /** Where bounces are sent to; the sender's own domain when absent. */
  bounceDomain?: string | undefined;
}

const SILENT: Said = {
  state: 'unknown',
  found: [],
  advice: 'Le DNS n’a pas répondu. Réessayez dans quelques minutes.',
};

/**
 * Reads what the DNS says of a sender and what should be mended. A resolver that fails for one record leaves the others
 * their findings.
 */
export function examineDomain({ domain, dns, selector, smtpHost, siteHost, bounceDomain = domain }: Asked) {
  const safely = async (record: DnsFinding['record'], said: Promise<Said> | Said): Promise<DnsFinding> => ({
    record,
    ...(await Promise.resolve(said).catch(() => SILENT)),
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
