import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { install, which } from '../testing/debian.ts';

/** A text of the site, and where a reader finds it. */
export interface Place {
  place: string;
  text: string;
}

/** Attributes that a person, a search engine or a mail program reads. */
const READ = /\s(?:aria-[\w-]+|title|alt|content|value|placeholder|label|href)="([^"]*)"/g;

/** The words of a page as they follow one another, what its attributes say, and its blocks of data. */
function pageText(html: string): string {
  const attributes = [...html.matchAll(READ)].map(([, value]) => value);
  const data = [...html.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, value]) => value);
  const words = html
    .replace(/<(style|script)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<[^>]*>/g, ' ');
  return [words, ...attributes, ...data].join('\n');
}

/** The answers of these addresses, pages and feeds. */
export const answersOf = (base: string, addresses: readonly string[], headers = {}): Promise<Place[]> =>
  Promise.all(
    addresses.map(async (address) => ({
      place: address,
      text: pageText(await (await fetch(base + address, { headers })).text()),
    })),
  );

/** What a build wrote: the browser's scripts, what every page says of itself, and the texts of the downloads. */
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

function downloadText(file: string): string {
  if (!file.endsWith('.pdf')) return zippedText(readFileSync(file));
  if (!which('pdftotext')) install(['poppler-utils']);
  return execFileSync('pdftotext', [file, '-'], { encoding: 'utf8', maxBuffer: 64 << 20 });
}

const LOCAL_HEADER = 'PK\u0003\u0004';
const ENTRY = 0x02014b50;

/** The words of a zipped office document: the XML of every part, without its tags (APPNOTE.TXT, 4.3.12). */
function zippedText(zip: Buffer): string {
  if (zip.toString('latin1', 0, 4) !== LOCAL_HEADER) return zip.toString('utf8');
  const parts: string[] = [];
  let at = zip.readUInt32LE(zip.lastIndexOf('PK\u0005\u0006') + 16);
  while (zip.readUInt32LE(at) === ENTRY) {
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((field) => zip.readUInt16LE(at + field));
    const name = zip.toString('utf8', at + 46, at + 46 + (nameLength ?? 0));
    const local = zip.readUInt32LE(at + 42);
    const from = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const packed = zip.subarray(from, from + zip.readUInt32LE(at + 20));
    if (name.endsWith('.xml')) {
      const xml = (zip.readUInt16LE(at + 10) === 0 ? packed : inflateRawSync(packed)).toString('utf8');
      parts.push(xml.replace(/<\/(?:si|a:p|w:p|c|row)>/g, '\n').replace(/<[^>]*>/g, ''));
    }
    at += 46 + (nameLength ?? 0) + (extraLength ?? 0) + (commentLength ?? 0);
  }
  return parts.join('\n');
}
