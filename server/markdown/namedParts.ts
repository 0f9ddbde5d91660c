import { articleFigures, articleTools, sourcesOfFigure, toolOf } from '../../content/blog/named.ts';
import { valueFormats } from '../../content/blog/values.ts';
import { typo } from '../../data/french/typo.ts';
import { claimCodes } from '../../data/offer/claims.ts';
import { articleParts } from './articleParts.ts';
import type { Make } from './directive.ts';
import { element, textNode, textOf } from './markdownTree.ts';

/** Of a list of names, those that begin alike: suggestions for a mistyped one. */
function closest(names: readonly string[], name: string): string {
  const alike = (known: string) => [...known].findIndex((sign, index) => sign !== name[index]) >>> 0;
  return names
    .toSorted((a, b) => alike(b) - alike(a))
    .slice(0, 12)
    .join(', ');
}

/** A figure that code computes, by its name. */
export const namedFigure: Make = (node, { nom = '' }, { problem, sources }) => {
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

/** The parts of a text that name what code computes, or that only change how words are shown. */
export const namedParts: Record<string, Make> = {
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
    // Its name is the cell's text until it is filled in: an empty cell would lose the name of its column.
    return [element('x-value', { name, ...(as && { as }) }, [textNode(name)])];
  },
  marque: (node, _attributes, context) => [element('mark', {}, articleParts(node, context).children)],
  exposant: (node) => [element('sup', {}, [textNode(textOf(node))])],
  ecran(node, { titre, legende }, context) {
    if (!titre?.trim() || !legende?.trim()) {
      context.problem('error', node, 'Un écran a besoin de titre="…" et de legende="…", qui dit qu’il est composé.');
      return undefined;
    }
    return [
      element(
        'x-screen',
        { title: typo(titre.trim()), caption: typo(legende.trim()) },
        articleParts(node, context).children,
      ),
    ];
  },
  si(node, { affirmation = '' }, context) {
    const claim = claimCodes.find((code) => code === affirmation);
    if (!claim) {
      context.problem('error', node, `Une affirmation est l’une de : ${claimCodes.join(', ')}.`);
      return undefined;
    }
    return [element('x-if', { claim }, articleParts(node, context).children)];
  },
};
