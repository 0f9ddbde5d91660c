import styled from '@emotion/styled';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ArticleProblem, DeskArticleRecord } from '../../../../data/api/articles.ts';
import { articleLimits, slugOf } from '../../../../data/articles/deskArticles.ts';
import { momentInParis, wallTimeInParis } from '../../../../data/french/timeInParis.ts';
import { callApi } from '../../../api.ts';
import { color } from '../../../theme.ts';
import { TextField } from '../../../ui/Field.tsx';
import { DESK_ARTICLES } from '../../deskQueries.ts';
import { formatMoment } from '../../formats.ts';
import { Act } from '../../list/Act.tsx';
import { DeskDialog, DialogFoot } from '../../list/DeskDialog.tsx';
import { controlled, DeskForm, RadioLines } from '../../list/DeskForm.tsx';

const List = styled.ul`
  display: grid;
  gap: 6px;
  padding-left: 1.2em;
  list-style: disc;
  font-size: 15px;
  color: ${color['ink-2']};
  & [data-weight='error'] { color: ${color.danger}; }
`;

interface Props {
  record: DeskArticleRecord;
  /** Version of the last save; text typed since may not have reached the server yet. */
  version: number;
  onDone: (record: DeskArticleRecord) => void;
  onClose: () => void;
  /** Scrolls to the field whose missing or wrong value prevents publication. */
  onComplete: () => void;
}

const sentence = ({ line, detail }: ArticleProblem) => (line ? `Ligne ${line} : ${detail}` : detail);

/** Dialog for publishing: lists what prevents it, if anything; otherwise what publishing changes, and when. */
export function PublishDialog({ record: { article, problems }, version, onDone, onClose, onComplete }: Props) {
  const { id, fields, state, published_at } = article;
  const [when, setWhen] = useState<'now' | 'later'>('now');
  const [at, setAt] = useState(() => wallTimeInParis(new Date(Date.now() + 3_600_000)));
  const [change, setChange] = useState({ what: '', why: '' });
  const publish = useMutation({
    mutationFn: () =>
      callApi<DeskArticleRecord>('POST', `${DESK_ARTICLES}/${id}/publish`, {
        version,
        ...(when === 'later' && { at }),
        ...(change.what && change.why && { change }),
      }),
    onSuccess: onDone,
  });
  const stops = problems.some(({ weight }) => weight === 'error');
  const isOut = state === 'published';
  const address = `/blog/${fields.slug || slugOf(fields.title)}`;
  const moved = published_at !== null && article.public_slug !== null && `/blog/${article.public_slug}` !== address;
  return (
    <DeskDialog title={isOut ? 'Publier les changements' : 'Publier l’article'} onClose={onClose}>
      <DeskForm onSend={() => publish.mutate()}>
        {problems.length > 0 && (
          <div>
            <p>{stops ? 'À compléter avant de publier :' : 'À regarder :'}</p>
            <List>
              {problems.map((problem) => (
                <li key={`${problem.field} ${problem.line} ${problem.detail}`} data-weight={problem.weight}>
                  {sentence(problem)}
                </li>
              ))}
            </List>
          </div>
        )}
        {!stops && (
          <>
            {!isOut && (
              <RadioLines aria-label="Quand">
                <label>
                  <input type="radio" name="quand" checked={when === 'now'} onChange={() => setWhen('now')} />
                  Maintenant
                </label>
                <label>
                  <input type="radio" name="quand" checked={when === 'later'} onChange={() => setWhen('later')} />
                  Plus tard, à l’heure de Paris
                </label>
                {when === 'later' && (
                  <TextField label="Jour et heure (Paris)" type="datetime-local" required {...controlled(at, setAt)} />
                )}
              </RadioLines>
            )}
            {isOut && (
              <>
                <TextField
                  label="Ce qui a changé, pour les lecteurs (facultatif)"
                  maxLength={articleLimits.change}
                  {...controlled(change.what, (what) => setChange({ ...change, what }), 'change.what')}
                />
                <TextField
                  label="Pourquoi"
                  required={change.what !== ''}
                  maxLength={articleLimits.change}
                  {...controlled(change.why, (why) => setChange({ ...change, why }), 'change.why')}
                />
              </>
            )}
            <div>
              <p>Ce qui va se passer :</p>
              <List>
                <li>
                  {when === 'later' && at
                    ? `L’article paraît le ${formatMoment(momentInParis(at).toISOString())}, dans la minute.`
                    : `L’article est lisible dans les cinq secondes à l’adresse ${address}.`}
                </li>
                {moved && <li>{`L’ancienne adresse /blog/${article.public_slug} y mène.`}</li>}
                <li>La liste du blog, le flux RSS, le plan du site et les articles liés le reprennent.</li>
                <li>Les textes qui suivent restent un brouillon jusqu’à la prochaine publication.</li>
              </List>
            </div>
          </>
        )}
        <DialogFoot error={publish.error} onClose={onClose}>
          {stops ? (
            <Act level="primary" onClick={onComplete}>
              Compléter
            </Act>
          ) : (
            <Act level="primary" type="submit" disabled={publish.isPending}>
              {publish.isPending ? 'Un instant...' : when === 'later' ? 'Programmer' : 'Publier'}
            </Act>
          )}
        </DialogFoot>
      </DeskForm>
    </DeskDialog>
  );
}
