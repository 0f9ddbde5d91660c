import styled from '@emotion/styled';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { LeadsNoted } from '../../../data/api/answers.ts';
import { deskLimits } from '../../../data/desk/deskLimits.ts';
import { callApi } from '../../api.ts';
import { TextArea } from '../../ui/Field.tsx';
import { formatNumber } from '../../ui/formatNumber.ts';
import { showToast } from '../../ui/toast.ts';
import { DeskDialog } from '../list/DeskDialog.tsx';
import { Problem } from '../list/Problem.tsx';
import { SaveButton } from '../list/SaveButton.tsx';
import { inParts } from './inParts.ts';

const Form = styled.form`
  display: grid;
  justify-items: start;
  gap: 16px;
  & > div { width: 100%; }
`;

/** The same note on each of the ticked leads. */
export function BulkNote({ ids, onClose }: { ids: readonly number[]; onClose: () => void }) {
  const [body, setBody] = useState('');
  const add = useMutation({
    mutationFn: () =>
      inParts(ids, (part) => callApi<LeadsNoted>('POST', '/api/admin/lead-notes', { ids: part, body: body.trim() })),
    onSuccess: (parts) => {
      const noted = parts.reduce((sum, part) => sum + part.noted, 0);
      onClose();
      const description = `${formatNumber(noted)} ${noted > 1 ? 'leads portent' : 'lead porte'} cette note.`;
      showToast({ title: 'Note enregistrée', description, tone: 'success' });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (body.trim()) add.mutate();
  };
  return (
    <DeskDialog
      title={ids.length > 1 ? `Noter sur ${formatNumber(ids.length)} leads` : 'Noter sur ce lead'}
      onClose={onClose}
    >
      <Form onSubmit={submit}>
        <TextArea
          label="Note"
          maxLength={deskLimits.note}
          value={body}
          onChange={(event) => setBody(event.currentTarget.value)}
        />
        <Problem error={add.error} />
        <SaveButton idle={add.isPending || !body.trim()}>
          {add.isPending ? 'Enregistrement...' : 'Enregistrer la note'}
        </SaveButton>
      </Form>
    </DeskDialog>
  );
}
