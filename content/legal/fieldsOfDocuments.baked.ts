import { readdirSync, readFileSync } from 'node:fs';

const FOLDER = new URL('.', import.meta.url);
const files = readdirSync(FOLDER).filter((file) => file.endsWith('.md'));

/** Settings that each legal document inserts (`:valeur[site.phone]`), by the document's slug. */
export const fieldsOfDocuments: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  files.map((file) => [
    file.replace('.md', ''),
    [...readFileSync(new URL(file, FOLDER), 'utf8').matchAll(/:valeur\[([^\]]+)\]/g)].map(([, name = '']) => name),
  ]),
);
