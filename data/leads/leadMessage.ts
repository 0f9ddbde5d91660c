import { verbatim } from '../french/verbatim.ts';

/** What an empty answer reads. */
export const UNSPECIFIED = 'non précisé';
const PHONE = 'Téléphone';

/** What a lead's message says beside name, address, company and service; codes or free text, empty where not given. */
export interface MessageParts {
  phone: string;
  description: string;
  budget: string;
  timeline: string;
  priority: string;
}

/** A lead's message, one labelled line per answer; an empty value reads « non précisé ». */
export function leadMessage({ phone, description, budget, timeline, priority }: MessageParts): string {
  const lines = { [PHONE]: phone, Description: description, Budget: budget, Délai: timeline, Priorité: priority };
  return Object.entries(lines)
    .map(([label, value]) => verbatim`${label} : ${value.trim() || UNSPECIFIED}`)
    .join('\n');
}

const SHAPE =
  /^Téléphone : ([^\n]*)\nDescription : ([\s\S]*)\nBudget : ([^\n]*)\nDélai : ([^\n]*)\nPriorité : ([^\n]*)$/;

/** The parts of a message that `leadMessage` wrote; undefined for any other text. */
export function parseMessage(message: string): MessageParts | undefined {
  const [, phone, description, budget, timeline, priority] = SHAPE.exec(message.replaceAll('\r\n', '\n').trim()) ?? [];
  if (phone === undefined || description === undefined || budget === undefined) return undefined;
  return { phone, description, budget, timeline: timeline ?? '', priority: priority ?? '' };
}

const PHONE_LINE = new RegExp(verbatim`^${PHONE} : (?!${UNSPECIFIED})(.*)$`, 'm');

const ANY_PHONE_LINE = new RegExp(verbatim`^${PHONE} : .*$`, 'm');

/** A message with another telephone number in the place of its own, or before the rest where it had none. */
export function withPhone(message: string | null, phone: string): string {
  const line = verbatim`${PHONE} : ${phone || UNSPECIFIED}`;
  if (message && ANY_PHONE_LINE.test(message)) return message.replace(ANY_PHONE_LINE, () => line);
  return message ? `${line}\n${message}` : line;
}

/** The telephone number of a message, whoever wrote it; undefined where none is given. */
export const phoneIn = (message: string | null): string | undefined => PHONE_LINE.exec(message ?? '')?.[1];
