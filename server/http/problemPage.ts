import { createHash } from 'node:crypto';
import type { Response } from 'express';
import { typo } from '../../data/french/typo.ts';
import type { Problem } from './problem.ts';

/** The browser's own colours: whatever keeps a page from being drawn, this one needs nothing of it. */
const CSS =
  ':root{color-scheme:light dark}body{max-width:32em;margin:18vh auto;padding:0 24px;font:18px/1.55 system-ui,sans-serif}h1{font:400 2.2em/1.1 serif}a{display:inline-block;margin-right:24px;padding:12px 0}';
const HASH = createHash('sha256').update(CSS).digest('base64');
const POLICY = `default-src 'none'; style-src 'sha256-${HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A problem as whoever opens a page reads it: one sentence, and where to go on. */
export function sendProblemPage(response: Response, { status, detail, headers }: Problem): void {
  const title = status === 503 ? 'Un instant' : 'Cette page n’est pas disponible';
  response.status(status).set({ ...headers, 'Content-Security-Policy': POLICY, 'Cache-Control': 'no-store' });
  response.type('html').send(`<!DOCTYPE html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${CSS}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${escaped(typo(detail))}</p>
<p><a href="">Réessayer</a> <a href="/">Retour à l’accueil</a></p>
</main>
</body>
</html>
`);
}
