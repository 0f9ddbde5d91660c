import type { SiteWarning } from '../data/api/siteResponses.ts';
import type { Live } from './live.ts';
import type { Logger } from './start/logger.ts';

const HOUR_MS = 3_600_000;
const SHOWN_MS = 24 * HOUR_MS;
const PLAIN = /^[\w.:/[\]-]{1,120}$/;

type WarningKind = SiteWarning['kind'];

interface Saying {
  /** Setting to change, if any. */
  setting: string;
  message: string;
  /** Returns the sentence for the owner's desk. */
  text(found: string, expected: string): string;
}

/** Setting and texts of each warning that a running site may give about its own settings and limits. */
const SAYINGS: Record<WarningKind, Saying> = {
  'proxy-not-trusted': {
    setting: 'TRUST_PROXY',
    message: 'a proxy sends X-Forwarded-For, but TRUST_PROXY does not believe it',
    text: () =>
      'Un relais envoie X-Forwarded-For, mais TRUST_PROXY ne le compte pas : tous les visiteurs comptent pour un seul, et partagent une limite. Réglez TRUST_PROXY sur le nombre de relais (1 le plus souvent), puis redémarrez.',
  },
  'other-address': {
    setting: 'BASE_URL',
    message: 'pages are asked for under another address than BASE_URL',
    text: (_found, expected) =>
      `Des pages sont demandées sous une autre adresse que BASE_URL (${expected}), où mènent les liens et les courriels. Ouvrez le site comme le font vos visiteurs : si l’adresse n’est pas celle-là, réglez BASE_URL, ou faites transmettre l’en-tête Host par le relais.`,
  },
  'foreign-origin': {
    setting: 'BASE_URL',
    message: 'a form was refused for its origin',
    text: (_found, expected) =>
      `Un formulaire envoyé depuis une autre adresse que BASE_URL (${expected}) a été refusé. Si vos visiteurs ouvrent le site sous une autre adresse, corrigez BASE_URL ; sinon, un autre site a essayé d’écrire ici.`,
  },
  'forwarded-by-stranger': {
    setting: 'TRUST_PROXY',
    message: 'X-Forwarded-For comes straight from the internet, and TRUST_PROXY believes it',
    text: () =>
      'Des adresses de visiteurs (X-Forwarded-For) sont transmises par des machines d’Internet, et TRUST_PROXY les croit : n’importe qui peut se donner l’adresse qu’il veut. S’il n’y a pas de relais devant le site, réglez TRUST_PROXY sur 0 ; s’il y en a un, donnez son adresse dans TRUST_PROXY, ou fermez le port du site aux autres.',
  },
  'one-address': {
    setting: 'TRUST_PROXY',
    message: 'all visitors have one address',
    text: () =>
      'Les derniers visiteurs ont tous la même adresse, avec des navigateurs différents : un relais les cache sans doute, et ils partagent une limite. Faites-lui transmettre X-Forwarded-For, et réglez TRUST_PROXY sur le nombre de relais (1 le plus souvent).',
  },
  'canary-unreachable': {
    setting: 'CANARY_ADDRESS',
    message: 'the site cannot reach itself at BASE_URL',
    text: (_found, expected) =>
      `Depuis son propre serveur, le site ne se joint pas à ${expected} : beaucoup de box et de pare-feu ne renvoient pas une machine à elle-même. Ouvrez-le depuis un téléphone, hors de votre réseau. S’il s’ouvre, réglez CANARY_ADDRESS sur « local », et le contrôle de nuit prendra l’adresse intérieure ; sinon, vos visiteurs ne l’atteignent pas : corrigez BASE_URL, le nom de domaine ou le relais.`,
  },
};

export interface SiteWarnings {
  /** @param found the received value, @param expected the settings' value; neither may hold anything a visitor typed. */
  note(kind: WarningKind, found?: string, expected?: string): void;
  /** Warnings of the last day, latest first. */
  current(): SiteWarning[];
}

/** Keeps what the site noticed for the desk, and once an hour logs each kind and tells it to the site's other processes. */
export function createWarnings(logger: Logger, now: () => Date, live: Live): SiteWarnings {
  const seen = new Map<WarningKind, SiteWarning>();
  const logged = new Map<WarningKind, number>();
  live.subscribe(({ event }) => event.kind === 'warning' && seen.set(event.warning.kind, event.warning));
  return {
    note(kind, found = '', expected = '') {
      const saying = SAYINGS[kind];
      const [what, wanted] = [found, expected].map((text) => (PLAIN.test(text) ? text : 'une autre adresse'));
      const at = now();
      const text = saying.text(what ?? '', wanted ?? '');
      const warning: SiteWarning = { kind, setting: saying.setting, text, at: at.toISOString() };
      seen.set(kind, warning);
      if (performance.now() - (logged.get(kind) ?? Number.NEGATIVE_INFINITY) < HOUR_MS) return;
      logged.set(kind, performance.now());
      live.publish({ kind: 'warning', warning });
      logger.warn({ setting: saying.setting, found: what, expected: wanted }, saying.message);
    },
    current() {
      const limit = new Date(now().getTime() - SHOWN_MS).toISOString();
      return [...seen.values()].filter(({ at }) => at > limit).sort((a, b) => b.at.localeCompare(a.at));
    },
  };
}
