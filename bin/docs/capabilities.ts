import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.dirname(path.dirname(import.meta.dirname));
const FILE = path.join(ROOT, 'docs', 'capabilities.md');

/** Columns of the table: each counts the lines of some folders; tests have a column of their own. */
const COLUMNS = ['content, pages, components', 'data', 'server, bin, renderer', 'database', 'tests'] as const;
type Column = (typeof COLUMNS)[number];

/** Capabilities with their paths; a source file counts for the capability with the longest path that its own path begins with. */
const CAPABILITIES: readonly (readonly [name: string, places: string])[] = [
  [
    'Public pages: home, services, about, layout',
    'pages renderer components content data/home data/navigation data/pageHead data/served data/servicePages data/company data/offer data/choices',
  ],
  [
    'Interface parts: type, buttons, fields, figures',
    'components/ui components/french components/prose components/figures data/french data/looks',
  ],
  ['Example deliverables', 'components/example pages/exemples data/examples'],
  [
    'Articles of the source, calculators',
    'components/article components/blog content/blog pages/blog data/articles data/blog server/articleTexts',
  ],
  [
    'Articles of the desk, Markdown',
    'components/admin/articles server/articles server/markdown database/articles server/api/admin/articles',
  ],
  ['Visual editor', 'components/admin/writing e2e/desk/editor'],
  [
    'Requests for a quote',
    'components/quote pages/devis data/leads data/entry data/people server/api/leads server/api/formContext server/api/keylessForms server/api/correctedLead database/leads components/admin/lead components/admin/leads components/admin/enter components/admin/junk components/admin/trash server/api/admin/leads server/api/admin/bin server/day components/admin/day server/api/admin/day',
  ],
  [
    'Quotes, acceptance, receipts, satisfaction',
    'components/quotation components/admin/quote data/quotes server/quotes database/quotes server/api/quotes server/api/admin/quote server/api/admin/quotes server/api/admin/satisfaction',
  ],
  [
    'Notices about contracts',
    'components/contract components/admin/contracts pages/legal/resiliation pages/legal/retractation pages/legal/notification-recue data/leads/contractNotices server/api/contractNotices server/api/admin/contractNotices database/people/contractNotices',
  ],
  [
    'Newsletter and letters',
    'components/newsletter components/admin/newsletter components/admin/letters pages/newsletter data/newsletter data/letters server/newsletter server/letters server/api/newsletter server/api/admin/letters server/api/admin/subscribers server/api/admin/importSubscribers database/letters database/people/subscribers',
  ],
  ['Bounces', 'server/bounces server/api/bounces database/mail/bounces data/desk/bounceWords'],
  ['Mail: outbox, sending, DNS doctor', 'server/mail server/api/admin/mail database/mail components/admin/mail'],
  ['People: file, merge, export, erasure', 'database/people components/admin/people server/api/admin/people'],
  [
    'Desk: frame, lists, figures, search, live events',
    'components/admin pages/admin data/desk server/api/admin server/live server/exportTables server/csv server/visits e2e/desk',
  ],
  [
    'Accounts, sign-in, journal',
    'components/admin/account components/admin/signin components/admin/confirm server/security/signIn server/api/admin/accounts server/api/session server/api/secondFactor server/api/passkeySignIn server/api/boundSignIn server/api/signInLink database/accounts',
  ],
  [
    'Settings, looks, content as a value',
    'components/admin/settings data/settings data/source data/api/settings server/siteContent server/api/admin/settings database/settings',
  ],
  [
    'Pictures',
    'components/admin/media server/media server/api/admin/media server/api/admin/sampleFiles database/media data/media',
  ],
  ['Store: SQLite, PostgreSQL, migrations, moving', 'database data/testing'],
  [
    'Backups, copies elsewhere, restore',
    'database/file/backup database/file/restore database/file/copyDatabase database/file/pruneBackups server/offsite server/api/admin/copy',
  ],
  ['Limits, spam, security headers', 'server/limits server/security'],
  [
    'Watch: troubles, alerts, canary, metrics',
    'server/watch server/webhook server/canary server/findings server/metrics server/warnings server/health components/admin/publish components/admin/site',
  ],
  ['Server: HTTP, pages, API frame, rounds', 'server data/api data/problem'],
  ['Search engines, feeds, social images', 'server/findability server/social bin/social components/structuredData'],
  ["Owner's commands", 'bin/owner bin/site'],
  ['Build, start, audit, typography', 'bin docker vite.config.ts vitest.config.ts data/escapeMarkup'],
  ['Proofs of durability and load', 'trust bench'],
  ['Browser tests of every page', 'e2e'],
];

interface Weight {
  name: string;
  places: readonly string[];
  lines: Record<Column, number>;
}

const isTest = (file: string): boolean => /^(e2e|trust|bench)\/|\.test\.tsx?$|\/testing\//.test(file);

function columnOf(file: string): Column {
  if (isTest(file)) return 'tests';
  const room = file.split('/')[0] ?? '';
  return COLUMNS.find((column) => column.split(', ').includes(room)) ?? 'server, bin, renderer';
}

/**
 * Counts the lines of each capability by column.
 * @throws where a file belongs to no capability, or a listed path holds no file
 */
function capabilities(): Weight[] {
  const files = globSync(
    '{bench,bin,components,content,data,database,docker,e2e,pages,renderer,server,trust}/**/*.{ts,tsx}',
    { cwd: ROOT },
  );
  const weights = CAPABILITIES.map(([name, places]): Weight => {
    const lines = Object.fromEntries(COLUMNS.map((column) => [column, 0])) as Record<Column, number>;
    return { name, places: places.split(' '), lines };
  });
  const owners = weights.flatMap((weight) => weight.places.map((place) => [place, weight] as const));
  const used = new Set<string>();
  for (const file of [...files, 'vite.config.ts', 'vitest.config.ts']) {
    const fits = owners.filter(([place]) => file.startsWith(place) && /^($|[/.A-Z])/.test(file.slice(place.length)));
    const [place, weight] = fits.sort(([one], [other]) => other.length - one.length)[0] ?? [];
    if (!place || !weight) throw new Error(`${file} belongs to no capability of bin/docs/capabilities.ts`);
    used.add(place);
    weight.lines[columnOf(file)] += readFileSync(path.join(ROOT, file), 'utf8').split('\n').length - 1;
  }
  const empty = owners.flatMap(([place]) => (used.has(place) ? [] : [place]));
  if (empty.length > 0) throw new Error(`bin/docs/capabilities.ts names places that hold nothing: ${empty.join(', ')}`);
  return weights;
}

/** A row of the document's table. */
const rowOf = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

/** Reads the numbers of each row of the document, by the capability's name. */
export const numbersIn = (document: string): Map<string, number[]> =>
  new Map(
    [...document.matchAll(/^\| ([^|]+?) \| ((?:\d+ \| )+)/gm)].map(([, name = '', cells = '']) => [
      name,
      cells.split(' | ').filter(Boolean).map(Number),
    ]),
  );

/** Builds the document: the table of each capability's lines by column, then the paths of each capability. */
export function capabilitiesDocument(weights = capabilities()): string {
  const rows = weights.map(({ name, lines }) => {
    const numbers = COLUMNS.map((column) => lines[column]);
    return rowOf([name, ...numbers, numbers.reduce((sum, one) => sum + one, 0)]);
  });
  const places = weights.map(
    ({ name, places: all }) => `- **${name}**: ${all.map((place) => `\`${place}\``).join(', ')}`,
  );
  return `# Weight of each capability

Lines of TypeScript by capability and room, so that whoever takes over sees what each one costs to keep. Written by
\`node bin/docs/capabilities.ts\`; \`bin/docs/capabilities.test.ts\` fails where a file belongs to none, or a number is far off.
Articles, legal texts and the guide are Markdown in \`content/\` and are not counted.

${rowOf(['capability', ...COLUMNS, 'total'])}
${rowOf(['---', ...COLUMNS.map(() => '---:'), '---:'])}
${rows.join('\n')}

## Places

A file belongs to the longest place its path begins with.

${places.join('\n')}
`;
}

if (import.meta.main) {
  writeFileSync(FILE, capabilitiesDocument());
  process.stdout.write('docs/capabilities.md\n');
}
