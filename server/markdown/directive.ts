import { articleFigures, articleTools, sourcesOfFigure, toolOf } from '../../content/blog/named.ts';
import { valueFormats } from '../../content/blog/values.ts';
import { folded } from '../../data/french/spellings.ts';
import { typo } from '../../data/french/typo.ts';
import { claimCodes } from '../../data/offer/claims.ts';
import { figureOf } from './figureOf.ts';
import { asTyped, element, type MarkdownNode, type PartsContext, paragraph, textNode, textOf } from './markdownTree.ts';

type Kind = 'containerDirective' | 'leafDirective' | 'textDirective';

/** Form of each directive: with lines below it, alone on its line, or inside a sentence. */
const FORMS: Record<string, { kinds: readonly Kind[]; written: string }> = {
  encadre: { kinds: ['containerDirective'], written: ':::encadre{titre="…"} … :::' },
  citation: { kinds: ['containerDirective'], written: ':::citation{auteur="…"} … :::' },
  ecran: { kinds: ['containerDirective'], written: ':::ecran{titre="…" legende="…"} … :::' },
  figure: {
    kinds: ['containerDirective', 'leafDirective'],
    written: ':::figure{type=barres titre="…" mesure="…"} un tableau :::, ou ::figure{nom=…}',
  },
  outil: { kinds: ['leafDirective'], written: '::outil{nom=…}' },
  chiffre: { kinds: ['leafDirective'], written: '::chiffre[ce qu’il mesure]{valeur="71" unite="%"}' },
  appel: { kinds: ['leafDirective'], written: '::appel[texte du bouton]{titre="…"}' },
  source: { kinds: ['textDirective'], written: ':source[repère]' },
  valeur: { kinds: ['textDirective'], written: ':valeur[nom]{as=euros}' },
  marque: { kinds: ['textDirective'], written: ':marque[des mots]' },
  exposant: { kinds: ['textDirective'], written: ':exposant[e]' },
  si: {
    kinds: ['textDirective', 'containerDirective'],
    written: ':si[une phrase]{affirmation=…}, ou :::si{affirmation=…} … :::',
  },
};

const BOXES: Record<string, string> = { note: 'x-note', retenir: 'x-key', exemple: 'x-example' };

/** Returns the parsed content of a directive. */
type Inside = () => MarkdownNode[];

/** Returns a directive that is not allowed as paragraphs: its opening and closing lines as typed, with its parsed content between them. */
export function asBlocks(node: MarkdownNode, context: Pick<PartsContext, 'source'>, inside: Inside): MarkdownNode[] {
  const typed = asTyped(context, node);
  if (node.type !== 'containerDirective') return [paragraph(textNode(typed))];
  const opening = typed.split('\n', 1)[0] ?? '';
  return [paragraph(textNode(opening)), ...inside(), paragraph(textNode(':::'))];
}

/** Converts a directive to the page's part; an unknown or malformed one becomes text as typed. */
export function directive(node: MarkdownNode, context: PartsContext, inside: Inside): MarkdownNode[] {
  const name = folded(node.name ?? '');
  const form = FORMS[name];
  const inSentence = node.type === 'textDirective';
  if (!form?.kinds.includes(node.type as Kind)) {
    if (isMeant(node))
      context.problem(
        'error',
        node,
        form
          ? `« ${name} » s’écrit ${form.written}`
          : `« ${node.name} » n’est pas une partie d’article : ${Object.keys(FORMS).join(', ')}.`,
      );
    return inSentence ? [textNode(asTyped(context, node))] : asBlocks(node, context, inside);
  }
  const made = parts[name]?.(node, node.attributes ?? {}, context, inside);
  if (made) return made;
  return inSentence ? [textNode(asTyped(context, node))] : asBlocks(node, context, inside);
}

/** Whether a colon begins a directive: not in « 10:30 », nor before a lone unknown word. */
export const isMeant = (node: MarkdownNode): boolean =>
  node.type !== 'textDirective' ||
  Object.hasOwn(FORMS, folded(node.name ?? '')) ||
  (node.children?.length ?? 0) > 0 ||
  hasAttributes(node);
const hasAttributes = ({ attributes }: MarkdownNode) => Object.keys(attributes ?? {}).length > 0;
const attribute = (value: string | null | undefined) => (value?.trim() ? typo(value.trim()) : undefined);
const given = (properties: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== undefined));

/** Source named by a part of an article; undefined, with a warning, if the article does not list it. */
function sourceOf(
  node: MarkdownNode,
  id: string | null | undefined,
  { sources, problem }: PartsContext,
): string | undefined {
  const wanted = id?.trim();
  if (!wanted) return undefined;
  if (sources.has(wanted)) return wanted;
  problem('error', node, `L’article n’a pas de source « ${wanted} » dans sa liste.`);
  return undefined;
}

type Make = (
  node: MarkdownNode,
  attributes: Record<string, string | null | undefined>,
  context: PartsContext,
  inside: Inside,
) => MarkdownNode[] | undefined;

/** Returns names with the same beginning: suggestions for a mistyped one. */
function closest(names: readonly string[], name: string): string {
  const alike = (known: string) => [...known].findIndex((sign, index) => sign !== name[index]) >>> 0;
  return names
    .toSorted((a, b) => alike(b) - alike(a))
    .slice(0, 12)
    .join(', ');
}

/** Makes a figure that the code computes, by its name; an unknown name or a missing source is reported. */
const namedFigure: Make = (node, { nom = '' }, { problem, sources }) => {
  const name = nom?.trim() ?? '';
  if (!Object.hasOwn(articleFigures, name)) {
    problem('error', node, `Aucune figure ne s’appelle « ${name} » : ${closest(Object.keys(articleFigures), name)}.`);
    return undefined;
  }
  const missing = sourcesOfFigure(name).filter((id) => !sources.has(id));
  if (missing.length > 0)
    problem('error', node, `La figure « ${name} » cite ${missing.join(', ')} : ajoutez-les aux sources de l’article.`);
  return [element('x-named-figure', { name })];
};

/** Makers of the parts that name a tool, figure or value of the code, or that only change how words are displayed. */
const namedParts: Record<string, Make> = {
  outil(node, { nom = '' }, { problem, sources }) {
    const name = nom?.trim() ?? '';
    const tool = toolOf(name);
    if (!tool) {
      problem('error', node, `Aucun outil ne s’appelle « ${name} » : ${closest(Object.keys(articleTools), name)}.`);
      return undefined;
    }
    const missing = [...new Set(tool.sources)].filter((id) => !sources.has(id));
    if (missing.length > 0)
      problem('error', node, `« ${tool.title} » cite ${missing.join(', ')} : ajoutez-les aux sources de l’article.`);
    return [element('x-tool', { name, title: tool.title })];
  },
  valeur(node, { as }, { problem, values }) {
    const name = textOf(node).trim();
    if (!values.includes(name)) {
      problem('error', node, `Aucune valeur ne s’appelle « ${name} » : ${closest(values, name)}.`);
      return undefined;
    }
    if (as && !Object.hasOwn(valueFormats, as)) {
      problem('error', node, `Une valeur s’écrit as=${Object.keys(valueFormats).join(', ')}.`);
      return undefined;
    }
    // Puts the name of the value as a placeholder: an empty table cell would lose the name of its column.
    return [element('x-value', { name, ...(as && { as }) }, [textNode(name)])];
  },
  marque: (_node, _attributes, _context, inside) => [element('mark', {}, inside())],
  exposant: (node) => [element('sup', {}, [textNode(textOf(node))])],
  ecran(node, { titre, legende }, context, inside) {
    if (!titre?.trim() || !legende?.trim()) {
      context.problem('error', node, 'Un écran a besoin de titre="…" et de legende="…", qui dit qu’il est composé.');
      return undefined;
    }
    return [element('x-screen', { title: typo(titre.trim()), caption: typo(legende.trim()) }, inside())];
  },
  si(node, { affirmation = '' }, context, inside) {
    const claim = claimCodes.find((code) => code === affirmation);
    if (!claim) {
      context.problem('error', node, `Une affirmation est l’une de : ${claimCodes.join(', ')}.`);
      return undefined;
    }
    return [element('x-if', { claim }, inside())];
  },
};

const parts: Record<string, Make> = {
  encadre(node, { titre, genre }, context, inside) {
    const box = BOXES[folded(genre ?? 'note')];
    if (!box) {
      context.problem('error', node, 'Le genre d’un encadré est note, retenir ou exemple.');
      return undefined;
    }
    return [element(box, given({ title: attribute(titre) }), inside())];
  },
  citation: (node, { auteur, source }, context, inside) => [
    element('x-quote', given({ by: attribute(auteur), source: sourceOf(node, source, context) }), inside()),
  ],
  ...namedParts,
  figure(node, attributes, context, inside) {
    if (node.type === 'leafDirective') return namedFigure(node, attributes, context, inside);
    const table = (node.children ?? []).find(({ type }) => type === 'table');
    const ids = (attributes.sources ?? attributes.source ?? '').split(/[\s,;]+/).filter(Boolean);
    const known = ids.filter((id) => sourceOf(node, id, context));
    const read = table ? figureOf(table, attributes, known) : { refused: 'Elle a besoin d’un tableau.' };
    if ('refused' in read) {
      context.problem('error', node, `Cette figure n’est pas dessinée. ${read.refused}`);
      return undefined;
    }
    if (known.length === 0 && !attributes.note)
      context.problem(
        'remark',
        node,
        'Cette figure ne dit pas d’où viennent ses valeurs : sources="…", ou note="…" si c’est un exemple.',
      );
    context.figures.push(read.figure);
    return [element('x-figure', { index: String(context.figures.length - 1) })];
  },
  chiffre(node, { valeur, unite, source }, context) {
    const label = attribute(textOf(node));
    if (!valeur?.trim() || !label) {
      context.problem('error', node, `Un chiffre s’écrit ${FORMS.chiffre?.written}`);
      return undefined;
    }
    return [
      element(
        'x-stat',
        given({ figure: attribute(valeur), unit: attribute(unite), label, source: sourceOf(node, source, context) }),
      ),
    ];
  },
  appel(node, { titre, texte }, context) {
    const label = attribute(textOf(node));
    if (!label) {
      context.problem('error', node, `Un appel s’écrit ${FORMS.appel?.written}`);
      return undefined;
    }
    return [element('x-call', given({ title: attribute(titre), text: attribute(texte), label }))];
  },
  source(node, _attributes, context) {
    const id = sourceOf(node, textOf(node), context);
    return id === undefined ? undefined : [element('x-cite', { source: id })];
  },
};
