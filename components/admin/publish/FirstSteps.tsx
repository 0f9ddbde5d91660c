import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { Link } from 'react-router';
import type { DeskArticleList } from '../../../data/api/articleAnswers.ts';
import { DESK_ARTICLES } from '../articles/articlesQuery.ts';
import { Intro } from '../list/Intro.tsx';
import { ViewTitle } from '../list/ViewTitle.tsx';
import { useSettings } from '../settings/settingsQuery.ts';
import { useFindings } from './findingsQuery.ts';
import { type FirstStep, firstSteps, nextStep } from './firstSteps.ts';
import { TaskList } from './TaskList.ts';

const Part = styled.section`
  max-width: 880px;
  margin-bottom: 48px;
`;
/** The groups of settings whose words make the site the owner's. */
const OWN_WORDS = new Set(['brand', 'hero', 'offers', 'faq']);

/** What a new owner does first, in order: `pending` until that is known, undefined once the site may be published and writes to people. */
export function useFirstSteps(): FirstStep[] | 'pending' | undefined {
  const findings = useFindings();
  const all = useSettings();
  const desk = useQuery<DeskArticleList>({ queryKey: [DESK_ARTICLES] });
  if ([findings, all, desk].some(({ isPending }) => isPending)) return 'pending';
  const [found, settings, written] = [findings.data, all.data, desk.data];
  if (!found || !settings || !written || !nextStep(found.findings)) return undefined;
  return firstSteps({
    findings: found.findings,
    words: settings.groups.some(({ code, fields }) => OWN_WORDS.has(code) && fields.some(({ changed }) => changed)),
    articles: written.articles.length,
  });
}

/** « Mise en route »: the first steps, each with the way to it. */
export const FirstSteps = ({ steps }: { steps: readonly FirstStep[] }) => (
  <Part aria-labelledby="mise-en-route">
    <ViewTitle id="mise-en-route">Mise en route</ViewTitle>
    <Intro css={{ marginTop: -8, marginBottom: 16 }}>
      Comptez un quart d'heure, dans l'ordre qui vous convient. Rien n'est perdu si vous vous arrêtez en chemin.
    </Intro>
    <TaskList>
      {steps.map(({ title, text, to, done }) => {
        const Icon = done ? CircleCheck : CircleDashed;
        return (
          <li key={title} data-verdict={done ? 'good' : 'look'}>
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
      })}
    </TaskList>
  </Part>
);
