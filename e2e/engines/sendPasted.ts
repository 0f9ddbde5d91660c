import { expect } from 'vitest';
import { readParagraphs } from '../../data/entry/readText.ts';
import { sentByForms } from '../../data/testing/real/pastedTexts.ts';
import { asOwner } from '../testing/ownerCookies.ts';
import { ADMIN } from '../testing/site.ts';
import { isWide } from '../testing/wide.ts';
import type { Visitor } from './Visitor.ts';

const PASTED = sentByForms.join('\n');

/**
 * Sends a request with pasted text of every kind, from the form on the page or in the dialog its button opens; the wide form then reads it
 * at the desk in the same window.
 */
export async function sendPasted(visitor: Visitor, where: string): Promise<void> {
  const isPage = await visitor.tab.run(() => location.pathname === '/devis');
  if (!isPage) await visitor.click('button', 'Commander maintenant');
  const company = `${where} ${Date.now()}`;
  await visitor.fill('Prénom *', 'Maelle');
  await visitor.fill('Nom *', 'Guegan');
  await visitor.fill('Email *', '<maelle@algue-co.example>');
  await visitor.fill('Entreprise', company);
  // Adds the unique company name, since the same message sent twice is quarantined.
  const pasted = `${PASTED}\n${company}`;
  await visitor.click('field', 'Description du projet *');
  await visitor.tab.run((text) => {
    const field = document.activeElement as HTMLTextAreaElement;
    field.setRangeText(text);
    field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
  }, pasted);
  await visitor.click('button', 'Envoyer la demande');
  await visitor.reads(/DEV-\d{4}-\d{4}/);
  // Searches both lists: a form filled within two seconds may be quarantined.
  const lists = await Promise.all(
    ['', '&quarantine=true'].map((more) => asOwner<{ leads: Record<string, string>[] }>(`/api/leads?limit=200${more}`)),
  );
  const stored = lists.flatMap(({ leads }) => leads).find((lead) => lead.company === company);
  const meant = readParagraphs(pasted);
  expect(stored).toMatchObject({ email: 'maelle@algue-co.example', description: meant });
  if (!isWide) return;
  await visitor.tab.run(asks, 'POST', ADMIN);
  await visitor.open(`/admin/leads/${stored?.reference}`);
  const unread = async () => {
    const text = await visitor.tab.run(() => document.querySelector('main')?.innerText ?? '');
    return meant.split('\n').filter((line) => !text.includes(line));
  };
  await expect.poll(unread).toEqual([]);
  await visitor.tab.run(asks, 'DELETE', {});
}

/** In the page: signs the owner in or out. */
const asks = async (method: 'POST' | 'DELETE', body: object) => {
  const { ok } = await fetch('/api/session', {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!ok) throw new Error(`${method} of the session was refused`);
};
