import { watchReading } from '../article/watchReading.ts';
import { countStep } from '../countStep.ts';
import { playInView } from '../figures/playInView.ts';
import { watchNewsletter } from '../newsletter/watchNewsletter.ts';
import { watchContents } from '../prose/watchContents.ts';
import { noteOrigin } from '../quote/formContext.ts';
import { watchQuotes } from '../quote/watchQuotes.ts';
import { watchExample } from '../service/watchExample.ts';
import { watchAccordions } from '../ui/watchAccordions.ts';
import { watchToasts } from '../ui/watchToasts.ts';
import { finishGoing, watchSections } from './goToSection.ts';
import { watchMenu } from './watchMenu.ts';

/** Makes what every page of the site shares answer: the parts the server wrote and React leaves alone. */
export function startSite(): void {
  watchMenu();
  watchSections();
  watchQuotes();
  watchNewsletter();
  watchToasts();
  watchAccordions();
  watchExample();
  watchContents();
  watchReading();
  playInView();
  finishGoing();
  // The tab's memory and the beacon each cost milliseconds on a phone: a task of their own.
  setTimeout(() => {
    noteOrigin();
    countStep('page');
  });
}
