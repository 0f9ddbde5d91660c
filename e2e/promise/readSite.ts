import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { zippedParts } from '../../data/examples/testing/zippedParts.ts';
import { install, which } from '../testing/debian.ts';

/** A text of the site, and the address or file in which it was found. */
export interface Place {
  place: string;
  text: string;
}

/** Attributes whose text a person, a search engine or a mail program reads. */
const READ = /\s(?:aria-[\w-]+|title|alt|content|value|placeholder|label|href)="([^"]*)"/g;

/** The words of a page in order, then those of its attributes, then the contents of its scripts and data blocks. */
function pageText(html: string): string {
  const attributes = [...html.matchAll(READ)].map(([, value]) => value);
  const data = [...html.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, value]) => value);
  const words = html
    .replace(/<(style|script)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<[^>]*>/g, ' ');
  return [words, ...attributes, ...data].join('\n');
}

/** Requests these addresses and returns the text of each response. */
export const answersOf = (base: string, addresses: readonly string[], headers = {}): Promise<Place[]> =>
  Promise.all(
    addresses.map(async (address) => ({
      place: address,
      text: pageText(await (await fetch(base + address, { headers })).text()),
    })),
  );

/** Texts of a build: the browser's scripts, the head of every page, and the texts of the downloads. */
export function builtTexts(dist: string): Place[] {
  const files = (folder: string) => readdirSync(path.join(dist, folder), { recursive: true, encoding: 'utf8' });
  const scripts = files('client/assets').filter((name) => name.endsWith('.js'));
  const downloads = files('client/telechargements');
  return [
    ...scripts.map((name) => ({
      place: name,
      text: readFileSync(path.join(dist, 'client/assets', name), 'utf8').replace(/\bd:"[^"]*"/g, ''),
    })),
    ...downloads.map((name) => ({ place: name, text: downloadText(path.join(dist, 'client/telechargements', name)) })),
    { place: 'pages.json', text: readFileSync(path.join(dist, 'pages.json'), 'utf8') },
  ];
}

const downloadText = (file: string): string => (file.endsWith('.pdf') ? pdfText(file) : zippedText(readFileSync(file)));

/** The words of a PDF, page after page. */
export function pdfText(file: string): string {
  if (!which('pdftotext')) install(['poppler-utils']);
  return execFileSync('pdftotext', [file, '-'], { encoding: 'utf8', maxBuffer: 64 << 20 });
}

/** The words of a zipped office document: the XML of every part, without its tags. */
function zippedText(file: Buffer): string {
  if (file.toString('latin1', 0, 2) !== 'PK') return file.toString('utf8');
  return [...zippedParts(file).values()]
    .map((xml) => xml.replace(/<\/(?:si|a:p|w:p|c|row)>/g, '\n').replace(/<[^>]*>/g, ''))
    .join('\n');
}
