import styled from '@emotion/styled';
import { type FormEvent, useState } from 'react';
import type { Mail } from '../../../data/api/rows.ts';
import { toTheirPerson } from '../../../data/desk/mailWords.ts';
import { leadLimits } from '../../../data/leads/limits.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { DeskDialog } from '../list/DeskDialog.tsx';
import { DialogFoot } from '../list/DialogFoot.tsx';
import { Problem } from '../list/Problem.tsx';
import { useMailChange } from './useMailChange.ts';
import { useRetry } from './useRetry.ts';

const Row = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  gap: 8px 12px;
  margin-top: 12px;
`;

/** What can be done about a mail that did not leave. */
export interface StuckMail extends Pick<Mail, 'id' | 'recipient'> {
  kind: string;
}

/** Send it again, correct its address where it goes to a lead's or a notice's person, or give it up. */
export function MailActions({ mail }: { mail: StuckMail }) {
  const [view, setView] = useState<'row' | 'correct' | 'dismiss'>('row');
  const retry = useRetry(`${mail.id}/retry`, 'Le courriel repart.');
  const correctable = toTheirPerson.some((kind) => kind === mail.kind);
  return (
    <>
      <Row>
        <Button {...retry.button}>Réessayer maintenant</Button>
        {correctable && (
          <Button type="button" level="secondary" size="md" onClick={() => setView('correct')}>
            Corriger l'adresse
          </Button>
        )}
        <Button type="button" level="secondary" size="md" onClick={() => setView('dismiss')}>
          Renoncer
        </Button>
      </Row>
      <Problem error={retry.error} />
      {view === 'correct' && <CorrectDialog mail={mail} onClose={() => setView('row')} />}
      {view === 'dismiss' && <DismissDialog mail={mail} onClose={() => setView('row')} />}
    </>
  );
}

function CorrectDialog({ mail, onClose }: { mail: StuckMail; onClose: () => void }) {
  const [recipient, setRecipient] = useState(mail.recipient ?? '');
  const correct = useMailChange<{ recipient: string }>(
    `${mail.id}`,
    'L’adresse est corrigée, le courriel repart.',
    'PATCH',
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    correct.mutate({ recipient }, { onSuccess: onClose });
  };
  return (
    <DeskDialog
      title="Corriger l’adresse"
      said="Le courriel repart aussitôt vers cette adresse, qui devient celle de la demande ; l’historique garde l’ancienne."
      onClose={onClose}
    >
      <form onSubmit={submit}>
        <TextField
          label="Adresse du destinataire"
          type="email"
          required
          autoComplete="off"
          maxLength={leadLimits.email}
          hint="Indiquez une adresse complète, par exemple nom@entreprise.fr."
          value={recipient}
          onChange={(event) => setRecipient(event.currentTarget.value)}
        />
        <DialogFoot error={correct.error} onClose={onClose}>
          <Button type="submit" size="md" disabled={correct.isPending}>
            {correct.isPending ? 'Un instant...' : 'Corriger et renvoyer'}
          </Button>
        </DialogFoot>
      </form>
    </DeskDialog>
  );
}

function DismissDialog({ mail, onClose }: { mail: StuckMail; onClose: () => void }) {
  const dismiss = useMailChange(`${mail.id}`, 'Le courriel ne partira pas.', 'DELETE');
  return (
    <DeskDialog
      role="alertdialog"
      title="Renoncer à ce courriel"
      said="Il ne partira plus. L’historique de la demande garde ce qu’il disait et la réponse du serveur."
      onClose={onClose}
    >
      <DialogFoot error={dismiss.error} onClose={onClose}>
        <Button
          type="button"
          size="md"
          disabled={dismiss.isPending}
          onClick={() => dismiss.mutate(undefined, { onSuccess: onClose })}
        >
          {dismiss.isPending ? 'Un instant...' : 'Renoncer'}
        </Button>
      </DialogFoot>
    </DeskDialog>
  );
}
