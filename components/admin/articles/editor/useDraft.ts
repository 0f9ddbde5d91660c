import { useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ArticleSaved, DeskArticleFile } from '../../../../data/api/articleAnswers.ts';
import type { ArticleFields } from '../../../../data/api/articleInput.ts';
import { ApiError, callApi } from '../../../api.ts';
import { DESK_ARTICLES } from '../../deskQueries.ts';
import { readApi } from '../../readApi.ts';

/** Where what is typed is: `offline` on this device alone, `refused` said by the server why, `conflict` beside another's. */
export type SaveState = 'saved' | 'typing' | 'saving' | 'offline' | 'refused' | 'conflict';

const AFTER_TYPING_MS = 800;
const RETRY_MS = 5000;

/** An article being written: each change is kept on this device at once and on the server a moment later, one save at a time. */
export function useDraft(file: DeskArticleFile) {
  const { id } = file.article;
  const [first] = useState(() => {
    const kept = readKept(id);
    const changed = kept && Object.keys(changesBetween(file.article.fields, kept.fields)).length > 0;
    return changed ? kept : undefined;
  });
  const behind = first !== undefined && first.version !== file.article.version;
  const [fields, setFields] = useState(first?.fields ?? file.article.fields);
  const [state, setState] = useState<SaveState>(behind ? 'conflict' : first ? 'typing' : 'saved');
  /** What another account wrote meanwhile. */
  const [other, setOther] = useState(behind ? file : undefined);
  const [problem, setProblem] = useState<unknown>();
  const now = useRef({ fields, stored: file.article.fields, version: file.article.version, blocked: behind });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const again = useRef<() => void>(() => undefined);
  const running = useRef<Promise<void>>(undefined);
  const { mutateAsync: send } = useMutation({
    mutationFn: (body: { version: number; changes: Partial<ArticleFields> }) =>
      callApi<ArticleSaved>('PATCH', `${DESK_ARTICLES}/${id}`, body),
  });

  const saveOnce = useCallback(async () => {
    const at = now.current;
    const { fields: sent, version } = at;
    const changes = changesBetween(at.stored, sent);
    if (at.blocked) return;
    if (Object.keys(changes).length === 0) return setState('saved');
    setState('saving');
    try {
      const saved = await send({ version, changes });
      Object.assign(at, { stored: sent, version: saved.version });
      setProblem(undefined);
      if (at.fields === sent) {
        keep(id, undefined);
        setState('saved');
      } else {
        keep(id, { fields: at.fields, version: saved.version });
        timer.current = setTimeout(() => again.current(), AFTER_TYPING_MS);
      }
    } catch (error) {
      await failed(error);
    }

    async function failed(error: unknown): Promise<void> {
      if (error instanceof ApiError && error.status === 409) {
        at.blocked = true;
        setOther(await readApi<DeskArticleFile>(`${DESK_ARTICLES}/${id}`));
        return setState('conflict');
      }
      setProblem(error);
      const refused = error instanceof ApiError && error.status < 500 && error.status !== 401 && error.status !== 429;
      setState(refused ? 'refused' : 'offline');
      if (!refused) timer.current = setTimeout(() => again.current(), RETRY_MS);
    }
  }, [id, send]);

  /** Saves what is not saved yet, after what is being saved. */
  const save = useCallback(async (): Promise<void> => {
    clearTimeout(timer.current);
    const before = running.current ?? Promise.resolve();
    const mine = before.then(saveOnce);
    running.current = mine;
    await mine;
  }, [saveOnce]);

  const change = useCallback(
    (changes: Partial<ArticleFields>) => {
      const at = now.current;
      at.fields = { ...at.fields, ...changes };
      setFields(at.fields);
      keep(id, { fields: at.fields, version: at.version });
      if (at.blocked) return;
      setState('typing');
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void save(), AFTER_TYPING_MS);
    },
    [id, save],
  );

  /** Of two texts, the one that stays; the other is among the earlier texts, or gone. */
  const choose = useCallback(
    (which: 'mine' | 'theirs') => {
      if (!other) return;
      const at = now.current;
      Object.assign(at, { stored: other.article.fields, version: other.article.version, blocked: false });
      setOther(undefined);
      if (which === 'theirs') {
        at.fields = other.article.fields;
        setFields(at.fields);
        keep(id, undefined);
      }
      void save();
    },
    [id, other, save],
  );

  /** A change made elsewhere than in the text, published say, answered with the article anew. */
  const taken = useCallback(
    ({ article }: DeskArticleFile) => {
      Object.assign(now.current, { stored: article.fields, version: article.version, fields: article.fields });
      setFields(article.fields);
      keep(id, undefined);
      setState('saved');
    },
    [id],
  );

  useEffect(() => {
    if (Object.keys(changesBetween(now.current.stored, now.current.fields)).length > 0) void save();
    again.current = () => void save();
    const online = () => void save();
    window.addEventListener('online', online);
    return () => {
      window.removeEventListener('online', online);
      // A save under way goes on once the page is left.
      void save();
    };
  }, [save]);

  return { fields, change, state, problem, other, choose, save, taken, version: () => now.current.version };
}
export type Draft = ReturnType<typeof useDraft>;

/** What this browser keeps of an article until the server has it. */
interface KeptDraft {
  fields: ArticleFields;
  /** The version it was written from. */
  version: number;
}

const keyOf = (id: number) => `article-${id}`;

function readKept(id: number): KeptDraft | undefined {
  try {
    return JSON.parse(localStorage.getItem(keyOf(id)) ?? '') as KeptDraft;
  } catch {
    return undefined;
  }
}

/** Keeps what was typed; nothing forgets it. */
function keep(id: number, draft: KeptDraft | undefined): void {
  try {
    if (draft) localStorage.setItem(keyOf(id), JSON.stringify(draft));
    else localStorage.removeItem(keyOf(id));
  } catch {
    // A browser that keeps nothing writes all the same.
  }
}

/** What differs, by field. */
const changesBetween = (before: ArticleFields, after: ArticleFields): Partial<ArticleFields> =>
  Object.fromEntries(
    Object.entries(after).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof ArticleFields]),
    ),
  );
