import styled from '@emotion/styled';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { LetterChange, LetterRecord } from '../../../data/api/letters.ts';
import { letterParts } from '../../../data/articles/insertParts.ts';
import { letterAdvice, letterLimits } from '../../../data/letters/letterWords.ts';
import { callApi } from '../../api.ts';
import { media } from '../../theme.ts';
import { Badge } from '../../ui/Badge.tsx';
import { TextField } from '../../ui/Field.tsx';
import { type Panel, PanelTabs, panelLabels } from '../articles/editor/PanelTabs.tsx';
import { ActLine, Count, TitleField, WritingColumns } from '../articles/editor/WritingParts.tsx';
import { LETTERS } from '../deskQueries.ts';
import { Act } from '../list/Act.tsx';
import { ConfirmDialog } from '../list/AskDialog.tsx';
import { controlled, TickField } from '../list/DeskForm.tsx';
import { Problem } from '../list/Problem.tsx';
import { readApi } from '../readApi.ts';
import { storeResult } from '../refresh.ts';
import { useMedia } from '../useBrowser.ts';
import { sayDone, useChange } from '../useChange.ts';
import { saveWords, useDraft } from '../useDraft.ts';
import { ConflictDialog } from '../writing/ConflictDialog.tsx';
import { EarlierTexts } from '../writing/EarlierTexts.tsx';
import { TextEditor } from '../writing/TextEditor.tsx';
import { LetterPreview } from './LetterPreview.tsx';
import { letterKey, useLetterAct } from './letterQuery.ts';
import { SendLetter } from './SendLetter.tsx';

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  align-content: start;
`;
const Subject = styled.div`
  & > p { margin: -8px 0 16px; }
  ${media.phone} { & > p { margin: 4px 0 0; } }
`;
/** Advice under a field whose text is longer than a phone shows. */
const Advice = ({ text, most }: { text: string; most: number }) =>
  text.length > most && <Count>{`${text.length} caractères : un téléphone coupe après ${most}`}</Count>;

/** Editor of a letter with its preview beside it; on a phone, one of the two is visible. */
export function LetterEditor({ record }: { record: LetterRecord }) {
  const { id } = record.letter;
  const path = `${LETTERS}/${id}`;
  const queries = useQueryClient();
  const draft = useDraft<Omit<LetterChange, 'version'>, LetterRecord>(record, {
    storedIn: ({ letter: { version, subject, preheader, body, archive } }) => ({
      version,
      fields: { subject, preheader, body, archive },
    }),
    async send(version, _changes, fields) {
      const next = await callApi<LetterRecord>('PATCH', path, { version, ...fields });
      await storeResult(queries, letterKey(id), next);
      return next.letter.version;
    },
    kept: { key: `letter-${id}`, read: () => readApi<LetterRecord>(path) },
  });
  const [isHeld, hold] = useState(false);
  const { fields, change, save, goOn, problem, other } = draft;
  const state = isHeld ? 'refused' : draft.state;
  /**
   * Keeps the other account's stored version, or saves the typed one over it. If the letter was sent meanwhile, shows a notice and changes
   * nothing.
   */
  const choose = async (stays: 'mine' | 'theirs') => {
    if (!other) return;
    draft.settle(other, stays);
    if (stays === 'theirs') await storeResult(queries, letterKey(id), other);
  };
  // Saves the latest text before the dialog for sending opens.
  const open = useMutation({ mutationFn: save, onSuccess: () => draft.seen.state !== 'conflict' && ask('send') });
  const [asking, ask] = useState<'send' | 'delete'>();
  const act = useLetterAct(id);
  const navigate = useNavigate();
  const test = useMutation({
    mutationFn: async () => act.mutateAsync({ act: 'test', body: { version: await save() } }),
    onSuccess: () => sayDone('Essai envoyé', `À ${record.sending.notify_to ?? 'vous'} seulement.`),
  });
  const remove = useChange('DELETE', path, { old: [LETTERS], done: () => navigate('/lettres') });
  const { subject, preheader, body, archive } = fields;
  const empty = subject.trim() === '' || body.trim() === '';
  const narrow = useMedia('belowDesktop');
  const [chosen, show] = useState<Panel>('text');
  const showPanel = (next: Panel) => {
    show(next);
    if (next === 'earlier') goOn();
  };
  const take = async (earlier: typeof fields) => {
    change(earlier);
    await save();
  };
  const hook = (
    <div>
      <TextField
        label="Accroche, affichée après l’objet"
        maxLength={letterLimits.preheader}
        {...controlled(preheader, (preheader) => change({ preheader }), 'preheader')}
      />
      <Advice text={preheader} most={letterAdvice.preheader} />
    </div>
  );
  const text = (
    <Fields>
      {!narrow && hook}
      <div>
        <TextEditor
          label="Texte de la lettre"
          placeholder="Écrivez ici. Un lien seul sur sa ligne devient un bouton."
          most={letterLimits.body}
          parts={letterParts}
          text={body}
          onChange={(body) => change({ body })}
          onSave={goOn}
          onHeld={hold}
        />
      </div>
      {narrow && hook}
      <TickField checked={archive === 'public'} onChange={(on) => change({ archive: on ? 'public' : 'none' })}>
        Publier la lettre sur le site une fois partie
      </TickField>
    </Fields>
  );
  const panels: Panel[] = narrow ? ['text', 'preview', 'earlier'] : ['preview', 'earlier'];
  const panel = panels.includes(chosen) ? chosen : 'preview';
  const beside = (
    <div>
      <PanelTabs label="Lettre" panels={panels} panel={panel} onChoose={showPanel} />
      <div role="tabpanel" id="panneau" aria-label={panelLabels[panel]}>
        {panel === 'text' && text}
        {panel === 'preview' && <LetterPreview subject={subject} preheader={preheader} body={body} />}
        {panel === 'earlier' && <EarlierTexts path={path} versions={record.versions} fields={fields} onTake={take} />}
      </div>
    </div>
  );
  return (
    <>
      <div data-acts>
        <ActLine>
          <Badge look="draft">Brouillon</Badge>
          <span role="status" data-tone={state === 'offline' || state === 'refused' ? 'danger' : undefined}>
            {saveWords[state]}
          </span>
          <span data-last />
          <Act onClick={() => ask('delete')}>Supprimer</Act>
          <Act disabled={empty || !record.sending.mail} onClick={() => test.mutate()} busy={test.isPending}>
            M’envoyer un essai
          </Act>
          <Act
            level="primary"
            disabled={empty || !record.sending.mail}
            busy={open.isPending}
            onClick={() => open.mutate()}
          >
            Envoyer...
          </Act>
        </ActLine>
        <Problem error={state === 'refused' ? problem : (test.error ?? open.error)} />
      </div>
      <h1 className="sr">{subject || 'Nouvelle lettre'}</h1>
      <TitleField
        label="Objet"
        placeholder="Objet de la lettre"
        most={letterLimits.subject}
        isNew={record.letter.subject === '' && record.letter.body === ''}
        value={subject}
        onChange={(subject) => change({ subject })}
      />
      <Subject>
        <Advice text={subject} most={letterAdvice.subject} />
      </Subject>
      {narrow ? (
        beside
      ) : (
        <WritingColumns>
          {text}
          {beside}
        </WritingColumns>
      )}
      {asking === 'send' && <SendLetter record={record} save={save} onClose={() => ask(undefined)} />}
      {other && (
        <ConflictDialog
          what="Cette lettre"
          mine={{ title: subject, body }}
          other={{ title: other.letter.subject, body: other.letter.body, at: other.letter.updated_at }}
          keep={
            other.letter.state === 'draft'
              ? () => callApi('POST', `${path}/versions`, { subject, preheader, body })
              : undefined
          }
          onChoose={choose}
        />
      )}
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
    </>
  );
}
