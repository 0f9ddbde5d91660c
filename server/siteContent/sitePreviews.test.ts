import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { stayInPreview } from './sitePreviews.ts';

const PREVIEW = 'https://votre-domaine.fr/admin/apercu/aB3-_x/about';
const follow = (url: string, over: Record<string, string> = {}, method = 'GET') =>
  stayInPreview({
    method,
    url,
    headers: { referer: PREVIEW, 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'document', ...over },
  } as unknown as IncomingMessage);

test('a link of a previewed page leads into the preview, with what the address asks', () => {
  expect(follow('/blog')).toBe('/admin/apercu/aB3-_x/blog');
  expect(follow('/devis?service=pack')).toBe('/admin/apercu/aB3-_x/devis?service=pack');
  expect(follow('/')).toBe('/admin/apercu/aB3-_x/');
});

test('the desk, the API, files, forms and what another site links to go where they say', () => {
  for (const url of ['/admin', '/admin/reglages', '/api/leads', '/telechargements/strategie.pdf', '/rss.xml'])
    expect(follow(url), url).toBeUndefined();
  expect(follow('/blog', {}, 'POST')).toBeUndefined();
  expect(follow('/blog', { 'sec-fetch-site': 'cross-site' })).toBeUndefined();
  expect(follow('/blog', { 'sec-fetch-dest': 'image' })).toBeUndefined();
  expect(follow('/blog', { referer: 'https://votre-domaine.fr/admin/reglages' })).toBeUndefined();
  expect(follow('/blog', { referer: 'https://votre-domaine.fr/?q=/admin/apercu/aB3-_x/' })).toBeUndefined();
});
