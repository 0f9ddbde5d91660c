import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { homeSections } from '../../data/navigation.ts';
import { orderText } from '../../data/offer/services.ts';
import { unchangedContent as content } from '../../data/settings/unchangedContent.ts';
import { postLead } from '../desk/desk.ts';
import { base } from '../testing/base.ts';
import { linkElsewhere } from '../testing/otherSite.ts';
import { asOwner } from '../testing/ownerCookies.ts';
import { ADMIN } from '../testing/site.ts';
import { amongst, isWide } from '../testing/wide.ts';
import type { Engine, Size, Tab } from './engine.ts';
import { pause } from './find.ts';
import { thanked, worn } from './inPage.ts';
import { orderQuote } from './orderQuote.ts';
import { landsOn, scrolls } from './scrolling.ts';
import { sendPasted } from './sendPasted.ts';
import { signByHand } from './signByHand.ts';
import { turnPages } from './turnPages.ts';
import { Visitor } from './Visitor.ts';
import { WRITING_MS, watchQuote } from './watchQuote.ts';
import { writeArticle } from './writeArticle.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

/** Maximum gap between two letters of the stamp, in units of its drawing. */
const WORD_SPACE = 12;

/** Defines a test that only runs in the wide form: its result hardly depends on the engine, and `npm test` runs it in Chromium. */
const wideTest = test.runIf(isWide);

/** Main journeys of a visitor and the owner in an engine other than Chromium: one journey a test. */
export function mainJourneys(name: string, start: () => Promise<Engine>): void {
  describe(name, () => {
    let engine: Engine;
    let tab: Tab | undefined;
    let size = '';
    beforeAll(async () => {
      engine = await start();
    });
    afterAll(() => engine?.close());
    const leave = async () => {
      const left = tab;
      tab = undefined;
      await left?.close();
    };
    afterEach(async ({ task }) => {
      const problems = tab?.problems() ?? [];
      // Closes the tab after a failure, so that a retry of the test begins in a new one.
      if (task.result?.state === 'fail' || problems.length > 0) await leave();
      expect(problems).toEqual([]);
    });
    /** Consecutive tests at one window size share a tab: opening one costs more than most of them. */
    const arrive = async (address: string, wanted: Size = DESKTOP): Promise<Visitor> => {
      if (size !== JSON.stringify(wanted)) await leave();
      size = JSON.stringify(wanted);
      tab ??= await engine.open(wanted);
      const visitor = new Visitor(tab);
      await visitor.open(address);
      return visitor;
    };

    test('a quote sent from a phone is thanked with a reference, and stored', async () => {
      const visitor = await arrive('/services/strategie', PHONE);
      await visitor.click('button', 'Commander maintenant');
      const opened = Date.now();
      await visitor.fill('Prénom *', 'Maelle');
      await visitor.fill('Nom *', 'Guegan');
      await visitor.fill('Email *', `maelle.${engine.name.toLowerCase()}@algue-co.example`);
      await visitor.fill('Description du projet *', 'Ouvrir un second atelier.');
      await pause(Math.max(0, opened + WRITING_MS - Date.now()));
      await visitor.click('button', 'Envoyer la demande');
      await visitor.reads(/Demande envoyée.*Référence DEV-\d{4}-\d{4}/);
      const { text, gaps } = await visitor.tab.run(thanked);
      expect(gaps, 'the words of the stamp go all the way round').not.toEqual([]);
      expect(Math.max(...gaps)).toBeLessThan(WORD_SPACE);
      const reference = /DEV-\d{4}-\d{4}/.exec(text)?.[0];
      const { leads } = await asOwner<{ leads: object[] }>(`/api/leads?q=${reference}`);
      expect(leads).toEqual([
        expect.objectContaining({ name: 'Maelle Guegan', service: orderText(content.offers.strategie) }),
      ]);
      // After the thanks, no modal dialog blocks the page.
      await visitor.sees(() => document.querySelector('dialog:modal'), null);
      await scrolls(visitor);
    });

    const dialog = '/services/strategie';
    const page = '/devis?service=strategie';
    test.each(
      amongst(
        [
          { address: dialog, size: PHONE },
          { address: page, size: DESKTOP },
        ],
        [dialog, page].flatMap((address) => [PHONE, DESKTOP].map((size) => ({ address, size }))),
      ),
    )(
      'pasted text of every kind is stored, thanked and read at the desk as it was meant: $address, $size.width px',
      async ({ address, size }) => {
        await sendPasted(await arrive(address, size), `${engine.name}, ${address}, ${size.width}`);
      },
    );

    test.each(['consumer', 'professional'] as const)(
      'a quote is read, ticked, read again, corrected and ordered: %s',
      async (quality) => {
        await leave();
        size = '';
        tab = await engine.open(PHONE);
        await orderQuote(new Visitor(tab), quality);
      },
    );

    test('menu, page, Back: the menu is closed, the page scrolls, and the menu opens again', async () => {
      const visitor = await arrive('/', PHONE);
      await visitor.click('button', 'Ouvrir le menu');
      await visitor.sees(() => document.querySelector('dialog:modal')?.id, 'menu');
      await visitor.click('link', 'À propos');
      await visitor.sees(() => location.pathname, '/about');
      await visitor.ready();
      await visitor.tab.back();
      await visitor.sees(() => location.pathname, '/');
      await visitor.ready();
      await visitor.sees(() => document.querySelector('dialog[open]'), null);
      await scrolls(visitor);
      await visitor.click('button', 'Ouvrir le menu');
      await visitor.sees(() => document.querySelector('dialog:modal')?.id, 'menu');
      await visitor.key('Escape');
      await visitor.sees(() => document.querySelector('dialog[open]'), null);
    });

    test.each(amongst(homeSections.slice(-1), homeSections))(
      '/#$id lands on its section: from the address, after a reload',
      async ({ id }) => {
        // Opens another page first: from the same page the browser would only scroll to the section.
        await arrive('/about', PHONE);
        const visitor = await arrive(`/#${id}`, PHONE);
        await landsOn(visitor, id);
        await visitor.reload();
        await landsOn(visitor, id);
      },
    );

    wideTest(
      'the links of the bar and the footer land on their sections, from another page and from the same',
      async () => {
        const visitor = await arrive('/about');
        for (const { id, label } of homeSections) {
          await visitor.open('/about');
          await visitor.click('link', label);
          await landsOn(visitor, id);
        }
        await visitor.tab.run(() => document.querySelector('footer')?.scrollIntoView({ behavior: 'instant' }));
        await visitor.tab.run(() => document.querySelector<HTMLElement>('footer a[href="/#faq"]')?.focus());
        await visitor.key('Enter');
        await landsOn(visitor, 'faq');
      },
    );

    wideTest('an example turns its pages', async () => turnPages(await arrive('/exemples/etude-marche')));
    wideTest('covers, a quote that writes itself, a slip', async () => watchQuote(await arrive('/blog')));

    wideTest('a newsletter address is thanked, and stored', async () => {
      const visitor = await arrive('/about');
      const email = `lectrice.${engine.name.toLowerCase()}.${Date.now()}@kiosque.example`;
      await visitor.fill('Recevoir les prochaines analyses', email);
      await visitor.click('button', "S'abonner");
      await visitor.reads(/Inscription réussie/);
      const { subscribers } = await asOwner<{ subscribers: object[] }>('/api/newsletter');
      expect(subscribers).toContainEqual(expect.objectContaining({ email }));
    });

    wideTest('of the questions one is open at a time', async () => {
      const visitor = await arrive('/#faq');
      const questions = await visitor.tab.run(() =>
        [...document.querySelectorAll('#faq summary')].map((question) => question.textContent ?? ''),
      );
      const [first = '', second = ''] = questions;
      await visitor.sees(open, []);
      await visitor.click('question', first);
      await visitor.sees(open, [first]);
      await visitor.click('question', second);
      await visitor.sees(open, [second]);
      await visitor.click('question', second);
      await visitor.sees(open, []);
    });

    wideTest(
      'an author writes an article as it will be read: keys, parts, a table, a page of Word, steps back; and signs',
      async () => {
        const author = await arrive('/admin');
        await writeArticle(author);
        await signByHand(author);
      },
    );

    test('both typefaces are used', async () => {
      const visitor = await arrive('/');
      await visitor.sees(worn, { h1: true, p: true });
    });

    test('the owner signs in, a lead that arrives shows without reload, the list downloads as CSV, and a link of a mail opens it', async () => {
      // Posts a lead first: the table has no head while the list is empty.
      await postLead();
      const visitor = await arrive('/admin');
      await visitor.fill('Identifiant', ADMIN.username);
      await visitor.fill('Mot de passe', ADMIN.password);
      await visitor.key('Enter');
      await visitor.reads(/Chiffres.*Aujourd/);
      await visitor.click('link', 'Demandes');
      await visitor.reads(/Chiffres.*Reçu le/);
      await visitor.tab.run(() => void Object.assign(window, { sameDocument: true }));
      const { name, reference } = await postLead();
      await visitor.reads(new RegExp(name));
      expect(await visitor.tab.run(() => 'sameDocument' in window)).toBe(true);

      const before = readdirSync(engine.downloads);
      await visitor.click('question', 'Exporter');
      await visitor.click('link', 'CSV pour Excel en français');
      const file = () => readdirSync(engine.downloads).find((one) => one.endsWith('.csv') && !before.includes(one));
      await expect.poll(file, { timeout: 15_000 }).toBeDefined();
      const text = () => readFileSync(path.join(engine.downloads, file() ?? ''), 'utf8');
      await expect.poll(text).toContain(reference);
      expect(text()).toMatch(/^\ufeffRéférence;/);

      // A link of a mail opened in the browser, fragment included.
      await visitor.tab.goto(await linkElsewhere(`${base()}/admin/leads/${reference}#courriel`));
      await visitor.click('link', 'Ouvrir la demande');
      await visitor.sees(() => location.hash, '#courriel');
      await visitor.reads(new RegExp(`Tous les leads.*${name}`));
    });
  });
}

const open = () =>
  [...document.querySelectorAll('#faq details[open] > summary')].map((question) => question.textContent ?? '');
