import { useQuery } from '@tanstack/react-query';
import type { ArticlePartList } from '../../../data/api/articles.ts';
import type { Part, PartField } from '../../../data/articles/insertParts.ts';
import { SelectField, TextArea, TextField } from '../../ui/Field.tsx';
import { Act } from '../list/Act.tsx';
import { DeskDialog, DialogFoot } from '../list/DeskDialog.tsx';
import { DeskForm } from '../list/DeskForm.tsx';
import { QueryView } from '../list/View.tsx';

export type PartFields = Readonly<Record<string, string>>;

interface Props {
  part: Part;
  /** Current values of the part; undefined when a new part is inserted. */
  fields?: PartFields | undefined;
  onWrite: (fields: PartFields) => void;
  onRemove?: (() => void) | undefined;
  onClose: () => void;
}

/** Dialog with the fields of a part, so that the owner need not know its Markdown syntax. */
export function PartDialog({ part, fields, onWrite, onRemove, onClose }: Props) {
  const needs = part.fields.some(({ choices }) => choices);
  const query = useQuery<ArticlePartList>({ queryKey: ['/api/admin/article-parts'], enabled: needs });
  const form = (parts: ArticlePartList | undefined) => (
    <DeskForm
      onSend={(sent) => onWrite(Object.fromEntries([...sent].map(([name, value]) => [name, String(value).trim()])))}
    >
      {part.fields.map((field) => (
        <Field key={field.name} field={field} parts={parts} value={fields?.[field.name]} />
      ))}
      <DialogFoot error={null} onClose={onClose}>
        {onRemove && <Act onClick={onRemove}>Retirer</Act>}
        <Act type="submit" level="primary">
          {fields ? 'Appliquer' : 'Insérer'}
        </Act>
      </DialogFoot>
    </DeskForm>
  );
  return (
    <DeskDialog title={part.label} onClose={onClose}>
      {needs ? (
        <QueryView query={query} of="de ce qui existe">
          {form}
        </QueryView>
      ) : (
        form(undefined)
      )}
    </DeskDialog>
  );
}

interface FieldProps {
  field: PartField;
  parts: ArticlePartList | undefined;
  value: string | undefined;
}

function Field({ field, parts, value }: FieldProps) {
  const { name, label, kind, free, example, choices } = field;
  const shared = {
    label: free ? `${label} (facultatif)` : label,
    name,
    required: !free,
    hint: `${label} : à remplir.`,
    defaultValue: value,
  };
  if (kind === 'choice')
    return (
      <SelectField
        {...shared}
        choices={parts ? (choices?.(parts) ?? []) : []}
        {...(free && { empty: 'Telle quelle' })}
      />
    );
  if (kind === 'text') return <TextArea {...shared} rows={value ? 8 : 4} placeholder={example} />;
  return <TextField {...shared} placeholder={example} />;
}
