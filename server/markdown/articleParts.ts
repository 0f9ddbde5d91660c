import { directive } from './directive.ts';
import {
  asTyped,
  completedLink,
  element,
  isAllowedLink,
  type MarkdownNode,
  type PartsContext,
  refusedLink,
  shown,
  tickedItem,
} from './markdownTree.ts';

function picture(node: MarkdownNode, parent: MarkdownNode, context: PartsContext): MarkdownNode {
  const found = context.picture(node.url ?? '');
  if (!found) {
    context.problem(
      'error',
      node,
      `L’image « ${node.url} » n’est pas dans la médiathèque : une image d’ailleurs n’est pas affichée.`,
    );
    return shown(asTyped(context, node), parent);
  }
  if (!node.alt?.trim()) context.problem('error', node, 'Cette image n’a pas de description entre ses crochets.');
  context.pictures.push(found);
  const index = context.pictures.length - 1;
  return element('x-picture', {
    index: String(index),
    label: node.alt ?? '',
    ...(node.title && { title: node.title }),
  });
}

/**
 * Validates the directives, pictures and links of a text, and turns those not allowed into the text as typed. HTML only ever becomes text.
 */
export function articleParts(node: MarkdownNode, context: PartsContext): MarkdownNode {
  const children = (node.children ?? []).flatMap((child) => part(child, node, context));
  return node.children ? { ...node, children } : node;
}

function part(node: MarkdownNode, parent: MarkdownNode, context: PartsContext): MarkdownNode[] {
  const inside = () => articleParts(node, context);
  switch (node.type) {
    case 'html':
      context.problem('remark', node, 'Le HTML n’est pas interprété : il s’affiche tel quel.');
      return [shown(node.value ?? '', parent)];
    case 'containerDirective':
    case 'leafDirective':
    case 'textDirective':
      return directive(node, context, () => inside().children ?? []);
    case 'image':
      return [picture(node, parent, context)];
    case 'imageReference':
      context.problem('error', node, 'Une image se nomme en entier : ![description](adresse).');
      return [shown(asTyped(context, node), parent)];
    case 'paragraph': {
      const only = node.children?.length === 1 ? node.children[0] : undefined;
      // A picture alone in its paragraph is a block.
      if (only?.type === 'image') return [picture(only, parent, context)];
      return [inside()];
    }
    case 'link':
    case 'definition': {
      const url = completedLink(node.url ?? '');
      if (isAllowedLink(url)) return [{ ...inside(), url }];
      context.problem('error', node, refusedLink(node));
      return node.type === 'definition' ? [] : [shown(asTyped(context, node), parent)];
    }
    case 'heading': {
      if (node.depth === 1)
        context.problem(
          'remark',
          node,
          'Le titre de premier niveau est celui de l’article : celui-ci est mis au deuxième.',
        );
      return [{ ...inside(), depth: Math.min(4, Math.max(2, node.depth ?? 2)) }];
    }
    case 'listItem':
      return [tickedItem(inside())];
    default:
      return [inside()];
  }
}
