import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import type { LetterFile } from '../../../data/api/letterAnswers.ts';
import { labelOf } from '../../../data/choices.ts';
import { letterStates } from '../../../data/letters/letterWords.ts';
import { ApiError } from '../../api.ts';
import { Badge } from '../../ui/Badge.tsx';
import { BackTo, FileHead, FileLine } from '../list/filePage.tsx';
import { Failed, Loading, whatToDo } from '../list/ListState.tsx';
import { LetterEditor } from './LetterEditor.tsx';
import { LetterReport } from './LetterReport.tsx';
import { letterKey } from './letterQuery.ts';

/** One letter: written until it leaves, told of from then on. */
export function LetterPage() {
  const { id = '' } = useParams();
  const query = useQuery<LetterFile>({ queryKey: letterKey(id) });
  if (query.isPending) return <Loading>Chargement de la lettre...</Loading>;
  if (!query.data) {
    const gone = query.error instanceof ApiError && query.error.status === 404;
    return (
      <>
        <FileHead>
          <BackTo to="/lettres">Toutes les lettres</BackTo>
          <h1>{gone ? 'Lettre introuvable' : 'Lettre'}</h1>
        </FileHead>
        {gone ? <p>{whatToDo(query.error)}</p> : <Failed error={query.error} onRetry={query.refetch} />}
      </>
    );
  }
  const { letter } = query.data;
  return (
    <>
      <FileHead>
        <BackTo to="/lettres">Toutes les lettres</BackTo>
        <h1>{letter.subject || 'Nouvelle lettre'}</h1>
        <FileLine>
          <Badge look={letter.state === 'draft' ? 'draft' : 'plain'}>{labelOf(letterStates, letter.state)}</Badge>
          <span>{`Écrite par ${letter.author}`}</span>
        </FileLine>
      </FileHead>
      {letter.state === 'draft' ? (
        <LetterEditor key={`${id} draft`} file={query.data} />
      ) : (
        <LetterReport key={id} file={query.data} />
      )}
    </>
  );
}
