import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import type { LetterRecord } from '../../../data/api/letters.ts';
import { labelOf } from '../../../data/choices.ts';
import { letterStates } from '../../../data/letters/letterWords.ts';
import { Badge } from '../../ui/Badge.tsx';
import { WritingPage } from '../articles/editor/WritingParts.tsx';
import { BackTo, NoRecord, RecordHead, RecordLine } from '../list/recordPage.tsx';
import { LetterEditor } from './LetterEditor.tsx';
import { LetterReport } from './LetterReport.tsx';
import { letterKey } from './letterQuery.ts';

/** Page of a letter: its editor, or its report once it is sent. */
export function LetterPage() {
  const { id = '' } = useParams();
  const query = useQuery<LetterRecord>({
    queryKey: letterKey(id),
    // Drops the letter from the cache when the page closes: editing must begin with the newest version.
    gcTime: 0,
  });
  const back = <BackTo to="/lettres">Toutes les lettres</BackTo>;
  if (!query.data) return <NoRecord query={query} back={back} gone="Lettre introuvable" title="Lettre" />;
  const { letter } = query.data;
  if (letter.state === 'draft')
    return (
      <WritingPage>
        <RecordHead>{back}</RecordHead>
        <LetterEditor key={id} record={query.data} />
      </WritingPage>
    );
  return (
    <>
      <RecordHead>
        {back}
        <h1>{letter.subject}</h1>
        <RecordLine>
          <Badge>{labelOf(letterStates, letter.state)}</Badge>
          <span>{`Écrite par ${letter.author}`}</span>
        </RecordLine>
      </RecordHead>
      <LetterReport key={id} record={query.data} />
    </>
  );
}
