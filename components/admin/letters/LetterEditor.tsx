import styled from '@emotion/styled';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { LetterFile } from '../../../data/api/letterAnswers.ts';
import { letterAdvice, letterLimits } from '../../../data/letters/letterLimits.ts';
import { callApi } from '../../api.ts';
import { color, media, tabular } from '../../theme.ts';
import { Button } from '../../ui/Button.tsx';
import { TextArea, TextField } from '../../ui/Field.tsx';
import { TextButton } from '../../ui/TextLink.tsx';
import { showToast } from '../../ui/toast.ts';
import { ConfirmDialog } from '../list/ConfirmDialog.tsx';
import { Problem } from '../list/Problem.tsx';
import { refresh } from '../refresh.ts';
import { LetterPreview } from './LetterPreview.tsx';
import { LETTERS, useLetterAct } from './letterQuery.ts';
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
const Words = styled(TextArea)`
  && { min-height: 380px; font-size: 16px; }
`;
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px 20px;
`;
const Check = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 10px;
  min-height: 44px;
  align-items: center;
  font-size: 15px;
  cursor: pointer;
  & input { width: 20px; height: 20px; accent-color: ${color.blue}; }
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
  const queries = useQueryClient();
  const navigate = useNavigate();
  const test = useMutation({
    mutationFn: async () => act.mutateAsync({ act: 'test', body: { version: await save() } }),
    onSuccess: () =>
      showToast({
        title: 'Essai envoyé',
        description: `À ${file.sending.notify_to ?? 'vous'} seulement.`,
        tone: 'success',
      }),
  });
  const remove = useMutation({
    mutationFn: () => callApi('DELETE', `${LETTERS}/${id}`),
    onSuccess: async () => {
      await refresh(queries, LETTERS);
      navigate('/lettres');
    },
  });
  const { subject, preheader, body, archive } = words;
  const empty = subject.trim() === '' || body.trim() === '';
  return (
    <Columns>
      <div>
        <div>
          <TextField
            label="Objet"
            maxLength={letterLimits.subject}
            value={subject}
            onChange={(event) => change({ subject: event.currentTarget.value })}
          />
          <Counted>{counted(subject, letterAdvice.subject)}</Counted>
        </div>
        <div>
          <TextField
            label="Accroche, affichée après l’objet"
            maxLength={letterLimits.preheader}
            value={preheader}
            onChange={(event) => change({ preheader: event.currentTarget.value })}
          />
          <Counted>{counted(preheader, letterAdvice.preheader)}</Counted>
        </div>
        <div>
          <Words
            label="Texte, en Markdown"
            maxLength={letterLimits.body}
            value={body}
            onChange={(event) => change({ body: event.currentTarget.value })}
          />
          <Counted>
            **gras**, *italique*, ## intertitre, - liste, [libellé](adresse). Un lien seul devient un bouton.
          </Counted>
        </div>
        <Check>
          <input
            type="checkbox"
            checked={archive === 'public'}
            onChange={(event) => change({ archive: event.currentTarget.checked ? 'public' : 'none' })}
          />
          Publier la lettre sur le site une fois partie
        </Check>
        <p role="status">{STATES[state]}</p>
        <Problem error={state === 'refused' ? error : null} />
        <Problem error={test.error} />
        <Row>
          <Button type="button" size="md" disabled={empty || !file.sending.mail} onClick={() => ask('send')}>
            Envoyer...
          </Button>
          <Button
            type="button"
            size="md"
            level="secondary"
            disabled={empty || !file.sending.mail || test.isPending}
            onClick={() => test.mutate()}
          >
            {test.isPending ? 'Un instant...' : 'M’envoyer un essai'}
          </Button>
          <TextButton type="button" onClick={() => ask('delete')}>
            Supprimer le brouillon
          </TextButton>
        </Row>
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
