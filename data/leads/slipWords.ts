import { capital } from '../french/frenchNumbers.ts';
import { dayInParis, daysBetween, sayDate, sayWeekday, timeInParis } from '../french/timeInParis.ts';
import { delayFigure, hoursText } from '../offer/promiseWords.ts';
import type { Content } from '../settings/content.ts';

const HOUR_MS = 3_600_000;

/** Formats a time as `10 h 42`, `0 h 14`. */
const clock = (at: Date) => timeInParis(at).replace(/^0/, '').replace(':', '\u00a0h\u00a0');

/**
 * Texts of a request's slip: when the request was stored, and the next steps with their times.
 * @param hours from the validated brief to the delivery; absent when the request does not name a deliverable.
 */
export function slipWords(content: Content, at: Date, hours?: number) {
  const { replyHours } = content.terms;
  const due = new Date(at.getTime() + replyHours * HOUR_MS);
  const days = daysBetween(dayInParis(at), dayInParis(due));
  const dueDay = days === 0 ? 'Ce jour même' : days === 1 ? 'Demain' : capital(sayWeekday(due));
  return {
    at: `${sayDate(at)}, ${clock(at)}`,
    /** The only line shown while the slip is folded. */
    next: `Réponse ${days === 1 ? 'demain' : days === 0 ? 'aujourd’hui' : sayWeekday(due)}, avant ${clock(due)}.`,
    steps: [
      ['Aujourd’hui', 'Demande enregistrée. Un accusé de réception part par courriel.'],
      [dueDay, `Je la lis et je vous réponds avec un devis détaillé, avant ${clock(due)}.`],
      hours === undefined
        ? ['Ensuite', `Une fois le brief validé : votre livrable en ${delayFigure(content)}, relu et signé.`]
        : [`Sous ${hoursText(hours)}`, 'Une fois le brief validé : votre livrable, relu et signé.'],
    ],
    unread: ['Pas encore lue,', 'donc pas encore signée.'],
  } as const;
}
