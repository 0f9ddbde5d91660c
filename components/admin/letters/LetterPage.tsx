import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import type { LetterFile } from '../../../data/api/letters.ts';
import { labelOf } from '../../../data/choices.ts';
import { letterStates } from '../../../data/letters/letterWords.ts';
import { Badge } from '../../ui/Badge.tsx';
import { WritingPage } from '../articles/editor/WritingParts.tsx';
import { BackTo, FileHead, FileLine, NoFile } from '../list/filePage.tsx';
import { LetterEditor } from './LetterEditor.tsx';
import { LetterReport } from './LetterReport.tsx';
import { letterKey } from './letterQuery.ts';

/** One letter: written until it leaves, told of from then on. */
export function LetterPage() {
  const { id = '' } = useParams();
  const query = useQuery<LetterFile>({
    queryKey: letterKey(id),
    // Opened again, it is as the server has it: what is written on must be the newest.
    gcTime: 0,
  });
  const back = <BackTo to="/lettres">Toutes les lettres</BackTo>;
  if (!query.data) return <NoFile query={query} back={back} gone="Lettre introuvable" title="Lettre" />;
  const { letter } = query.data;
  if (letter.state === 'draft')
    return (
      <WritingPage>
        <FileHead>{back}</FileHead>
        <LetterEditor key={id} file={query.data} />
      </WritingPage>
    );
  return (
    <>
      <FileHead>
        {back}
        <h1>{letter.subject}</h1>
        <FileLine>
          <Badge>{labelOf(letterStates, letter.state)}</Badge>
          <span>{`Écrite par ${letter.author}`}</span>
        </FileLine>
      </FileHead>
      <LetterReport key={id} file={query.data} />
    </>
  );
}
