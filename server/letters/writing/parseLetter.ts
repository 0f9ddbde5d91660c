import type { Root } from 'mdast';
import { bodyText } from '../../mail/messages/mailLayout.ts';
import { asBlocks, isMeant } from '../../markdown/directive.ts';
import {
  asTyped,
  completedLink,
  type MarkdownNode,
  paragraph,
  refusedLink,
  shown,
  textNode,
  tickedItem,
} from '../../markdown/markdownTree.ts';
import { parseMarkdown } from '../../markdown/parseMarkdown.ts';

/** A parsed letter, and the warnings by line about elements that a mail cannot show. */
export interface ParsedLetter {
  tree: Root;
  problems: { line: number; detail: string }[];
}

/** Parses a letter as articles are parsed; elements a mail cannot show become text as typed. No word and no address is dropped. */
export function parseLetter(body: string): ParsedLetter {
  const source = bodyText(body);
  const root = parseMarkdown(source);
  const problems: ParsedLetter['problems'] = [];
  const within = letterParts(source, root, (node, detail) =>
    problems.push({ line: node.position?.start.line ?? 1, detail }),
  );
  const { children = [] } = within(root);
  const notes = notesOf(root).flatMap(([number, note]) => {
    const [first, ...others] = within(note).children ?? [];
    return [paragraph(...joined([textNode(`[${number}] `), ...(first?.children ?? [])])), ...others];
  });
  const whole = notes.length > 0 ? [...children, { type: 'thematicBreak' }, ...notes] : children;
  return { tree: { type: 'root', children: whole } as Root, problems };
}

const idOf = ({ identifier = '' }: MarkdownNode): string => identifier;
const all = (node: MarkdownNode, type: string): MarkdownNode[] =>
  (node.children ?? []).flatMap((child) => [...(child.type === type ? [child] : []), ...all(child, type)]);
/** Names of the notes in order of reference; unreferenced ones last. */
const noteNames = (root: MarkdownNode): string[] => [
  ...new Set([...all(root, 'footnoteReference'), ...all(root, 'footnoteDefinition')].map(idOf)),
];
const notesOf = (root: MarkdownNode) =>
  noteNames(root).flatMap((name, index) => {
    const note = all(root, 'footnoteDefinition').find((one) => idOf(one) === name);
    return note ? [[index + 1, note] as const] : [];
  });

/** Joins adjacent texts, since typography depends on the characters on both sides of a sign. */
function joined(nodes: readonly MarkdownNode[]): MarkdownNode[] {
  const whole: MarkdownNode[] = [];
  for (const node of nodes) {
    const last = whole.at(-1);
    if (node.type === 'text' && last?.type === 'text') whole[whole.length - 1] = textNode(`${last.value}${node.value}`);
    else whole.push(node);
  }
  return whole;
}

type Say = (node: MarkdownNode, detail: string) => void;

/** Returns a function that replaces the parts of a letter that a mail cannot show. */
function letterParts(source: string, root: MarkdownNode, say: Say): (node: MarkdownNode) => MarkdownNode {
  const definitions = all(root, 'definition');
  const named = new Set([...all(root, 'linkReference'), ...all(root, 'imageReference')].map(idOf));
  const notes = noteNames(root);
  const typed = (node: MarkdownNode) => asTyped({ source }, node);
  const within = (node: MarkdownNode): MarkdownNode =>
    node.children ? { ...node, children: joined(node.children.flatMap((child) => part(child, node))) } : node;

  /** Renders a link, or only its words when a mail cannot follow it. */
  function link(node: MarkdownNode, typedUrl = ''): MarkdownNode[] {
    const url = completedLink(typedUrl);
    const { children = [] } = within(node);
    if (addressOf(url, 'https://site') !== undefined) return [{ type: 'link', url, children }];
    say(node, refusedLink({ type: 'link', url: typedUrl }));
    return children;
  }

  function part(node: MarkdownNode, parent: MarkdownNode): MarkdownNode[] {
    switch (node.type) {
      case 'html':
        say(node, 'Le HTML n’est pas interprété : il part tel quel.');
        return [shown(node.value ?? '', parent)];
      case 'textDirective':
      case 'leafDirective':
      case 'containerDirective':
        if (isMeant(node)) say(node, `« ${node.name} » est une partie d’article : la lettre la montre telle quelle.`);
        return node.type === 'textDirective'
          ? [textNode(typed(node))]
          : asBlocks(node, { source }, () => within(node).children ?? []);
      case 'image':
      case 'imageReference':
        say(node, 'Une lettre ne montre pas d’image : seule sa description part.');
        return [textNode(node.alt || typed(node))];
      case 'link':
        return link(node, node.url);
      case 'linkReference':
        return link(node, definitions.find((one) => idOf(one) === idOf(node))?.url);
      case 'definition':
        return named.has(idOf(node)) ? [] : [shown(typed(node), parent)];
      case 'footnoteReference':
        return [textNode(`[${notes.indexOf(idOf(node)) + 1}]`)];
      case 'footnoteDefinition':
        return [];
      case 'listItem':
        return [tickedItem(within(node))];
      default:
        return [within(node)];
    }
  }
  return within;
}
const SAFE = /^(https?:|mailto:)/i;

/** Address of a link: an absolute one, or a path of this site. Undefined for anything else: a mail has no base address, and no script. */
export function addressOf(url: string, baseUrl: string): string | undefined {
  if (url.startsWith('/') && !url.startsWith('//')) return `${baseUrl}${url}`;
  return SAFE.test(url) && URL.canParse(url) ? url : undefined;
}
