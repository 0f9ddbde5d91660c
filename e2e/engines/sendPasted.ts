import { expect } from 'vitest';
import { readParagraphs } from '../../data/entry/readText.ts';
import { sentByForms } from '../../data/testing/real/pastedTexts.ts';
import { asOwner } from '../testing/ownerCookies.ts';
import type { Visitor } from './Visitor.ts';

const PASTED = sentByForms.join('\n');

/** Sends a request with pasted text of every kind from the form that is shown or its button opens, and reads it as the owner does. */
export async function sendPasted(visitor: Visitor, where: string): Promise<void> {
  const isPage = await visitor.tab.run(() => location.pathname === '/devis');
  if (!isPage) await visitor.click('button', 'Commander maintenant');
  const company = `${where} ${Date.now()}`;
  await visitor.fill('Prénom *', 'Maelle');
  await visitor.fill('Nom *', 'Guegan');
  await visitor.fill('Email *', '<maelle@algue-co.example>');
  await visitor.fill('Entreprise', company);
  // Each its own: the same words sent twice are put aside.
  const pasted = `${PASTED}\n${company}`;
  await visitor.click('field', 'Description du projet *');
  await visitor.tab.run((text) => {
    const field = document.activeElement as HTMLTextAreaElement;
    field.setRangeText(text);
    field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
  }, pasted);
  await visitor.click('button', 'Envoyer la demande');
  await visitor.reads(/DEV-\d{4}-\d{4}/);
  // A form that a test fills in two seconds may be put aside.
  const lists = await Promise.all(
    ['', '&quarantine=true'].map((more) => asOwner<{ leads: Record<string, string>[] }>(`/api/leads?limit=200${more}`)),
  );
  expect(lists.flatMap(({ leads }) => leads).find((lead) => lead.company === company)).toMatchObject({
    email: 'maelle@algue-co.example',
    description: readParagraphs(pasted),
  });
}
