import { createRequire } from 'node:module';
import type { CompatData, CompatStatement, Identifier } from '@mdn/browser-compat-data/types';
import type { Plugin } from 'vite';
import { parseAst } from 'vite';

/** MDN's names of the browsers that `browserslist` in package.json lists. */
const BROWSERS = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'safari_ios',
  samsung: 'samsunginternet_android',
} as const;

type Floor = Readonly<Partial<Record<(typeof BROWSERS)[keyof typeof BROWSERS], number>>>;

/** The oldest browsers that run the site's scripts, as package.json states them: `safari >= 15.4`. @throws for another form */
export function floorOf(queries: readonly string[]): Floor {
  return Object.fromEntries(
    queries.map((query) => {
      const [, name = '', version] = /^(\w+) >= ([\d.]+)$/.exec(query) ?? [];
      if (!Object.hasOwn(BROWSERS, name)) throw new Error(`browserslist: « ${query} » is not « browser >= version »`);
      return [BROWSERS[name as keyof typeof BROWSERS], Number(version)];
    }),
  );
}

const require = createRequire(import.meta.url);
const { browserslist } = require('../../package.json') as { browserslist: string[] };
export const browserFloor = floorOf(browserslist);

/** Targets of the bundler's syntax lowering, from the `browserslist` of package.json. */
export const syntaxTargets = browserslist
  .map((query) => query.replace('ios_saf', 'ios').replace(/ >= /, ''))
  .filter((target) => !target.startsWith('samsung'));

/** Whether every browser of the floor has the feature without a flag, a prefix or another name. */
function isSupported({ support }: CompatStatement, floor: Floor): boolean {
  return Object.entries(floor).every(([browser, version]) => {
    const all = [support[browser as keyof typeof support] ?? []].flat();
    return all.some(
      ({ version_added: added, version_removed, flags, prefix, alternative_name, partial_implementation }) =>
        !version_removed &&
        !flags &&
        !prefix &&
        !alternative_name &&
        !partial_implementation &&
        typeof added === 'string' &&
        Number.parseFloat(added.replace('≤', '')) <= version,
    );
  });
}

interface Lacking {
  /** Missing members of a global object: `Map.groupBy`. */
  members: ReadonlySet<string>;
  /** Missing methods, recognised by name since no supported object has one of that name: `toSorted`. */
  methods: ReadonlySet<string>;
  /** Missing constructors and namespaces: `Iterator`. */
  globals: ReadonlySet<string>;
}

/** Browser objects whose methods are recognised by name alone; methods of other objects share names with everyday code. */
const PAGE_OBJECTS = ['Document', 'Element', 'HTMLElement', 'HTMLDialogElement', 'HTMLInputElement', 'Window'];

/** Names of the language and of the browser's objects that the floor lacks, by MDN's compatibility data. */
export function lackingOn(floor: Floor): Lacking {
  const [members, globals, methods, supported] = [
    new Set<string>(),
    new Set<string>(),
    new Set<string>(),
    new Set<string>(),
  ];
  // Read with `require`, not imported: Vite would copy the 400,000 lines of this package into each of the three bundles of its
  // configuration.
  const { javascript, api } = require('@mdn/browser-compat-data') as CompatData;
  const { builtins = {} } = javascript;
  for (const [object, features] of Object.entries({ ...api, ...builtins } as Record<string, Identifier>)) {
    if (features.__compat && !isSupported(features.__compat, floor)) globals.add(object);
    const byName = object in builtins || PAGE_OBJECTS.includes(object);
    for (const [key, { __compat: compat }] of Object.entries(features as Record<string, Identifier>)) {
      const name = key.replace(/_static$/, '');
      if (!compat || name === object || name.includes('_')) continue;
      if (isSupported(compat, floor)) supported.add(name);
      else {
        members.add(`${object}.${name}`);
        if (byName) methods.add(name);
      }
    }
  }
  for (const name of supported) methods.delete(name);
  return { members, globals, methods };
}

/** Names used by a module though the floor lacks them, each with the reason that it is harmless. */
const GUARDED: readonly (readonly [module: string, name: string, reason: string])[] = [
  ['components/ui/textParts.tsx', '.toArray()', 'React.Children.toArray'],
  ['node_modules/react/', '.use()', 'a hook'],
  ['node_modules/react-dom/', '.startViewTransition()', 'of a component this site has none of'],
  ['@radix-ui/react-collection', '.toSorted()', 'its own dictionary'],
  ['react-router', '.startViewTransition()', 'asks first'],
  ['node_modules/libphonenumber-js/', 'new Metadata', 'its own class'],
  ['node_modules/qr/', '.toBase64()', 'asks first'],
  ['prosemirror-view', '.caretPositionFromPoint()', 'asks first'],
  ['prosemirror-view', '.caretRangeFromPoint()', 'asks first'],
  ['prosemirror-view', '.move()', 'its own'],
  ['@milkdown/', '.move()', 'its own'],
  ['mdast-util-', '.move()', 'its own tracker of places'],
  ['@milkdown/', '.use()', 'its own'],
  ['node_modules/unified/', '.use()', 'its own'],
  ['components/admin/writing/visual/', '.use()', 'the editor’s own'],
  // If the editor's chunk does not load, the text is written in Markdown (`components/admin/writing/TextEditor.tsx`).
  ['@milkdown/preset-', 'lookbehind or flag v', 'the chunk does not load'],
  ['mdast-util-gfm-autolink-literal', 'lookbehind or flag v', 'the chunk does not load'],
  ['@simplewebauthn/browser', 'PublicKeyCredential.getClientCapabilities', 'asks first'],
  ['@simplewebauthn/browser', 'PublicKeyCredential.isConditionalMediationAvailable', 'asks first'],
];
const isGuarded = (module: string, name: string) =>
  GUARDED.some(([place, guarded]) => name.startsWith(guarded) && module.includes(place));

/** Matches a regular expression, or the text of one, that has a lookbehind (Safari 16.4) or the flag `v`. */
const LATE_PATTERN = /\(\?<[=!]|^\/.*\/[a-u]*v[a-z]*$/s;

type Node = { type: string; [key: string]: unknown };
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/**
 * Names called or read in a script that the floor lacks: `Map.groupBy`, `.toSorted()`, a lookbehind. An optional call (`a?.b?.()`) is safe.
 */
export function lackedBy(code: string, lacking: Lacking): string[] {
  const found = new Set<string>();
  const visit = (node: Node): void => {
    if (node.type === 'MemberExpression' && isNode(node.object) && isNode(node.property) && !node.computed) {
      const name = `${node.object.name}.${node.property.name}`;
      if (node.object.type === 'Identifier' && lacking.members.has(name)) found.add(name);
    }
    if (
      node.type === 'CallExpression' &&
      isNode(node.callee) &&
      node.callee.type === 'MemberExpression' &&
      !node.optional
    ) {
      const { name } = node.callee.property as { name?: string };
      if (name && lacking.methods.has(name)) found.add(`.${name}()`);
    }
    if (node.type === 'NewExpression' && isNode(node.callee) && lacking.globals.has(String(node.callee.name)))
      found.add(`new ${node.callee.name}`);
    // The bundler turns a pattern that old browsers cannot parse into `new RegExp('…')`, which throws only when the page runs: its string
    // is checked too.
    if (node.type === 'Literal' && LATE_PATTERN.test(String(node.raw)))
      found.add(`lookbehind or flag v in ${node.raw}`);
    for (const value of Object.values(node)) for (const child of [value].flat()) if (isNode(child)) visit(child);
  };
  visit(parseAst(code) as unknown as Node);
  return [...found];
}

/** Refuses a build whose scripts for the browser, libraries included, use what the oldest supported browsers lack. */
export function checkBrowserFloor(): Plugin {
  return {
    name: 'browser-floor',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      const lacking = lackingOn(browserFloor);
      const faults = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk'
          ? Object.entries(file.modules).flatMap(([module, { code }]) =>
              lackedBy(code ?? '', lacking)
                .filter((name) => !isGuarded(module, name))
                .map((name) => `${module}: ${name}`),
            )
          : [],
      );
      if (faults.length > 0) this.error(`The oldest supported browsers (browserslist) lack:\n${faults.join('\n')}`);
    },
  };
}
