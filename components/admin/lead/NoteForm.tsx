import styled from '@emotion/styled';
import { deskLimits } from '../../../data/desk/deskLimits.ts';
import { TextArea } from '../../ui/Field.tsx';
import { useLeadChange } from '../deskQueries.ts';
import { controlled, DeskForm } from '../list/DeskForm.tsx';
import { Problem } from '../list/Problem.tsx';
import { SaveButton } from '../list/SaveButton.tsx';
import { useKeptText } from '../useKeptText.ts';

const Form = styled(DeskForm)`
  justify-items: start;
  gap: 12px;
  & > div { width: 100%; max-width: 66ch; }
  & textarea { min-height: 84px; }
`;

/** A note on a lead; what is typed stays until it is stored. */
export function NoteForm({ id }: { id: number }) {
  const [text, setText] = useKeptText(`admin-note-${id}`);
  const add = useLeadChange<{ body: string }>(id, 'POST', '/notes');
  const submit = () => {
    if (text.trim()) add.mutate({ body: text.trim() }, { onSuccess: () => setText('') });
  };
  return (
    <Form onSend={submit}>
      <TextArea label="Ajouter une note" name="note" maxLength={deskLimits.note} {...controlled(text, setText)} />
      <Problem error={add.error} />
      <SaveButton level="secondary" idle={add.isPending || !text.trim()} busy={add.isPending} doing="Enregistrement...">
        Enregistrer la note
      </SaveButton>
    </Form>
  );
}
