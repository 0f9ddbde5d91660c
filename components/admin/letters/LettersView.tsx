import styled from '@emotion/styled';
import { Link } from 'react-router';
import type { LetterPage } from '../../../data/api/letterAnswers.ts';
import type { Letter } from '../../../data/api/letterRows.ts';
import { labelOf } from '../../../data/choices.ts';
import { letterStates } from '../../../data/letters/letterWords.ts';
import { color, focusRing } from '../../theme.ts';
import { Badge } from '../../ui/Badge.tsx';
import { formatNumber } from '../../ui/formatNumber.ts';
import { LETTERS } from '../deskQueries.ts';
import { formatMoment } from '../formatDay.ts';
import { EmptyState } from '../list/EmptyState.tsx';
import { Head, Table as Ruled, Second } from '../list/listStyles.tsx';
import { Intro, Rows, View } from '../list/View.tsx';
import { useMedia } from '../useMedia.ts';
import { usePages } from '../usePages.ts';
import { LetterPace } from './LetterPace.tsx';
import { NewLetter } from './NewLetter.tsx';

const Table = styled(Ruled)`
  & td a { color: ${color.link}; text-decoration: underline; text-underline-offset: 3px; border-radius: 2px; ${focusRing(color.link)} }
  & td > span:first-of-type { white-space: nowrap; overflow-wrap: normal; }
  & td > span + span { display: block; margin-top: 6px; }
`;

/** What became of a letter, or when it is to leave. */
function standing({ state, send_at, recipients, sent, refused, updated_at, finished_at }: Letter): string {
  if (state === 'draft') return `modifié le ${formatMoment(updated_at)}`;
  if (state === 'scheduled') return `le ${formatMoment(send_at ?? updated_at)}`;
  const refusals = refused > 0 ? `, ${formatNumber(refused)} refus` : '';
  const progress = `${formatNumber(sent)} sur ${formatNumber(recipients)}${refusals}`;
  return finished_at ? `${progress}, terminée le ${formatMoment(finished_at)}` : progress;
}

/** « Lettres »: what was written to them, and what is being written. */
export function LettersView() {
  const phone = useMedia('phone');
  const query = usePages<LetterPage>(LETTERS);
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
