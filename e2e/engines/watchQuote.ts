import { expect } from 'vitest';
import { pause } from './find.ts';
import type { Visitor } from './Visitor.ts';

/** Time to wait before sending a form: one sent earlier is quarantined as a program's. */
export const WRITING_MS = 2400;

/** Tests that the list of articles shows its covers, that the preview of a quote follows its form, and that the thanks leave a slip. */
export async function watchQuote(visitor: Visitor): Promise<void> {
  await visitor.sees(covers, 18);
  await visitor.open('/services/strategie');
  await visitor.click('button', 'Commander maintenant');
  const opened = Date.now();
  await visitor.fill('Prénom *', 'Maelle');
  await visitor.fill('Nom *', 'Guegan');
  await visitor.fill('Email *', 'maelle.guegan@algue-co.example');
  await visitor.fill('Description du projet *', 'Ouvrir un second atelier.');
  const preview = () => visitor.tab.run(paper);
  await expect
    .poll(preview, { timeout: 15_000 })
    .toMatch(/Stratégie Pour Maelle Guegan .*70 € À la commande, 50 % 35 €/);
  await pause(Math.max(0, opened + WRITING_MS - Date.now()));
  await visitor.click('button', 'Envoyer la demande');
  await visitor.reads(/Demande envoyée.*Référence DEV-\d{4}-\d{4}/);
  await visitor.sees(() => document.querySelector('dialog:modal'), null);
  await visitor.sees(slips, 1);
  await visitor.click('button', 'Masquer la référence');
  await visitor.sees(slips, 0);
}

/** In the page: number of covers wide enough to be read. */
const covers = () =>
  [...document.querySelectorAll('main article svg')].filter((one) => one.getBoundingClientRect().width > 150).length;

/** In the page: text of the quote's preview beside the form. */
const paper = () =>
  (document.querySelector<HTMLElement>('dialog .on-paper[aria-hidden=true]')?.innerText ?? '').replace(/\s+/g, ' ');

/** In the page: slips left by the thanks. */
const slips = () => [...document.querySelectorAll('h2')].filter((one) => one.textContent === 'Demande reçue').length;
