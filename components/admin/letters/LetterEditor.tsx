import styled from '@emotion/styled';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { LetterFile } from '../../../data/api/letterAnswers.ts';
import { letterParts } from '../../../data/articles/insertParts.ts';
import { letterAdvice, letterLimits } from '../../../data/letters/letterLimits.ts';
import { color, media, tabular } from '../../theme.ts';
import { TextField } from '../../ui/Field.tsx';
import { TextButton } from '../../ui/TextLink.tsx';
import { TextPanel } from '../articles/editor/TextPanel.tsx';
import { LETTERS } from '../deskQueries.ts';
import { Act } from '../list/Act.tsx';
import { ConfirmDialog } from '../list/ConfirmDialog.tsx';
import { controlled } from '../list/DeskForm.tsx';
import { Buttons } from '../list/listStyles.tsx';
import { Problem } from '../list/Problem.tsx';
import { TickField } from '../list/TickField.tsx';
import { sayDone } from '../sayDone.ts';
import { useChange } from '../useChange.ts';
import { LetterPreview } from './LetterPreview.tsx';
import { useLetterAct } from './letterQuery.ts';
import { SendLetter } from './SendLetter.tsx';
import { useDraft } from './useDraft.ts';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 40px;
  & > div { grid-template-columns: minmax(0, 1fr); display: grid; gap: 20px; align-content: start; min-width: 0; }
  ${media.desktop} { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
`;
const Counted = styled.p`
  margin-top: 6px;
  font-size: 14px;
  color: ${color['ink-3']};
  ${tabular}
`;
const STATES = {
  saved: 'Enregistré',
  waiting: 'Enregistrement...',
  failed: 'Pas encore enregistré : nouvel essai dans un instant',
  refused: 'Non enregistré',
} as const;

const counted = (text: string, advised: number): string =>
  `${text.length} caractères${text.length > advised ? ` : au-delà de ${advised}, un téléphone coupe la fin` : ''}`;

/** A letter being written, beside what arrives. */
export function LetterEditor({ file }: { file: LetterFile }) {
  const { id } = file.letter;
  const { words, change, save, state, error } = useDraft(file);
  const [asking, ask] = useState<'send' | 'delete'>();
  const act = useLetterAct(id);
  const navigate = useNavigate();
  const test = useMutation({
    mutationFn: async () => act.mutateAsync({ act: 'test', body: { version: await save() } }),
    onSuccess: () => sayDone('Essai envoyé', `À ${file.sending.notify_to ?? 'vous'} seulement.`),
  });
  const remove = useChange('DELETE', `${LETTERS}/${id}`, { old: [LETTERS], done: () => navigate('/lettres') });
  const { subject, preheader, body, archive } = words;
  const empty = subject.trim() === '' || body.trim() === '';
  return (
    <Columns>
      <div>
        <div>
          <TextField
            label="Objet"
            maxLength={letterLimits.subject}
            {...controlled(subject, (subject) => change({ subject }))}
          />
          <Counted>{counted(subject, letterAdvice.subject)}</Counted>
        </div>
        <div>
          <TextField
            label="Accroche, affichée après l’objet"
            maxLength={letterLimits.preheader}
            {...controlled(preheader, (preheader) => change({ preheader }))}
          />
          <Counted>{counted(preheader, letterAdvice.preheader)}</Counted>
        </div>
        <div>
          <TextPanel
            label="Texte de la lettre"
            placeholder="Écrivez ici. Une ligne vide sépare deux paragraphes ; un lien seul sur sa ligne devient un bouton."
            most={letterLimits.body}
            parts={letterParts}
            pictures={false}
            text={body}
            onChange={(body) => change({ body })}
            onSave={() => void save()}
          />
        </div>
        <TickField checked={archive === 'public'} onChange={(on) => change({ archive: on ? 'public' : 'none' })}>
          Publier la lettre sur le site une fois partie
        </TickField>
        <p role="status">{STATES[state]}</p>
        <Problem error={state === 'refused' ? error : null} />
        <Problem error={test.error} />
        <Buttons>
          <Act level="primary" disabled={empty || !file.sending.mail} onClick={() => ask('send')}>
            Envoyer...
          </Act>
          <Act disabled={empty || !file.sending.mail} onClick={() => test.mutate()} busy={test.isPending}>
            M’envoyer un essai
          </Act>
          <TextButton type="button" onClick={() => ask('delete')}>
            Supprimer le brouillon
          </TextButton>
        </Buttons>
      </div>
      <div>
        <LetterPreview subject={subject} preheader={preheader} body={body} />
      </div>
      {asking === 'send' && <SendLetter file={file} save={save} onClose={() => ask(undefined)} />}
      {asking === 'delete' && (
        <ConfirmDialog
          title="Supprimer ce brouillon ?"
          erase={remove}
          onClose={() => ask(undefined)}
          doing="Supprimer le brouillon"
        >
          Le texte de cette lettre sera perdu.
        </ConfirmDialog>
      )}
    </Columns>
  );
}
