import { createRequire } from 'node:module';
import type { CompatData, CompatStatement, Identifier } from '@mdn/browser-compat-data/types';
import type { Plugin } from 'vite';
import { parseAst } from 'vite';

/** Browsers of package.json's `browserslist`, each with its name in MDN's data. */
const BROWSERS = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'safari_ios',
  samsung: 'samsunginternet_android',
} as const;

type Floor = Readonly<Partial<Record<(typeof BROWSERS)[keyof typeof BROWSERS], number>>>;

/**
 * Returns the oldest browser versions that must run the site's scripts, from entries such as `safari >= 15.4`.
 * @throws for an entry of another form
 */
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

/** Browser versions to which the bundler lowers syntax, from the `browserslist` of package.json. */
export const syntaxTargets = browserslist
  .map((query) => query.replace('ios_saf', 'ios').replace(/ >= /, ''))
  .filter((target) => !target.startsWith('samsung'));

/** Whether all oldest supported browsers have a feature without flag, prefix or another name. */
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
  /** Members of global objects that these browsers lack: `Map.groupBy`. */
  members: ReadonlySet<string>;
  /** Methods that these browsers lack, recognised by name alone, since no object they have has a method of that name: `toSorted`. */
  methods: ReadonlySet<string>;
  /** Constructors and namespaces that these browsers lack: `Iterator`. */
  globals: ReadonlySet<string>;
}

/**
 * Browser objects of which missing methods are recognised by name alone; methods of other objects have names that ordinary code uses too.
 */
const PAGE_OBJECTS = ['Document', 'Element', 'HTMLElement', 'HTMLDialogElement', 'HTMLInputElement', 'Window'];

/** Returns the names of the language and of browser objects that the oldest supported browsers lack, by MDN's compatibility data. */
export function lackingOn(floor: Floor): Lacking {
  const [members, globals, methods, supported] = [
    new Set<string>(),
    new Set<string>(),
    new Set<string>(),
    new Set<string>(),
  ];
  // Loaded by `require`: if it were imported, Vite would copy the package's 400,000 lines into each of the three bundles of its
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

/** Modules allowed to use a name that the oldest browsers lack, each with the reason why that is harmless. */
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
  // Without this chunk the text is edited as Markdown (`components/admin/writing/TextEditor.tsx`).
  ['@milkdown/preset-', 'lookbehind or flag v', 'the chunk does not load'],
  ['mdast-util-gfm-autolink-literal', 'lookbehind or flag v', 'the chunk does not load'],
  ['@simplewebauthn/browser', 'PublicKeyCredential.getClientCapabilities', 'asks first'],
  ['@simplewebauthn/browser', 'PublicKeyCredential.isConditionalMediationAvailable', 'asks first'],
];
const isGuarded = (module: string, name: string) =>
  GUARDED.some(([place, guarded]) => name.startsWith(guarded) && module.includes(place));

/** Matches the source of a regular expression that has a lookbehind (Safari 16.4) or the flag `v`. */
const LATE_PATTERN = /\(\?<[=!]|^\/.*\/[a-u]*v[a-z]*$/s;

type Node = { type: string; [key: string]: unknown };
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/**
 * Returns the names in a script that the oldest browsers lack: `Map.groupBy`, `.toSorted()`, a lookbehind. An optional call (`a?.b?.()`) is
 * allowed.
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
    // Also tests string literals: the bundler turns a pattern that old browsers cannot parse into `new RegExp('…')`, which fails only when
    // the page runs.
    if (node.type === 'Literal' && LATE_PATTERN.test(String(node.raw)))
      found.add(`lookbehind or flag v in ${node.raw}`);
    for (const value of Object.values(node)) for (const child of [value].flat()) if (isNode(child)) visit(child);
  };
  visit(parseAst(code) as unknown as Node);
  return [...found];
}

/** Fails the build if a script for the browser, libraries included, uses something that the oldest supported browsers lack. */
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
