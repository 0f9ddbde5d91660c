import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { LeadsNoted } from '../../../data/api/answers.ts';
import { deskLimits } from '../../../data/desk/deskLimits.ts';
import { callApi } from '../../api.ts';
import { TextArea } from '../../ui/Field.tsx';
import { formatNumber } from '../../ui/formatNumber.ts';
import { AskDialog } from '../list/AskDialog.tsx';
import { controlled } from '../list/DeskForm.tsx';
import { sayDone } from '../sayDone.ts';
import { inParts } from './inParts.ts';

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
      sayDone('Note enregistrée', description);
    },
  });
  return (
    <AskDialog
      title={ids.length > 1 ? `Noter sur ${formatNumber(ids.length)} leads` : 'Noter sur ce lead'}
      label="Enregistrer la note"
      doing="Enregistrement..."
      disabled={!body.trim()}
      run={add}
      onSend={() => add.mutate()}
      onClose={onClose}
    >
      <TextArea label="Note" maxLength={deskLimits.note} {...controlled(body, setBody)} />
    </AskDialog>
  );
}
