import type { ArticlePartList, NamedPart } from '../api/articles.ts';

type Fields = Readonly<Record<string, string>>;
interface Choice {
  code: string;
  label: string;
}

export interface PartField {
  name: string;
  label: string;
  kind: 'line' | 'text' | 'choice';
  /** Whether the field may stay empty. */
  free?: boolean;
  example?: string;
  choices?: (parts: ArticlePartList) => readonly Choice[];
}

/** An entry of the menu « Insérer »: the form that the owner fills in, and the Markdown that it inserts. */
export interface Part {
  label: string;
  /** Whether the part is inserted inside a line; absent: as a block of its own. */
  inline?: boolean;
  fields: readonly PartField[];
  write: (fields: Fields) => string;
  /**
   * Directive that this form can read back: its name, and the form fields that hold its label, table or lines; every other field is an
   * attribute.
   */
  reads?: { name: string; label?: string; table?: string; body?: string };
}

/** Escapes a text for the quoted value of a directive's attribute. */
const quoted = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('\n', ' ');
/** Escapes a text for the bracketed label of a directive. */
const bracketed = (text: string) => text.replace(/[[\]\\]/g, '\\$&').replaceAll('\n', ' ');
/** Writes the non-empty attributes as `{titre="…" unite="%"}`. */
const attributes = (fields: Fields, names: Readonly<Record<string, string>>): string => {
  const filled = Object.entries(names).flatMap(([name, field]) =>
    fields[field] ? [`${name}="${quoted(fields[field])}"`] : [],
  );
  return filled.length > 0 ? `{${filled.join(' ')}}` : '';
};
const cell = (text: string) => text.trim().replaceAll('|', '\\|');

/**
 * Converts lines, typed or pasted from a spreadsheet (`Nom ; 10`, tabs, bars), to a Markdown table; the first line has the titles of the
 * columns.
 */
function tableOf(lines: string): string {
  const rows = lines
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.split(/\t|;|\|/).map(cell));
  const columns = Math.max(2, ...rows.map(({ length }) => length));
  const written = rows.map((row) => `| ${Array.from({ length: columns }, (_, at) => row[at] ?? '').join(' | ')} |`);
  const rule = `| ${['---', ...Array(columns - 1).fill('---:')].join(' | ')} |`;
  return [written[0], rule, ...written.slice(1)].join('\n');
}

const named = ({ name, title, sources }: NamedPart): Choice => ({
  code: name,
  label: sources.length > 0 ? `${title} (cite ${sources.join(', ')})` : title,
});
const withName = ({ name, title }: NamedPart): Choice => ({ code: name, label: `${name} : ${title}` });
const KINDS = [
  { code: 'barres', label: 'Barres' },
  { code: 'courbes', label: 'Courbes (la première colonne compte)' },
  { code: 'ecarts', label: 'Écarts (un ou deux points par ligne)' },
  { code: 'entonnoir', label: 'Entonnoir' },
];
const BOXES = [
  { code: 'retenir', label: 'À retenir' },
  { code: 'note', label: 'Note' },
  { code: 'exemple', label: 'Exemple' },
];

export const articleParts: readonly Part[] = [
  {
    label: 'Tableau',
    fields: [
      {
        name: 'valeurs',
        label: 'Lignes, la première nomme les colonnes',
        kind: 'text',
        example: 'Poste ; Coût\nLogiciels ; 40',
      },
    ],
    write: ({ valeurs = '' }) => tableOf(valeurs),
  },
  {
    label: 'Graphique',
    fields: [
      {
        name: 'titre',
        label: 'Ce qu’il montre, en une phrase',
        kind: 'line',
        example: 'Les logiciels coûtent moins que le temps',
      },
      { name: 'mesure', label: 'Ce qui est mesuré, où', kind: 'line', example: 'Coût par poste, par an' },
      { name: 'unite', label: 'Unité', kind: 'line', free: true, example: '€' },
      {
        name: 'valeurs',
        label: 'Valeurs, la première ligne nomme les colonnes',
        kind: 'text',
        example: 'Poste ; Coût\nLogiciels ; 40\nTemps ; 120',
      },
      { name: 'type', label: 'Forme', kind: 'choice', choices: () => KINDS },
      { name: 'note', label: 'D’où viennent les valeurs', kind: 'line', free: true, example: 'Exemple inventé.' },
    ],
    reads: { name: 'figure', table: 'valeurs' },
    write: (fields) =>
      `:::figure${attributes(fields, { type: 'type', titre: 'titre', mesure: 'mesure', unite: 'unite', note: 'note' })}\n${tableOf(fields.valeurs ?? '')}\n:::`,
  },
  {
    label: 'Graphique du site',
    fields: [{ name: 'nom', label: 'Graphique', kind: 'choice', choices: ({ figures }) => figures.map(named) }],
    reads: { name: 'figure' },
    write: ({ nom }) => `::figure{nom=${nom}}`,
  },
  {
    label: 'Calculateur, sondage, outil',
    fields: [{ name: 'nom', label: 'Outil', kind: 'choice', choices: ({ tools }) => tools.map(named) }],
    reads: { name: 'outil' },
    write: ({ nom }) => `::outil{nom=${nom}}`,
  },
  {
    label: 'Valeur du site',
    inline: true,
    fields: [
      {
        name: 'nom',
        label: 'Valeur, et ce qu’elle est aujourd’hui',
        kind: 'choice',
        choices: ({ values }) => values.map(withName),
      },
      { name: 'as', label: 'Écrite', kind: 'choice', free: true, choices: ({ formats }) => formats.map(withName) },
    ],
    reads: { name: 'valeur', label: 'nom' },
    write: ({ nom, as }) => `:valeur[${nom}]${as ? `{as=${as}}` : ''}`,
  },
  {
    label: 'Citation',
    fields: [
      { name: 'texte', label: 'Ce qui a été dit', kind: 'text' },
      { name: 'auteur', label: 'Par qui', kind: 'line', free: true },
    ],
    reads: { name: 'citation', body: 'texte' },
    write: (fields) => `:::citation${attributes(fields, { auteur: 'auteur' })}\n${fields.texte}\n:::`,
  },
  {
    label: 'Chiffre',
    fields: [
      { name: 'valeur', label: 'Chiffre', kind: 'line', example: '71' },
      { name: 'unite', label: 'Unité', kind: 'line', free: true, example: '%' },
      { name: 'mesure', label: 'Ce qu’il mesure', kind: 'line' },
    ],
    reads: { name: 'chiffre', label: 'mesure' },
    write: (fields) =>
      `::chiffre[${bracketed(fields.mesure ?? '')}]${attributes(fields, { valeur: 'valeur', unite: 'unite' })}`,
  },
  {
    label: 'Encadré',
    fields: [
      { name: 'genre', label: 'Genre', kind: 'choice', choices: () => BOXES },
      { name: 'titre', label: 'Titre', kind: 'line', free: true },
      { name: 'texte', label: 'Texte', kind: 'text' },
    ],
    reads: { name: 'encadre', body: 'texte' },
    write: (fields) => `:::encadre${attributes(fields, { titre: 'titre', genre: 'genre' })}\n${fields.texte}\n:::`,
  },
  {
    label: 'Appel à l’action',
    fields: [
      { name: 'bouton', label: 'Texte du bouton', kind: 'line', example: 'Demander un devis' },
      { name: 'titre', label: 'Au-dessus', kind: 'line', free: true, example: 'Une question sur votre cas ?' },
    ],
    reads: { name: 'appel', label: 'bouton' },
    write: (fields) => `::appel[${bracketed(fields.bouton ?? '')}]${attributes(fields, { titre: 'titre' })}`,
  },
];

/** Entry that cites one of the article's sources. */
export const sourcePart = (sources: readonly { id: string; title: string; publisher: string }[]): Part => ({
  label: 'Source',
  inline: true,
  fields: [
    {
      name: 'repere',
      label: 'Source de la fiche',
      kind: 'choice',
      choices: () =>
        sources
          .filter(({ id }) => id)
          .map(({ id, title, publisher }) => ({ code: id, label: `${publisher}, ${title}` })),
    },
  ],
  reads: { name: 'source', label: 'repere' },
  write: ({ repere = '' }) => `:source[${bracketed(repere)}]`,
});

/** Form for a part that no other form can edit: one field with its Markdown. */
export const typedPart: Part = {
  label: 'Partie du texte',
  fields: [{ name: 'source', label: 'Telle qu’elle est écrite', kind: 'text' }],
  write: ({ source = '' }) => source.trim(),
};

/** Form of a link; the words selected in the text fill its text field. */
export const linkPart: Part = {
  label: 'Lien',
  inline: true,
  fields: [
    { name: 'texte', label: 'Texte du lien', kind: 'line' },
    { name: 'adresse', label: 'Adresse', kind: 'line', example: 'https://exemple.fr ou /blog/article-1' },
  ],
  write: ({ texte = '', adresse = '' }) =>
    `[${bracketed(texte)}](<${adresse.trim().replace(/[<>]/g, encodeURIComponent)}>)`,
};

/** Form of a picture in a text. */
export const picturePart: Part = {
  label: 'Image',
  fields: [
    { name: 'alt', label: 'Ce que montre l’image', kind: 'line' },
    { name: 'title', label: 'Légende', kind: 'line', free: true },
  ],
  write: ({ alt = '' }) => alt,
};

/** Entries of « Insérer » for a letter; charts and pictures are missing, since mails draw no chart and fetch no picture. */
export const letterParts: readonly Part[] = [
  {
    label: 'Bouton',
    fields: [
      { name: 'texte', label: 'Texte du bouton', kind: 'line', example: 'Lire l’article' },
      { name: 'adresse', label: 'Adresse', kind: 'line', example: '/blog/article-1' },
    ],
    write: ({ texte = '', adresse = '' }) =>
      `[${bracketed(texte)}](${adresse.trim().replace(/[\s()<>]/g, encodeURIComponent)})`,
  },
  {
    label: 'Citation',
    fields: [{ name: 'texte', label: 'Ce qui a été dit', kind: 'text' }],
    write: ({ texte = '' }) => texte.replace(/^/gm, '> '),
  },
  { label: 'Trait de séparation', fields: [], write: () => '---' },
];
