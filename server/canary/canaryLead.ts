import { timingSafeEqual } from 'node:crypto';
import type { SentLead } from '../../data/api/leadInput.ts';
import { leadMessage } from '../../data/leads/leadMessage.ts';
import type { NewLead } from '../../database/leads/leads.ts';
import type { Services } from '../services.ts';

type Signing = Pick<Services, 'fingerprint'>;

/** In the words of the form rather than in a header: what stands before the site may drop a header, and these it may not. */
const TOKEN = /(?<![\w-])canari\.([\w-]{22})\.([\w-]{22})(?![\w-])/;

/** The request the site sends itself. Nobody can write to `.example` (RFC 2606). */
export function canaryLead({ fingerprint }: Signing, nonce: string): SentLead {
  return {
    name: 'Contrôle de nuit',
    email: 'canari@site.example',
    company: '',
    service: '',
    message: leadMessage({
      phone: '',
      description: `Demande d’essai du site, canari.${nonce}.${fingerprint('canary', nonce)}`,
      budget: '',
      timeline: '',
      priority: '',
    }),
  };
}

/**
 * The nonce of a request that this site signed and sent itself, undefined for any other. Every word must be the site's
 * own: whoever learns a signature still has no way to send anything of theirs under it.
 */
export function canaryNonce(services: Signing, lead: NewLead): string | undefined {
  const [, nonce = '', signature = ''] = TOKEN.exec(lead.message ?? '') ?? [];
  if (nonce === '' || !isSame(signature, services.fingerprint('canary', nonce))) return undefined;
  const own = canaryLead(services, nonce);
  const words = Object.keys(own) as (keyof SentLead)[];
  return words.every((word) => (lead[word] ?? '') === own[word]) ? nonce : undefined;
}

const isSame = (given: string, expected: string): boolean =>
  given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected));
