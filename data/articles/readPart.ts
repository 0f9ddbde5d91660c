import { folded } from '../french/spellings.ts';
import type { Part } from './insertParts.ts';

/** A parsed directive: `::chiffre[ce qu’il mesure]{valeur="71"}`, or a block of lines between `:::encadre{…}` and `:::`. */
interface Written {
  name: string;
  label: string;
  attributes: Readonly<Record<string, string>>;
  body: string;
}

const NAME = /^:{1,3}([\p{L}][\p{L}\d-]*)/u;
const LABEL = /^\[((?:[^[\]\\]|\\.)*)\]/;
const ATTRIBUTE = /^\s*([\p{L}][\p{L}\d-]*)=(?:"([^"]*)"|([^\s"'}=]+))/u;
const ENTITIES: Readonly<Record<string, string>> = { '&quot;': '"', '&amp;': '&' };

/** Parses the attributes in braces with which a text begins; undefined for a notation that the forms of « Insérer » never write. */
function attributesIn(text: string): [attributes: Record<string, string>, rest: string] | undefined {
  if (!text.startsWith('{')) return [{}, text];
  const attributes: Record<string, string> = {};
  let rest = text.slice(1);
  for (let found = ATTRIBUTE.exec(rest); found; found = ATTRIBUTE.exec(rest)) {
    const [typed, name = '', quoted, bare] = found;
    attributes[name] = (quoted ?? bare ?? '').replace(/&(?:quot|amp);/g, (entity) => ENTITIES[entity] ?? entity);
    rest = rest.slice(typed.length);
  }
  const end = /^\s*\}/.exec(rest);
  return end ? [attributes, rest.slice(end[0].length)] : undefined;
}

function written(text: string): Written | undefined {
  const [head, name = ''] = NAME.exec(text) ?? [];
  if (head === undefined) return undefined;
  const label = LABEL.exec(text.slice(head.length));
  const read = attributesIn(text.slice(head.length + (label?.[0].length ?? 0)));
  if (!read) return undefined;
  const [attributes, rest] = read;
  const lines = rest.split('\n');
  if (lines[0]?.trim() || (lines.length > 1 && !/^:{3,}\s*$/.test(lines.at(-1) ?? ''))) return undefined;
  const labelText = label?.[1]?.replace(/\\([[\]\\])/g, '$1') ?? '';
  return { name: folded(name), label: labelText, attributes, body: lines.slice(1, -1).join('\n').trim() };
}

/** Converts a Markdown table to the lines that its form shows: `Poste ; 40`. */
const cellsOf = (body: string): string =>
  body
    .split('\n')
    .filter((_line, at) => at !== 1)
    .map((line) =>
      line
        .trim()
        .replace(/^\||\|$/g, '')
        .split('|')
        .map((cell) => cell.trim())
        .join(' ; '),
    )
    .join('\n');

const same = (one: Written, other: Written | undefined) => {
  const listed = ({ attributes, ...rest }: Written) => JSON.stringify([rest, Object.entries(attributes).sort()]);
  return other !== undefined && listed(one) === listed(other);
};

/**
 * Finds the form that can edit a part written in Markdown, and the values of its fields; undefined for an unknown directive or attribute,
 * which no form can edit.
 */
export function readPart(
  text: string,
  parts: readonly Part[],
): { part: Part; fields: Record<string, string> } | undefined {
  const typed = written(text);
  if (!typed) return undefined;
  for (const part of parts) {
    const { name, label, table, body } = part.reads ?? {};
    if (name !== typed.name) continue;
    const fields = {
      ...typed.attributes,
      ...(label && { [label]: typed.label }),
      ...(table && { [table]: cellsOf(typed.body) }),
      ...(body && { [body]: typed.body }),
    };
    const again = written(part.write(fields));
    const tables = table && again ? { ...again, body: cellsOf(again.body) } : again;
    if (same(table ? { ...typed, body: cellsOf(typed.body) } : typed, tables)) return { part, fields };
  }
  return undefined;
}
