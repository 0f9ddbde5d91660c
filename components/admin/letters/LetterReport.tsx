import styled from '@emotion/styled';
import { useState } from 'react';
import type { Letter, LetterRecord, RecipientRowList } from '../../../data/api/letters.ts';
import { labelOf } from '../../../data/choices.ts';
import { pathOfLetter } from '../../../data/letters/letterArchive.ts';
import { ALIKE_PERCENT, recipientStates } from '../../../data/letters/letterWords.ts';
import { color, focusRing } from '../../theme.ts';
import { SelectField } from '../../ui/Field.tsx';
import { formatNumber } from '../../ui/formatNumber.ts';
import { Address } from '../Address.tsx';
import { LETTERS, useList } from '../deskQueries.ts';
import { formatMoment } from '../formats.ts';
import { Act } from '../list/Act.tsx';
import { ConfirmDialog } from '../list/AskDialog.tsx';
import { controlled } from '../list/DeskForm.tsx';
import { Buttons, Head, Second, Table } from '../list/listStyles.tsx';
import { InlineMessage, Problem } from '../list/Problem.tsx';
import { Facts } from '../list/RowList.tsx';
import { RecordColumns, RecordPanel, RecordPart } from '../list/recordPage.tsx';
import { Rows } from '../list/View.tsx';
import { SmtpReply } from '../mail/MailTable.tsx';
import { LetterPreview } from './LetterPreview.tsx';
import { letterKey, sayDuration, saySource, useLetterAct } from './letterQuery.ts';

const Page = styled.a`
  color: ${color.link};
  text-decoration: underline;
  text-underline-offset: 3px;
  overflow-wrap: anywhere;
  border-radius: 2px;
  ${focusRing(color.link)}
`;
/** Report of a letter: its delivery, the actions still possible, and its text. */
export function LetterReport({ record }: { record: LetterRecord }) {
  const { letter, sending } = record;
  const { state, recipients, sent, refused, bounced, skipped, cancelled, departed } = letter;
  const left = recipients - sent - refused - skipped - cancelled;
  return (
    <>
      {letter.pause_reason === 'refusals' && (
        <div css={{ marginBottom: 32 }}>
          <InlineMessage tone="danger">
            L’envoi s’est mis en pause de lui-même : plus de 5 % des destinataires ont été refusés. Insister ferait
            passer le site pour un expéditeur d’indésirables. Lisez les réponses ci-dessous, corrigez la cause, puis
            reprenez ou arrêtez.
          </InlineMessage>
        </div>
      )}
      {letter.pause_reason === 'wording' && (
        <div css={{ marginBottom: 32 }}>
          <InlineMessage tone="danger">
            {`Plus de ${ALIKE_PERCENT} % des destinataires ont été refusés avec les mêmes mots en une heure. Personne n’a été arrêté pour cela. Lisez ces mots ci-dessous. S’ils parlent de vous (expéditeur, liste noire, débit, SPF, DKIM), corrigez d’abord la cause, ou arrêtez la lettre : ces adresses restent abonnées. ${
              state === 'paused'
                ? 'S’ils disent que ces adresses n’existent plus, reprenez l’envoi : elles seront arrêtées.'
                : 'Si ces adresses n’existent plus, effacez-les de la liste.'
            }`}
          </InlineMessage>
        </div>
      )}
      <RecordColumns>
        <RecordPanel>
          <RecordPart>
            <h2>Envoi</h2>
            <Facts
              rows={[
                ...(letter.audience === null ? [] : [['À qui', saySource(letter.audience)] as const]),
                ...(letter.send_at ? [['Départ', formatMoment(letter.started_at ?? letter.send_at)] as const] : []),
                ...(letter.finished_at ? [['Fin', formatMoment(letter.finished_at)] as const] : []),
                ...(state === 'scheduled'
                  ? []
                  : ([
                      ['Acceptées', `${formatNumber(sent)} sur ${formatNumber(recipients)}`],
                      ['Refusées', formatNumber(refused)],
                      ['Revenues', formatNumber(bounced)],
                      ['Désinscrits', `${formatNumber(departed)} après, ${formatNumber(skipped)} avant leur tour`],
                      ...(cancelled > 0 ? [['Non envoyées', formatNumber(cancelled)] as const] : []),
                      ...(left > 0 && state !== 'cancelled'
                        ? [['Restent', `${formatNumber(left)} : ${sayDuration(left, sending.an_hour)}`] as const]
                        : []),
                    ] as const)),
              ]}
            />
            <Steps record={record} />
          </RecordPart>
          <Archive record={record} />
        </RecordPanel>
        <div>
          <RecordPart>
            <h2>Destinataires</h2>
            {state === 'scheduled' ? (
              <p>{`${letter.audience === null ? `Aujourd’hui : ${formatNumber(sending.audience)}. ` : ''}Ils sont comptés au moment du départ.`}</p>
            ) : (
              <RecipientList letter={letter} />
            )}
          </RecordPart>
        </div>
        <RecordPart>
          <h2>La lettre</h2>
          <LetterPreview subject={letter.subject} preheader={letter.preheader} body={letter.body} />
        </RecordPart>
      </RecordColumns>
    </>
  );
}

function Steps({ record: { letter } }: { record: LetterRecord }) {
  const { id, state } = letter;
  const act = useLetterAct(id);
  const stop = useLetterAct(id);
  const [asking, ask] = useState(false);
  const button = (name: string, words: string) => (
    <Act disabled={act.isPending} onClick={() => act.mutate({ act: name })}>
      {words}
    </Act>
  );
  return (
    <>
      <Buttons css={{ marginTop: 20 }}>
        {state === 'scheduled' && button('unschedule', 'Annuler l’envoi programmé')}
        {state === 'sending' && button('pause', 'Mettre en pause')}
        {state === 'paused' && button('resume', 'Reprendre l’envoi')}
        {(state === 'sending' || state === 'paused') && <Act onClick={() => ask(true)}>Arrêter...</Act>}
      </Buttons>
      <Problem error={act.error} />
      {asking && (
        <ConfirmDialog
          title="Arrêter cet envoi ?"
          erase={{ ...stop, mutate: () => stop.mutate({ act: 'cancel' }, { onSuccess: () => ask(false) }) }}
          onClose={() => ask(false)}
          doing="Arrêter l’envoi"
        >
          Ce qui n’est pas encore parti ne partira pas, et l’envoi ne pourra pas reprendre.
        </ConfirmDialog>
      )}
    </>
  );
}

function Archive({ record: { letter } }: { record: LetterRecord }) {
  const { id, archive, slug } = letter;
  const act = useLetterAct(id);
  const next = archive === 'public' ? 'none' : 'public';
  return (
    <RecordPart>
      <h2>Sur le site</h2>
      <p>
        {archive === 'none'
          ? 'Cette lettre n’est pas publiée.'
          : slug === null
            ? 'La lettre sera publiée à son départ.'
            : 'La lettre se lit à cette adresse : '}
        {archive === 'public' && slug !== null && <Page href={pathOfLetter(slug)}>{pathOfLetter(slug)}</Page>}
      </p>
      <Buttons css={{ marginTop: 20 }}>
        <Act
          disabled={act.isPending}
          onClick={() => act.mutate({ act: 'archive', body: { archive: next }, method: 'PATCH' })}
        >
          {archive === 'public' ? 'Ne pas la publier' : 'La publier'}
        </Act>
      </Buttons>
      <Problem error={act.error} />
    </RecordPart>
  );
}

const Filter = styled.div`
  max-width: 420px;
  margin-bottom: 20px;
`;
const CHOICES = [...recipientStates, { code: 'departed', label: 'Désinscrits après cette lettre' }] as const;

/** Table of a letter's recipients, each with the reply of their mail server. */
function RecipientList({ letter }: { letter: Letter }) {
  const [state, setState] = useState('');
  const query = useList<RecipientRowList>(
    `${LETTERS}/${letter.id}/recipients`,
    state ? `state=${state}` : '',
    // Query key that begins with the letter's key: when the letter's counts are fetched again, so are its recipients.
    [...letterKey(letter.id), 'recipients'],
  );
  const recipients = query.data?.pages.flatMap((page) => page.recipients) ?? [];
  return (
    <>
      <Filter>
        <SelectField label="Afficher" empty="Tous" choices={CHOICES} {...controlled(state, setState)} />
      </Filter>
      <Rows query={query} rows={recipients} of="des destinataires" empty={<p>Aucun destinataire.</p>}>
        <Table>
          <Head cells={['Adresse', 'Ce qu’il en est']} />
          <tbody>
            {recipients.map(({ id, email, state, answer, settled_at, left_at }) => (
              <tr key={id}>
                <td>
                  <Address text={email} />
                </td>
                <td>
                  {labelOf(recipientStates, state)}
                  {settled_at && <Second>{` le ${formatMoment(settled_at)}`}</Second>}
                  {left_at && <Second>{`, désinscrit le ${formatMoment(left_at)}`}</Second>}
                  {answer && state !== 'sent' && <SmtpReply answer={answer} />}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Rows>
    </>
  );
}
