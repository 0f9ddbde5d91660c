import { ownersDomain, type Said } from './lookUp.ts';

/** Domains of mailboxes that anybody may have: only who runs them can sign for them. */
const MAILBOX_DOMAINS =
  /^(gmail|googlemail|outlook|hotmail|live|msn|yahoo|ymail|icloud|me|aol|gmx|proton|protonmail|orange|wanadoo|free|sfr|neuf|bbox|laposte|numericable)\.[a-z]{2,3}(\.[a-z]{2})?$/i;

interface Sender {
  /** The domain of SMTP_FROM, and of where bounces are sent to. */
  domain: string;
  bounceDomain: string;
  /** SMTP_HOST, and the site's own host. */
  smtpHost: string;
  siteHost: string;
}

/** Whether the address letters come from is one that its readers, and their servers, can take for the owner's. */
export function examineFrom({ domain, bounceDomain, smtpHost, siteHost }: Sender): Said {
  const say = (state: Said['state'], advice: string): Said => ({ state, found: [domain], advice });
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
