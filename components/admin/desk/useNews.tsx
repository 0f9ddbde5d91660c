import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { Upkeep } from '../../../data/api/siteAnswers.ts';
import { labelOf } from '../../../data/choices.ts';
import { troubleKinds } from '../../../data/desk/troubleKinds.ts';
import { TextButton } from '../../ui/TextLink.tsx';
import { UPKEEP, useFindings, useMail, useNotices, useSiteState, useUpkeep } from '../deskQueries.ts';
import { formatMoment } from '../formatDay.ts';
import { mailTrouble } from '../mail/mailTrouble.ts';
import { nextStep } from '../publish/firstSteps.ts';
import { setSteps, useStepsClosed } from '../publish/stepsView.ts';
import { sayFailed } from '../sayDone.ts';
import { useChange } from '../useChange.ts';

/** Something the owner must know wherever they are, and what answers it. */
export interface NewsItem {
  label: string;
  text: string;
  tone: 'danger' | 'calm';
  /** The view where it is answered. */
  way?: { to: string; text: string };
  /** What answers it here. */
  act?: ReactNode;
}

/** The views where the next step is being done. */
const STEPS_THERE = /^\/(aujourdhui|avant-de-publier|reglages|guide)(\/|$)/;

/** What every view of the desk tells, the most serious first: the clock, the site, the mail, the settings, the next step of a new site. */
export function useNews(): NewsItem[] {
  const { pathname } = useLocation();
  const { data: upkeep } = useUpkeep();
  const { data: site } = useSiteState();
  const { data: mail } = useMail();
  const { data: settings } = useNotices();
  const { data: findings } = useFindings();
  const closed = useStepsClosed();
  const answer = useChange<Upkeep>('POST', `${UPKEEP}/clock`, { stores: [UPKEEP] });
  const news: NewsItem[] = [];
  if (upkeep?.clock)
    news.push({
      label: 'Horloge en doute',
      text: `L’horloge du serveur est en doute : elle indique le ${formatMoment(upkeep.clock.clock)}, la dernière heure sûre est le ${formatMoment(upkeep.clock.last)}. Rien n’est effacé, ni demande ni sauvegarde, avant que vous la confirmiez ou que le serveur soit remis à l’heure.`,
      tone: 'danger',
      act: (
        <TextButton
          type="button"
          disabled={answer.isPending}
          onClick={() => answer.mutate(undefined, { onError: (error) => sayFailed('Heure non confirmée', error) })}
        >
          Cette heure est juste
        </TextButton>
      ),
    });
  // « État » itself says all of it.
  if (pathname !== '/etat')
    for (const { kind, text } of site?.troubles ?? [])
      news.push({
        label: labelOf(troubleKinds, kind),
        text,
        tone: 'danger',
        way: { to: '/etat', text: 'Voir l’état du site' },
      });
  const trouble = mail && mailTrouble(mail);
  if (trouble)
    news.push({
      label: 'Courrier',
      text: trouble,
      tone: 'danger',
      ...(pathname !== '/courrier' && { way: { to: '/courrier', text: 'Voir le courrier' } }),
    });
  for (const { text } of settings?.notices ?? []) news.push({ label: 'Réglages à vérifier', text, tone: 'danger' });
  const next = findings && nextStep(findings.findings);
  if (next && !closed && !STEPS_THERE.test(pathname))
    news.push({
      label: 'Mise en route',
      text: `Mise en route : ${next.text}`,
      tone: 'calm',
      way: { to: next.to, text: 'Continuer' },
      act: (
        <TextButton type="button" onClick={() => setSteps('closed')}>
          Masquer
        </TextButton>
      ),
    });
  return news;
}
