import { type Choice, labelOf } from '../choices.ts';
import { type LeadEventKind, type LeadStatus, leadStatuses } from './leadWords.ts';

/** Ways the owner may have replied outside the desk: by telephone, in person, from a mail program. */
export const replyWays = [
  { code: 'telephone', label: 'Par téléphone' },
  { code: 'vive-voix', label: 'De vive voix' },
  { code: 'messagerie', label: 'Depuis ma messagerie' },
] as const satisfies readonly Choice[];

/**
 * History events that count as a reply; the earliest one is the first reply, wherever it is counted or shown. A change of status or a click
 * on an address does not count (docs/decisions/0059-replies.md).
 */
export const replyEvents = ['reply-sent', 'answered'] as const satisfies readonly LeadEventKind[];
export type ReplyEvent = (typeof replyEvents)[number];

/** Statuses in which a request without a reply still waits for one; in every later status the request has progressed or is closed. */
export const waitingSteps = ['nouveau', 'a-rappeler'] as const satisfies readonly LeadStatus[];

interface Standing {
  status: LeadStatus;
  answered_at: string | null;
}

/** Whether a request still waits for its first reply. */
export const awaitsReply = ({ status, answered_at }: Standing): boolean =>
  answered_at === null && waitingSteps.some((step) => step === status);

const [NEW, ...LATER] = leadStatuses;
/**
 * Statuses as the desk shows them: a « nouveau » request with a reply is shown as « Répondu », a status that is computed and never stored.
 */
export const leadSteps = [NEW, { code: 'repondu', label: 'Répondu' }, ...LATER] as const satisfies readonly Choice[];
export type LeadStep = (typeof leadSteps)[number]['code'];

export const stepOf = ({ status, answered_at }: Standing): LeadStep =>
  status === NEW.code && answered_at !== null ? 'repondu' : status;

/** Returns the label of a request's status as the desk shows it. */
export const statusOf = (lead: Standing): string => labelOf(leadSteps, stepOf(lead));
