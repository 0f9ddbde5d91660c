import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { parse } from 'node-html-parser';
import { renderPage } from 'vike/server';
import { articles } from '../data/articles.ts';
import { feedHtml } from './feedHtml.ts';

/**
 * Writes the words of every article's body to `dist/articles.json`, from the pages of a finished build. In a process of
 * its own: Vike logs each render of the process that built the site.
 */
export async function extractArticles(dist: string): Promise<void> {
  await promisify(execFile)(process.execPath, [import.meta.filename, dist]);
}

async function extract(dist: string): Promise<void> {
  await import(pathToFileURL(path.join(dist, 'server', 'entry.mjs')).href);
  const found = [];
  for (const { slug } of articles) {
    const page = `/blog/${slug}`;
    const { httpResponse } = await renderPage({ urlOriginal: page });
    const body = httpResponse.statusCode === 200 && parse(httpResponse.body).querySelector('[data-article-body]');
    if (!body) throw new Error(`${page} has no [data-article-body]`);
    found.push({ slug, ...feedHtml(body.outerHTML, page) });
  }
  await writeFile(path.join(dist, 'articles.json'), `${JSON.stringify(found)}\n`);
}

if (import.meta.main) await extract(path.resolve(process.argv[2] ?? 'dist'));
