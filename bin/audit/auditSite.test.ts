import { expect, test } from 'vitest';
import { auditSite } from './auditSite.ts';
import type { Read } from './checkListings.ts';

const BASE = 'https://site.test';
const png = (width: number, height: number) => {
  const body = Buffer.alloc(32);
  body.write('89504e470d0a1a0a', 'hex');
  body.writeUInt32BE(width, 16);
  body.writeUInt32BE(height, 20);
  return body;
};

const page = (path: string, name: string, body: string) => `<!DOCTYPE html><html lang="fr"><head>
<title>${name}</title><meta name="description" content="Ce que dit la page ${name}.">
<link rel="canonical" href="${BASE}${path}"><meta property="og:image" content="${BASE}/image.png">
<link rel="stylesheet" href="/style.css">
<script type="application/ld+json">{"@context":"https://schema.org","@type":"WebSite","@id":"${BASE}/#site","name":"Site","url":"${BASE}/"}</script>
</head><body><h1>${name}</h1>${body}</body></html>`;

/** Files of a site without faults: two pages, one with a link to a `#fragment` of the other. */
const sound: Record<string, string> = {
  '/': page(
    '/',
    'Accueil',
    '<h2>Une partie</h2><h3>Un détail</h3><a href="/suite#milieu">Suite</a><a href="https://ailleurs.test/" rel="noopener">Source</a>',
  ),
  '/suite': page(
    '/suite',
    'Suite',
    '<time datetime="2026-11-21">21 novembre 2026</time><h2 id="milieu">Milieu</h2><img src="/image.png" alt=""><svg aria-hidden="true"></svg><svg role="img" aria-label="Cinq traits"></svg><button><svg aria-hidden="true"></svg>Ouvrir</button>',
  ),
  '/sitemap.xml': `<urlset><url><loc>${BASE}/</loc></url><url><loc>${BASE}/suite</loc><lastmod>2026-11-21</lastmod></url></urlset>`,
  '/robots.txt': `User-agent: *\nDisallow: /admin\nSitemap: ${BASE}/sitemap.xml\n`,
  '/rss.xml': `<rss><content:encoded><![CDATA[<p><a href="${BASE}/suite#milieu">1</a></p>]]></content:encoded></rss>`,
  '/style.css': '',
};

/** Returns a reader of that site, with every `from` in one of its files replaced by `to`. */
function siteWith(file = '', from = '', to = '', image = png(1200, 630)): Read {
  return async (path) => {
    if (path === '/image.png') return { status: 200, type: 'image/png', body: image };
    const text = sound[path];
    const type = /\.\w+$/.test(path) ? 'text/plain' : 'text/html';
    if (text === undefined) return { status: 404, type, body: Buffer.from('') };
    if (path === file && !text.includes(from)) throw new Error(`${file} does not hold ${from}`);
    return { status: 200, type, body: Buffer.from(path === file ? text.replaceAll(from, to) : text) };
  };
}

test('a site without problems passes', async () => {
  expect(await auditSite(siteWith())).toEqual({ pages: 2, problems: [] });
});

const wrongs: readonly [what: string, file: string, from: string, to: string, problem: RegExp][] = [
  ['a missing title', '/suite', '<title>Suite</title>', '', /\/suite: has no title/],
  ['a missing description', '/suite', 'name="description"', 'name="x"', /\/suite: has no description/],
  ['an endless description', '/suite', 'Ce que dit', 'Ce que dit'.repeat(17), /a description of 1\d\d characters/],
  ['a title used twice', '/suite', '<title>Suite', '<title>Accueil', /share the title “Accueil”/],
  ['a description used twice', '/suite', 'la page Suite', 'la page Accueil', /share the description/],
  ['another language', '/suite', 'lang="fr"', 'lang="en"', /does not say it is in French/],
  [
    'a foreign canonical address',
    '/suite',
    `href="${BASE}/suite"`,
    `href="${BASE}/autre"`,
    /canonical address .*autre/,
  ],
  ['no h1', '/suite', '<h1>Suite</h1>', '', /has 0 h1/],
  ['two h1', '/suite', '<h1>', '<h1>Un</h1><h1>', /has 2 h1/],
  ['a heading level left out', '/', '<h2>Une partie</h2>', '', /jumps to h3 “Un détail”/],
  ['an image without alternative', '/suite', ' alt=""', '', /without a name: <img/],
  ['a drawing without name', '/suite', ' aria-label="Cinq traits"', '', /without a name: <svg role="img"/],
  [
    'a drawing neither named nor decoration',
    '/suite',
    '<svg aria-hidden="true"></svg><svg',
    '<svg></svg><svg',
    /without a name: <svg>/,
  ],
  ['a button without name', '/suite', '</svg>Ouvrir', '</svg>', /without a name: <button>/],
  ['a link without name', '/', '>Suite<', '><', /without a name: <a/],
  ['a dead link', '/', '/suite#milieu', '/perdue', /leads to \/perdue, which returns 404/],
  ['a dead fragment', '/', '#milieu', '#fin', /leads to \/suite#fin, a part that does not exist/],
  ['a lost stylesheet', '/', '/style.css', '/perdu.css', /leads to \/perdu.css, which returns 404/],
  ['an insecure link', '/', 'https://ailleurs', 'http://ailleurs', /links to http:.*, not https/],
  ['a link that gives its opener away', '/', ' rel="noopener"', '', /without rel=noopener/],
  [
    'a foreign script',
    '/',
    '</body>',
    '<script src="https://cdn.test/a.js"></script></body>',
    /loads https:\/\/cdn.test\/a.js from another/,
  ],
  ['a foreign font', '/', '</head>', '<style>a{src:url(//cdn.test/a.woff2)}</style></head>', /loads \/\/cdn.test/],
  [
    'a double preload',
    '/',
    '</head>',
    '<link rel="preload" href="/style.css"><link rel="preload" href="/style.css"></head>',
    /preloads \/style.css twice/,
  ],
  ['broken JSON-LD', '/', '"name":"Site",', '"name":', /JSON-LD that is not JSON/],
  ['incomplete JSON-LD', '/', '"name":"Site",', '', /WebSite lacks name/],
  [
    'JSON-LD without its vocabulary',
    '/',
    '"https://schema.org"',
    '"https://schema.test"',
    /without the schema.org context/,
  ],
  [
    'an article without its day',
    '/',
    '"@type":"WebSite"',
    '"@type":"BlogPosting","headline":"Titre"',
    /BlogPosting lacks image, datePublished, dateModified, author/,
  ],
  [
    'breadcrumbs out of order',
    '/',
    '"@type":"WebSite"',
    `"@type":"BreadcrumbList","itemListElement":[{"position":2,"name":"Suite","item":"${BASE}/suite"}]`,
    /ListItem 1 is out of place/,
  ],
  ['an empty FAQ', '/', '"@type":"WebSite"', '"@type":"FAQPage"', /FAQPage lacks mainEntity/],
  [
    'a service without its price',
    '/',
    '"@type":"WebSite"',
    '"@type":"Service"',
    /Service lacks description, provider, offers/,
  ],
  [
    'a business without its prices',
    '/',
    '"WebSite"',
    '"ProfessionalService"',
    /ProfessionalService lacks image, priceRange/,
  ],
  ['JSON-LD of an unknown kind', '/', '"WebSite"', '"WebSit"', /a kind without a rule: WebSit/],
  [
    'JSON-LD that leads nowhere',
    '/',
    `"url":"${BASE}/"`,
    `"url":"${BASE}/perdue"`,
    /leads to .*perdue, which returns 404/,
  ],
  ['JSON-LD without an address', '/', `"url":"${BASE}/"`, '"url":"{BASE}/"', /an address left unfilled/],
  ['a missing social image', '/', '/image.png', '/perdue.png', /leads to .*perdue.png, which returns 404/],
  [
    'a page that is not in the sitemap',
    '/sitemap.xml',
    `<url><loc>${BASE}/suite</loc><lastmod>2026-11-21</lastmod></url>`,
    '',
    /\/suite: is not in the sitemap/,
  ],
  [
    'a page listed twice',
    '/sitemap.xml',
    '</urlset>',
    `<url><loc>${BASE}/suite</loc></url></urlset>`,
    /\/suite: is twice/,
  ],
  ['a day the page does not show', '/sitemap.xml', '11-21', '11-20', /\/suite: changed on 2026-11-20/],
  [
    'a listed page that is hidden',
    '/suite',
    '</head>',
    '<meta name="robots" content="noindex"></head>',
    /\/suite: is in the sitemap, but/,
  ],
  [
    'a listed page that no link leads to',
    '/',
    '<a href="/suite#milieu">Suite</a>',
    '',
    /\/suite: is in the sitemap, but no link/,
  ],
  ['a listed page that robots may not read', '/robots.txt', '/admin', '/suite', /\/robots.txt: hides \/suite/],
  ['a robots file without the sitemap', '/robots.txt', 'Sitemap:', 'Site:', /does not name the sitemap/],
  ['a relative link in the feed', '/rss.xml', `${BASE}/suite`, '/suite', /\/rss.xml: .* is not absolute/],
  ['a dead link in the feed', '/rss.xml', '#milieu', '#fin', /\/rss.xml: .*#fin leads nowhere/],
];

test.each(wrongs)('%s is found', async (_what, file, from, to, problem) => {
  const { problems } = await auditSite(siteWith(file, from, to));
  expect(problems.join('\n')).toMatch(problem);
});

test('a social image of another size is found', async () => {
  const { problems } = await auditSite(siteWith('', '', '', png(600, 315)));
  expect(problems).toContain('/: has a social image that is 600x315');
});

test('an empty sitemap is a problem, not a success', async () => {
  const { problems } = await auditSite(siteWith('/sitemap.xml', '<loc>', '<lac>'));
  expect(problems).toEqual(['/sitemap.xml: lists nothing']);
});

test('a site that answers anything to an unknown path is found', async () => {
  const read = siteWith();
  const polite: Read = async (path) => {
    const response = await read(path);
    return response.status === 404 ? { ...response, status: 200 } : response;
  };
  const { problems } = await auditSite(polite);
  expect(problems).toContain('an unknown path does not answer 404');
});
