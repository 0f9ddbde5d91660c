import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown, CircleCheck, CircleDashed } from 'lucide-react';
import { Link } from 'react-router';
import type { DeskArticleList } from '../../../data/api/articles.ts';
import { color, focusRing, type } from '../../theme.ts';
import { TextButton } from '../../ui/TextLink.tsx';
import { DESK_ARTICLES, useSettings, useSummary } from '../deskQueries.ts';
import { TaskList } from '../list/RowList.tsx';
import { ViewTitle } from '../list/View.tsx';
import { type FirstStep, firstSteps, nextStep, setSteps, useStepsClosed } from './firstSteps.ts';

const Part = styled.section`
  max-width: 880px;
  margin-bottom: 32px;
  * + & { margin-top: 48px; }
  & summary { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 12px; min-height: 44px; cursor: pointer; border-radius: 2px; ${focusRing(color.link)} }
  & summary > h2 { margin: 0; ${type.h4} }
  & [open] > summary > svg { rotate: 180deg; }
  & summary > span { font-size: 15px; color: ${color['ink-2']}; }
`;
/** The groups of settings whose words make the site the owner's. */
const OWN_WORDS = new Set(['brand', 'hero', 'offers', 'faq']);

/** What a new owner does first, in order: `pending` until that is known, undefined once the site may be published and writes to people. */
export function useFirstSteps(): FirstStep[] | 'pending' | undefined {
  const summary = useSummary();
  const all = useSettings();
  const desk = useQuery<DeskArticleList>({ queryKey: [DESK_ARTICLES] });
  if ([summary, all, desk].some(({ isPending }) => isPending)) return 'pending';
  const [found, settings, written] = [summary.data, all.data, desk.data];
  if (!found || !settings || !written || !nextStep(found.findings)) return undefined;
  return firstSteps({
    findings: found.findings,
    words: settings.groups.some(({ code, fields }) => OWN_WORDS.has(code) && fields.some(({ changed }) => changed)),
    articles: written.articles.length,
  });
}

/** « Mise en route »: the first steps, each with the way to it. Folded once one is done, or while requests wait; closed, it is back from « Avant de publier ». */
export function FirstSteps({ steps, isFolded = false }: { steps: readonly FirstStep[]; isFolded?: boolean }) {
  const done = steps.filter((step) => step.done).length;
  if (useStepsClosed()) return null;
  return (
    <Part aria-labelledby="mise-en-route">
      <details open={done === 0 && !isFolded}>
        <summary>
          <ViewTitle id="mise-en-route">Mise en route</ViewTitle>
          <span>{`${done} sur ${steps.length}`}</span>
          <ChevronDown size={16} strokeWidth={1.6} aria-hidden="true" />
        </summary>
        <TaskList>
          {steps.map((step) => (
            <Step key={step.title} step={step} />
          ))}
        </TaskList>
        <TextButton type="button" onClick={() => setSteps('closed')}>
          Fermer la mise en route
        </TextButton>
      </details>
    </Part>
  );
}

function Step({ step: { title, text, to, done } }: { step: FirstStep }) {
  const Icon = done ? CircleCheck : CircleDashed;
  return (
    <li data-verdict={done ? 'good' : 'look'}>
      <Icon size={20} strokeWidth={1.6} role="img" aria-label={done ? 'fait' : 'à faire'} />
      <strong>{title}</strong>
      {!done && <p>{text}</p>}
      {!done && (
        <Link to={to} aria-label={`Commencer : ${title}`}>
          Commencer
        </Link>
      )}
    </li>
  );
}
