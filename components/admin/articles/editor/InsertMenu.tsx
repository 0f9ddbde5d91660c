import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { ArticlePartList } from '../../../../data/api/articles.ts';
import type { Part, PartField } from '../../../../data/articles/insertParts.ts';
import { SelectField, TextArea, TextField } from '../../../ui/Field.tsx';
import { Act } from '../../list/Act.tsx';
import { DeskDialog, DialogFoot } from '../../list/DeskDialog.tsx';
import { DeskForm } from '../../list/DeskForm.tsx';
import { Menu, type MenuAct, MenuActs } from '../../list/Menu.tsx';
import { Answer } from '../../list/View.tsx';
import { useMedia } from '../../useBrowser.ts';
import { block, type Edit, type Selected } from './insertions.ts';

interface Props {
  parts: readonly Part[];
  onEdit: (edit: (selected: Selected) => Edit) => void;
  /** Insertions that need no form. */
  others: readonly MenuAct[];
}

/** « Insérer »: what a text may hold beside words, each asked for in a form, so that its syntax need not be known. */
export function InsertMenu({ parts, onEdit, others }: Props) {
  const [asked, ask] = useState<Part>();
  const insert = (part: Part, fields: Readonly<Record<string, string>>) => {
    const written = part.write(fields);
    ask(undefined);
    // Once the dialog has given the focus back.
    setTimeout(() =>
      onEdit((selected) =>
        part.inline
          ? { ...selected, put: written, select: [selected.from + written.length, selected.from + written.length] }
          : block(selected, written),
      ),
    );
  };
  return (
    <>
      <Menu
        summary={
          <>
            <Plus size={18} strokeWidth={1.7} aria-hidden="true" />
            Insérer
          </>
        }
        look="plain"
        drop={useMedia('phone') ? 'up' : undefined}
      >
        <MenuActs
          acts={[
            ...parts.map((part) => ({
              label: part.label,
              act: () => (part.fields.length > 0 ? ask(part) : insert(part, {})),
            })),
            ...others,
          ]}
        />
      </Menu>
      {asked && (
        <InsertDialog part={asked} onInsert={(fields) => insert(asked, fields)} onClose={() => ask(undefined)} />
      )}
    </>
  );
}

interface DialogProps {
  part: Part;
  onInsert: (fields: Readonly<Record<string, string>>) => void;
  onClose: () => void;
}

function InsertDialog({ part, onInsert, onClose }: DialogProps) {
  const needs = part.fields.some(({ choices }) => choices);
  const query = useQuery<ArticlePartList>({ queryKey: ['/api/admin/article-parts'], enabled: needs });
  const form = (parts: ArticlePartList | undefined) => (
    <DeskForm
      onSend={(sent) => onInsert(Object.fromEntries([...sent].map(([name, value]) => [name, String(value).trim()])))}
    >
      {part.fields.map((field) => (
        <Field key={field.name} field={field} parts={parts} />
      ))}
      <DialogFoot error={null} onClose={onClose}>
        <Act type="submit" level="primary">
          Insérer
        </Act>
      </DialogFoot>
    </DeskForm>
  );
  return (
    <DeskDialog title={part.label} onClose={onClose}>
      {needs ? (
        <Answer query={query} of="de ce qui existe">
          {form}
        </Answer>
      ) : (
        form(undefined)
      )}
    </DeskDialog>
  );
}

function Field({ field, parts }: { field: PartField; parts: ArticlePartList | undefined }) {
  const { name, label, kind, free, example, choices } = field;
  const shared = {
    label: free ? `${label} (facultatif)` : label,
    name,
    required: !free,
    hint: `${label} : à remplir.`,
  };
  if (kind === 'choice')
    return (
      <SelectField
        {...shared}
        choices={parts ? (choices?.(parts) ?? []) : []}
        {...(free && { empty: 'Telle quelle' })}
      />
    );
  if (kind === 'text') return <TextArea {...shared} rows={4} placeholder={example} />;
  return <TextField {...shared} placeholder={example} />;
}
