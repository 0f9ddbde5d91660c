import styled from '@emotion/styled';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { Letter, LetterList, LetterRecord, LetterSendingFacts } from '../../../data/api/letters.ts';
import type { ArticleList } from '../../../data/api/responses.ts';
import { labelOf } from '../../../data/choices.ts';
import { letterStates } from '../../../data/letters/letterWords.ts';
import { callApi } from '../../api.ts';
import { color, focusRing } from '../../theme.ts';
import { Badge } from '../../ui/Badge.tsx';
import { SelectField, TextField } from '../../ui/Field.tsx';
import { formatNumber } from '../../ui/formatNumber.ts';
import { ARTICLES, LETTERS, useList } from '../deskQueries.ts';
import { formatMoment } from '../formats.ts';
import { Act } from '../list/Act.tsx';
import { controlled, DeskForm, SaveButton } from '../list/DeskForm.tsx';
import { LineForm } from '../list/FilterBar.tsx';
import { EmptyState } from '../list/ListState.tsx';
import { Head, Table as Ruled, Second } from '../list/listStyles.tsx';
import { Problem } from '../list/Problem.tsx';
import { Intro, Rows, View } from '../list/View.tsx';
import { storeResult } from '../refresh.ts';
import { useMedia } from '../useBrowser.ts';
import { useChange } from '../useChange.ts';
import { letterKey, sayDuration } from './letterQuery.ts';

const Table = styled(Ruled)`
  & td a { color: ${color.link}; text-decoration: underline; text-underline-offset: 3px; border-radius: 2px; ${focusRing(color.link)} }
  & td > span:first-of-type { white-space: nowrap; overflow-wrap: normal; }
  & td > span + span { display: block; margin-top: 6px; }
`;

/** Describes the delivery of a letter, or the time for which it is planned. */
function standing({ state, send_at, recipients, sent, refused, updated_at, finished_at }: Letter): string {
  if (state === 'draft') return `modifié le ${formatMoment(updated_at)}`;
  if (state === 'scheduled') return `le ${formatMoment(send_at ?? updated_at)}`;
  const refusals = refused > 0 ? `, ${formatNumber(refused)} refus` : '';
  const progress = `${formatNumber(sent)} sur ${formatNumber(recipients)}${refusals}`;
  return finished_at ? `${progress}, terminée le ${formatMoment(finished_at)}` : progress;
}

/** « Lettres »: sent letters and drafts. */
export function LettersView() {
  const phone = useMedia('phone');
  const query = useList<LetterList>(LETTERS);
  const letters = query.data?.pages.flatMap((page) => page.letters) ?? [];
  const sending = query.data?.pages[0]?.sending;
  return (
    <View title="Lettres">
      {sending && !sending.mail && (
        <Intro>
          Aucun serveur SMTP n'est réglé : vous pouvez écrire, rien ne part. Renseignez SMTP_HOST, SMTP_FROM et
          NOTIFY_TO, puis redémarrez le site.
        </Intro>
      )}
      {sending && <NewLetter />}
      <Rows
        query={query}
        rows={letters}
        of="des lettres"
        empty={
          <EmptyState title="Aucune lettre pour le moment">
            Une lettre part à tous les abonnés confirmés, au rythme que vous fixez, derrière vos autres courriels.
          </EmptyState>
        }
      >
        <Table>
          <Head cells={['Objet', ['État', 'not-phone']]} />
          <tbody>
            {letters.map((letter) => (
              <tr key={letter.id}>
                <td>
                  <Link to={`/lettres/${letter.id}`}>{letter.subject || 'Sans objet'}</Link>
                  {phone && <Second as="p">{`${labelOf(letterStates, letter.state)}, ${standing(letter)}`}</Second>}
                </td>
                <td className="not-phone">
                  <Badge>{labelOf(letterStates, letter.state)}</Badge>
                  <Second>{standing(letter)}</Second>
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Rows>
      {sending && <LetterPace sending={sending} />}
    </View>
  );
}

/** Begins a letter: empty, or with an article's title, summary and address. */
function NewLetter() {
  const [article, setArticle] = useState('');
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { data } = useQuery<ArticleList>({ queryKey: ARTICLES });
  const published = data?.articles.filter((one) => one.published === 'true') ?? [];
  const add = useMutation({
    mutationFn: () => callApi<LetterRecord>('POST', LETTERS, article ? { article } : {}),
    onSuccess: async (record) => {
      await storeResult(queries, letterKey(record.letter.id), record);
      navigate(`/lettres/${record.letter.id}`);
    },
  });
  return (
    <LineForm onSend={() => add.mutate()}>
      <SelectField
        label="Commencer par"
        empty="Une page blanche"
        choices={published.map(({ slug, title }) => ({ code: slug, label: title }))}
        {...controlled(article, setArticle)}
      />
      <Act level="primary" type="submit" busy={add.isPending}>
        Écrire une lettre
      </Act>
      <Problem error={add.error} />
    </LineForm>
  );
}

const Form = styled(DeskForm)`
  justify-items: start;
  gap: 14px;
  max-width: 560px;
  margin-top: 48px;
  padding-top: 20px;
  border-top: 1px solid ${color.ink};
  & input { max-width: 160px; }
  & > p { font-size: 15px; color: ${color['ink-2']}; }
`;

/** Setting for the letters sent in an hour, with the time that the current subscribers take at this pace. */
function LetterPace({ sending }: { sending: LetterSendingFacts }) {
  const [anHour, setAnHour] = useState(String(sending.an_hour));
  const change = useChange<unknown, { an_hour: number }>('PATCH', '/api/admin/letter-pace', {
    old: [LETTERS],
    toast: (_answer, { an_hour }) => ['Rythme enregistré', `${an_hour} lettres par heure au plus.`],
  });
  const one = sending.audience > 1 ? 'abonnés confirmés' : 'abonné confirmé';
  return (
    <Form onSend={() => change.mutate({ an_hour: Number(anHour) })}>
      <TextField
        label="Lettres par heure, au plus"
        hint="Indiquez un nombre entier, 200 par exemple."
        inputMode="numeric"
        pattern="[1-9][0-9]{0,5}"
        required
        {...controlled(anHour, setAnHour)}
      />
      <p>
        {`Votre hébergeur de messagerie fixe une limite : restez dessous. À ce rythme, une lettre à ${formatNumber(sending.audience)} ${one} prend ${sayDuration(sending.audience, sending.an_hour)}. Vos autres courriels passent toujours avant.`}
      </p>
      <Problem error={change.error} />
      <SaveButton
        level="secondary"
        idle={Number(anHour) === sending.an_hour}
        busy={change.isPending}
        doing="Enregistrement..."
      >
        Enregistrer le rythme
      </SaveButton>
    </Form>
  );
}
