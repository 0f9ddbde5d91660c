import { type Choice, labelOf } from '../choices.ts';
import { type LeadEventKind, type LeadStatus, leadStatuses } from './leadWords.ts';

/** Ways the owner replied elsewhere than at the desk. */
export const replyWays = [
  { code: 'telephone', label: 'Par téléphone' },
  { code: 'vive-voix', label: 'De vive voix' },
  { code: 'messagerie', label: 'Depuis ma messagerie' },
] as const satisfies readonly Choice[];

/**
 * History events that prove a reply: the earliest is the first reply, wherever it is counted or shown. A change of status or a click on an
 * address proves none (docs/decisions/0059-replies.md).
 */
export const replyEvents = ['reply-sent', 'answered'] as const satisfies readonly LeadEventKind[];
export type ReplyEvent = (typeof replyEvents)[number];

/**
 * Statuses in which an unanswered request still waits for a reply; at every other status the request is being dealt with otherwise, or is
 * closed.
 */
export const waitingSteps = ['nouveau', 'a-rappeler'] as const satisfies readonly LeadStatus[];

interface Standing {
  status: LeadStatus;
  answered_at: string | null;
}

/** Whether a request still waits for its first reply. */
export const awaitsReply = ({ status, answered_at }: Standing): boolean =>
  answered_at === null && waitingSteps.some((step) => step === status);

const [NEW, ...LATER] = leadStatuses;
/** Statuses as shown: a new request with a reply is « Répondu », which is derived and not stored. */
export const leadSteps = [NEW, { code: 'repondu', label: 'Répondu' }, ...LATER] as const satisfies readonly Choice[];
export type LeadStep = (typeof leadSteps)[number]['code'];

export const stepOf = ({ status, answered_at }: Standing): LeadStep =>
  status === NEW.code && answered_at !== null ? 'repondu' : status;

/** Describes the state of a request. */
export const statusOf = (lead: Standing): string => labelOf(leadSteps, stepOf(lead));
