import { useState } from 'react';
import type { Mail } from '../../../data/api/rows.ts';
import type { MailOverview } from '../../../data/api/siteResponses.ts';
import { toTheirPerson } from '../../../data/desk/mailWords.ts';
import { leadLimits } from '../../../data/leads/limits.ts';
import { TextField } from '../../ui/Field.tsx';
import { MAIL } from '../deskQueries.ts';
import { Act } from '../list/Act.tsx';
import { AskDialog, ConfirmDialog } from '../list/AskDialog.tsx';
import { controlled } from '../list/DeskForm.tsx';
import { Buttons } from '../list/listStyles.tsx';
import { Problem } from '../list/Problem.tsx';
import { useChange } from '../useChange.ts';

/** Mutation of the outbox: its response replaces the whole view, and the leads' records, which show their mails, are fetched again. */
export const useMailChange = <Body = void>(path: string, done: string, method = 'POST') =>
  useChange<MailOverview, Body>(method, `${MAIL}/${path}`, {
    stores: [MAIL],
    old: ['/api/admin/leads'],
    toast: () => ['Courrier', done],
  });

/** A mail that could not be sent, with the data its actions need. */
export interface StuckMail extends Pick<Mail, 'id' | 'recipient'> {
  kind: string;
}

/** Actions on a mail: send it again, correct the address of the lead's or notice's person, or give it up. */
export function MailActions({ mail }: { mail: StuckMail }) {
  const [view, setView] = useState<'row' | 'correct' | 'dismiss'>('row');
  const retry = useMailChange(`${mail.id}/retry`, 'Le courriel repart.');
  const correctable = toTheirPerson.some((kind) => kind === mail.kind);
  return (
    <>
      <Buttons css={{ gridColumn: '1 / -1', marginTop: 12 }}>
        <Act disabled={retry.isPending} onClick={() => retry.mutate()}>
          Réessayer maintenant
        </Act>
        {correctable && <Act onClick={() => setView('correct')}>Corriger l'adresse</Act>}
        <Act onClick={() => setView('dismiss')}>Renoncer</Act>
      </Buttons>
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
  return (
    <AskDialog
      title="Corriger l’adresse"
      text="Le courriel repart aussitôt vers cette adresse, qui devient celle de la demande ; l’historique garde l’ancienne."
      label="Corriger et renvoyer"
      run={correct}
      onSend={() => correct.mutate({ recipient }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <TextField
        label="Adresse du destinataire"
        type="email"
        required
        autoComplete="off"
        maxLength={leadLimits.email}
        hint="Indiquez une adresse complète, par exemple nom@entreprise.fr."
        {...controlled(recipient, setRecipient, 'recipient')}
      />
    </AskDialog>
  );
}

function DismissDialog({ mail, onClose }: { mail: StuckMail; onClose: () => void }) {
  const dismiss = useMailChange(`${mail.id}`, 'Le courriel ne partira pas.', 'DELETE');
  return (
    <ConfirmDialog
      title="Renoncer à ce courriel"
      erase={{ ...dismiss, mutate: () => dismiss.mutate(undefined, { onSuccess: onClose }) }}
      doing="Renoncer"
      onClose={onClose}
    >
      Il ne partira plus. L’historique de la demande garde ce qu’il disait et la réponse du serveur.
    </ConfirmDialog>
  );
}
