import type { BlockContent, DefinitionContent, List, PhrasingContent, Root, RootContent } from 'mdast';
import { typo } from '../../../data/french/typo.ts';
import { addressOf } from './parseLetter.ts';

type Block = BlockContent | DefinitionContent | RootContent;

/** A letter as plain text; the address of each link follows its words. */
export const letterText = ({ children }: Root, baseUrl: string): string => blocks(children, baseUrl);

const blocks = (nodes: readonly Block[], baseUrl: string): string =>
  nodes
    .map((node) => block(node, baseUrl))
    .filter((text) => text !== '')
    .join('\n\n');

function block(node: Block, baseUrl: string): string {
  switch (node.type) {
    case 'paragraph':
      return alone(node.children, baseUrl) ?? line(node.children, baseUrl);
    case 'heading': {
      const title = line(node.children, baseUrl);
      return `${title}\n${(node.depth === 1 ? '=' : '-').repeat(Math.min(title.length, 60))}`;
    }
    case 'list':
      return list(node, baseUrl);
    case 'blockquote':
      return blocks(node.children, baseUrl).replace(/^/gm, '> ');
    case 'code':
      return node.value.replace(/^/gm, '    ');
    case 'thematicBreak':
      return '* * *';
    case 'table':
      return node.children
        .map((row) => row.children.map((cell) => line(cell.children, baseUrl)).join(' · '))
        .join('\n');
    default:
      return '';
  }
}

const list = ({ children, ordered, start, spread }: List, baseUrl: string): string =>
  children
    .map((item, place) => {
      const mark = ordered ? `${(start ?? 1) + place}. ` : '- ';
      const parts = item.children.map((part) => block(part, baseUrl)).filter((text) => text !== '');
      return mark + parts.join(item.spread ? '\n\n' : '\n').replace(/\n(?!\n)/g, `\n${' '.repeat(mark.length)}`);
    })
    .join(spread ? '\n\n' : '\n');

/** A link alone in its paragraph: its label, and the address on a line of its own. */
function alone(children: readonly PhrasingContent[], baseUrl: string): string | undefined {
  const [only] = children;
  if (children.length !== 1 || only?.type !== 'link') return undefined;
  const [label, address] = [line(only.children, baseUrl), addressOf(only.url, baseUrl)?.replace(/^mailto:/, '')];
  return address === undefined || label === address ? (address ?? label) : `${label}\u00a0:\n${address}`;
}

const line = (nodes: readonly PhrasingContent[], baseUrl: string): string =>
  nodes.map((node) => phrase(node, baseUrl)).join('');

function phrase(node: PhrasingContent, baseUrl: string): string {
  switch (node.type) {
    case 'text':
      return typo(node.value);
    case 'inlineCode':
      return node.value;
    case 'break':
      return '\n';
    case 'strong':
    case 'emphasis':
    case 'delete':
      return line(node.children, baseUrl);
    case 'link': {
      const [label, address] = [line(node.children, baseUrl), addressOf(node.url, baseUrl)];
      const shown = address?.replace(/^mailto:/, '');
      return shown === undefined || shown === label ? label : `${label} (${shown})`;
    }
    default:
      return '';
  }
}
