import type { Node } from '@milkdown/kit/prose/model';
import { type Part, picturePart, typedPart } from '../../../../data/articles/insertParts.ts';
import { readPart } from '../../../../data/articles/readPart.ts';
import { PartDialog, type PartFields } from '../PartDialog.tsx';
import type { OpenText } from './openText.ts';

/** A part of the text whose form is open, with its position. */
export interface OpenedPart {
  node: Node;
  at: number;
}

/** Form for a node: the part's form, its field values, and a function from edited values to the node's new attributes. */
interface Form {
  part: Part;
  fields: PartFields;
  changed: (fields: PartFields) => Record<string, unknown>;
}

/** Returns the form of a box, with the fields of its first line only; the text inside is edited in place. */
function boxForm(value: string, parts: readonly Part[]): Form {
  const read = readPart(`${value}\n:::`, parts);
  const fence = /^:+/.exec(value)?.[0] ?? ':::';
  const body = read?.part.reads?.body;
  if (!read || !body) return typedForm(value);
  const part = { ...read.part, fields: read.part.fields.filter(({ name }) => name !== body) };
  return {
    part,
    fields: read.fields,
    changed: (fields) => ({
      value: (read.part.write({ ...fields, [body]: '' }).split('\n', 1)[0] ?? value).replace(/^:+/, fence),
    }),
  };
}

const typedForm = (value: string): Form => ({
  part: typedPart,
  fields: { source: value },
  changed: ({ source = '' }) => ({ value: source.trim() }),
});

function formOf({ type, attrs }: Node, parts: readonly Part[]): Form | undefined {
  const value = String(attrs.value);
  if (type.name === 'image') {
    const { alt, title } = attrs;
    return { part: picturePart, fields: { alt, title }, changed: ({ alt = '', title = '' }) => ({ alt, title }) };
  }
  if (type.name === 'box') return boxForm(value, parts);
  if (type.name !== 'part_block' && type.name !== 'part_inline') return undefined;
  const read = readPart(value, parts);
  return read ? { ...read, changed: (fields) => ({ value: read.part.write(fields) }) } : typedForm(value);
}

/** Whether a node of the text can be edited in a form. */
export const hasForm = ({ type }: Node): boolean => ['image', 'part_block', 'part_inline', 'box'].includes(type.name);

interface Props extends OpenedPart {
  open: OpenText;
  parts: readonly Part[];
  onClose: () => void;
}

/** Form for a part of the text: applying it changes the part; removing the part keeps its words, if it has any. */
export function PartForm({ node, at, open: { view }, parts, onClose }: Props) {
  const form = formOf(node, parts);
  if (!form) return null;
  const act = (change: () => void) => {
    onClose();
    // Applies the change after the dialog has returned the focus to the text.
    setTimeout(() => {
      change();
      view.focus();
    });
  };
  const remove = () => {
    const { tr } = view.state;
    view.dispatch(
      node.type.name === 'box'
        ? tr.replaceWith(at, at + node.nodeSize, node.content)
        : tr.delete(at, at + node.nodeSize),
    );
  };
  const write = (fields: PartFields) =>
    view.dispatch(view.state.tr.setNodeMarkup(at, undefined, { ...node.attrs, ...form.changed(fields) }));
  return (
    <PartDialog
      part={form.part}
      fields={form.fields}
      onWrite={(fields) => act(() => write(fields))}
      onRemove={() => act(remove)}
      onClose={onClose}
    />
  );
}
