import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { LetterFile } from '../../../data/api/letterAnswers.ts';
import type { LetterChange } from '../../../data/api/letterInput.ts';
import { ApiError, callApi } from '../../api.ts';
import { LETTERS } from '../deskQueries.ts';
import { storeAnswer } from '../refresh.ts';
import { letterKey } from './letterQuery.ts';

export type DraftWords = Omit<LetterChange, 'version'>;
type State = 'saved' | 'waiting' | 'failed' | 'refused';

const SAVE_AFTER_MS = 700;
const TRY_AGAIN_MS = 3000;

/** The words of a draft as they are typed, saved a moment later; what could not be saved is tried again. */
export function useDraft({ letter }: LetterFile) {
  const queries = useQueryClient();
  const { id, version, subject, preheader, body, archive } = letter;
  const [words, setWords] = useState<DraftWords>({ subject, preheader, body, archive });
  const [state, setState] = useState<State>('saved');
  const [error, setError] = useState<unknown>(null);
  const stored = useRef({ version, words });
  const typed = useRef(words);
  const saving = useRef<Promise<void>>(undefined);

  const saveOnce = useCallback(async () => {
    const sent = typed.current;
    if (sent === stored.current.words) return;
    try {
      const change = { version: stored.current.version, ...sent };
      const file = await callApi<LetterFile>('PATCH', `${LETTERS}/${id}`, change);
      stored.current = { version: file.letter.version, words: sent };
      await storeAnswer(queries, letterKey(id), file);
      setError(null);
      setState(typed.current === sent ? 'saved' : 'waiting');
    } catch (problem) {
      setError(problem);
      setState(problem instanceof ApiError && [404, 409].includes(problem.status) ? 'refused' : 'failed');
      throw problem;
    }
  }, [id, queries]);

  /** Saves what is typed by now; answers the version that is stored then. */
  const save = useCallback(async (): Promise<number> => {
    while (saving.current) await saving.current.catch(() => undefined);
    saving.current = saveOnce();
    try {
      await saving.current;
    } finally {
      saving.current = undefined;
    }
    return stored.current.version;
  }, [saveOnce]);

  useEffect(() => {
    if (words === stored.current.words || state === 'refused') return;
    const wait = state === 'failed' ? TRY_AGAIN_MS : SAVE_AFTER_MS;
    const timer = setTimeout(() => void save().catch(() => undefined), wait);
    return () => clearTimeout(timer);
  }, [words, state, save]);

  const change = (part: Partial<DraftWords>) => {
    typed.current = { ...typed.current, ...part };
    setWords(typed.current);
    if (state === 'saved') setState('waiting');
  };
  return { words, change, save, state, error };
}
