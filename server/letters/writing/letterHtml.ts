import type { BlockContent, DefinitionContent, List, PhrasingContent, Root, RootContent } from 'mdast';
import { escapeHtml } from '../../../data/escapeMarkup.ts';
import { typo } from '../../../data/french/typo.ts';
import { addressOf } from './parseLetter.ts';

type Block = BlockContent | DefinitionContent | RootContent;

/** Returns the attributes that style an element: inline styles in a mail, none on the archive page. */
export type Setting = (element: string) => string;

/** Renders a letter as HTML without pictures, with no element or address but those that this file writes. */
export const letterHtml = ({ children }: Root, baseUrl: string, set: Setting): string =>
  blocks(children, { baseUrl, set });

interface Frame {
  baseUrl: string;
  set: Setting;
}

const blocks = (nodes: readonly Block[], frame: Frame): string => nodes.map((node) => block(node, frame)).join('\n');

function block(node: Block, frame: Frame): string {
  const { set } = frame;
  switch (node.type) {
    case 'paragraph':
      return button(node.children, frame) ?? `<p${set('p')}>${line(node.children, frame)}</p>`;
    case 'heading': {
      // The subject is the title: headings begin one level lower.
      const element = node.depth < 3 ? 'h2' : 'h3';
      return `<${element}${set(element)}>${line(node.children, frame)}</${element}>`;
    }
    case 'list':
      return list(node, frame, node.ordered ? 'ol' : 'ul');
    case 'blockquote':
      return `<blockquote${set('blockquote')}>${blocks(node.children, frame)}</blockquote>`;
    case 'code':
      return `<pre${set('pre')}>${escapeHtml(node.value)}</pre>`;
    case 'thematicBreak':
      return `<hr${set('hr')}>`;
    case 'table':
      return `<p${set('p')}>${node.children.map((row) => row.children.map((cell) => line(cell.children, frame)).join(' · ')).join('<br>')}</p>`;
    default:
      return '';
  }
}

/** A nested list is set closer (`sublist`). */
function list(node: List, frame: Frame, element: 'ol' | 'ul', style: string = element): string {
  const start = node.ordered && (node.start ?? 1) !== 1 ? ` start="${node.start}"` : '';
  const items = node.children.map(({ children, spread }) => {
    const parts = children.map((part) => {
      if (part.type === 'list') return list(part, frame, part.ordered ? 'ol' : 'ul', 'sublist');
      return part.type === 'paragraph' && !spread ? line(part.children, frame) : block(part, frame);
    });
    return `<li${frame.set('li')}>${parts.join('')}</li>`;
  });
  return `<${element}${start}${frame.set(style)}>${items.join('')}</${element}>`;
}

/** A link alone in its paragraph becomes a button; a bare address stays a link. */
function button(children: readonly PhrasingContent[], frame: Frame): string | undefined {
  const [only] = children;
  if (children.length !== 1 || only?.type !== 'link') return undefined;
  const address = addressOf(only.url, frame.baseUrl);
  const label = line(only.children, frame);
  if (address === undefined || /^(https?:\/\/|www\.)/.test(label)) return undefined;
  return `<p${frame.set('p')}><a href="${escapeHtml(address)}"${frame.set('button')}>${label}</a></p>`;
}

const line = (nodes: readonly PhrasingContent[], frame: Frame): string =>
  nodes.map((node) => phrase(node, frame)).join('');

function phrase(node: PhrasingContent, frame: Frame): string {
  switch (node.type) {
    case 'text':
      // A typed line break is kept.
      return escapeHtml(typo(node.value)).replaceAll('\n', '<br>');
    case 'inlineCode':
      return `<code>${escapeHtml(node.value)}</code>`;
    case 'break':
      return '<br>';
    case 'strong':
      return `<strong>${line(node.children, frame)}</strong>`;
    case 'emphasis':
      return `<em>${line(node.children, frame)}</em>`;
    case 'delete':
      return `<s>${line(node.children, frame)}</s>`;
    case 'link': {
      const address = addressOf(node.url, frame.baseUrl);
      const label = line(node.children, frame);
      return address === undefined ? label : `<a href="${escapeHtml(address)}"${frame.set('a')}>${label}</a>`;
    }
    default:
      return '';
  }
}
