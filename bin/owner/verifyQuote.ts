import { readFileSync } from 'node:fs';
import { MARKED } from '../../data/quotes/payment.ts';
import { quoteByNumber } from '../../database/quotes/quotes.ts';
import { StartRefusal } from '../../server/start/startRefusal.ts';
import { type Command, say, withStore } from './command.ts';

/** Reads a received mail, or text copied out of one. */
async function textOf(file: string): Promise<string> {
  const source = readFileSync(file);
  if (!/^(?:[\w-]+:|\s).*\r?\n/i.test(source.toString('latin1')) || !/\nContent-Type:/i.test(source.toString('latin1')))
    return source.toString('utf8');
  const { simpleParser } = await import('mailparser');
  return (await simpleParser(source, { skipTextToHtml: true })).text ?? '';
}

const linesOf = (text: string): string[] => text.replace(/\r\n?/g, '\n').trimEnd().split('\n');
/** Replaces the spaces that mail programs change: special spaces, and spaces at the end of a line. */
const plain = (line: string): string => line.normalize('NFC').replace(/\s+/gu, ' ').trim();

const SHOWN = 10;

/** Compares two texts line by line, and returns the lines that differ. */
function differences(stored: readonly string[], given: readonly string[]): string[] {
  const found: string[] = [];
  for (let line = 0; line < Math.max(stored.length, given.length); line += 1)
    if (plain(stored[line] ?? '') !== plain(given[line] ?? ''))
      found.push(
        `ligne ${line + 1}\n  site     : ${stored[line] ?? '(rien)'}\n  courriel : ${given[line] ?? '(rien)'}`,
      );
  return found;
}

/**
 * Compares the text in a confirmation mail with the stored text of the quote, and prints the differences. Exit code 0 only if there are
 * none.
 */
export const verifyQuote: Command = async ({ settings, operands: [file] }) => {
  if (file === undefined) throw new StartRefusal(['Indiquez le courriel : npm run site -- verify-quote FICHIER']);
  const [, number = '', given = ''] = MARKED.exec((await textOf(file)).replace(/\r\n?/g, '\n')) ?? [];
  if (!number)
    throw new StartRefusal([
      `${file} ne contient pas le texte d’un devis accepté, du début à la fin du texte accepté.`,
    ]);
  return withStore(settings, async ({ connection }) => {
    const quote = await quoteByNumber(connection, number);
    if (!quote?.text) {
      say(`Le devis ${number} n’est pas, ou plus, dans ce site.`);
      return 1;
    }
    const [stored, mailed] = [linesOf(quote.text), linesOf(given)];
    if (stored.join('\n') === mailed.join('\n')) {
      say(`Devis ${number} : le texte est celui du site, à la lettre.`);
      say(`Empreinte SHA-256 : ${quote.proof ?? 'pas encore accepté'}`);
      return 0;
    }
    const found = differences(stored, mailed);
    if (found.length === 0) {
      say(`Devis ${number} : le texte est celui du site, aux espaces près, qu’un logiciel de courriel a pu changer.`);
      return 0;
    }
    say(`Devis ${number} : ${found.length} ligne(s) diffèrent.`);
    for (const one of found.slice(0, SHOWN)) say(one);
    return 1;
  });
};
