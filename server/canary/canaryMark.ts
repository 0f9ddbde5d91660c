import type { SentLead } from '../../data/api/leadInput.ts';
import { eachAnswer } from '../../data/leads/leadAnswers.ts';
import { messageOf } from '../../data/leads/leadMessage.ts';
import { isSameText } from '../security/sign.ts';
import type { Services } from '../services.ts';

export const CANARY_HEADER = 'x-canary';
const VALID_MS = 5 * 60_000;

/** The request the site sends itself. `.example` receives no mail (RFC 2606). */
export const canaryLead: SentLead = {
  name: 'Contrôle de nuit',
  email: 'canari@site.example',
  company: '',
  service: '',
  message: messageOf({ ...eachAnswer(() => ''), description: 'Demande d’essai du site' }) ?? '',
};

/** When it was sent, in milliseconds, and a signature of that by the site's key. */
export const canaryMark = ({ fingerprint }: Pick<Services, 'fingerprint'>, time: string): string =>
  `${time}.${fingerprint('canary', time)}`;

/**
 * Whether a request is the one this site sent itself, by its header, and when it was sent. Every word must be the site's own:
 * an attacker who learns a mark cannot send anything else under it.
 */
export function readCanaryMark(
  services: Services,
  header: string | undefined,
  body: unknown,
): { time: string; isLate: boolean } | undefined {
  // Every visitor's request comes by here.
  if (header === undefined) return undefined;
  const [time = '', signature = ''] = header.split('.');
  const fits = services.fingerprints('canary', time).some((expected) => isSameText(signature, expected));
  if (!fits || JSON.stringify(body) !== JSON.stringify(canaryLead)) return undefined;
  return { time, isLate: Math.abs(services.now().getTime() - Number(time)) > VALID_MS };
}
