import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown, CircleAlert, CircleDashed } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import type { DeskArticleList } from '../../../data/api/articles.ts';
import type { Finding } from '../../../data/api/siteResponses.ts';
import type { Publication } from '../../../data/source/site.ts';
import { color, focusRing, media, type } from '../../theme.ts';
import { DESK_ARTICLES, useSettings, useSummary } from '../deskQueries.ts';
import { TaskList } from '../list/RowList.tsx';
import { useAnchor, ViewTitle } from '../list/View.tsx';
import { GoOnline } from './GoOnline.tsx';
import { nextStep, wayOf } from './nextStep.ts';
import { WithdrawClaim } from './WithdrawClaim.tsx';

/** Codes of settings groups; once a field of one of them is changed, the task « Votre nom, vos mots et vos prix » is done. */
const OWN_WORDS = new Set(['brand', 'hero', 'offers', 'faq']);

const own = (code: string, title: string, sentence: string, to: string, isDone: boolean): Finding => ({
  ...{ code, title, sentence, to, kind: 'check', verdict: isDone ? 'good' : 'look' },
});

/** Returns the tasks left before publication: `pending` while they load, undefined once the site is online and sends mail. */
export function useChecklist(): Finding[] | 'pending' | undefined {
  const summary = useSummary();
  const all = useSettings();
  const desk = useQuery<DeskArticleList>({ queryKey: [DESK_ARTICLES] });
  if ([summary, all, desk].some(({ isPending }) => isPending)) return 'pending';
  if (!summary.data || !all.data || !desk.data) return undefined;
  const { findings } = summary.data;
  const { groups } = all.data;
  const isWaiting = groups.some(({ fields }) =>
    fields.some(({ name, value }) => name === 'site.publication' && (value as Publication) === 'waiting'),
  );
  if (!nextStep(findings) && !isWaiting) return undefined;
  const words = groups.some(({ code, fields }) => OWN_WORDS.has(code) && fields.some(({ changed }) => changed));
  return [
    ...findings,
    own(
      'own-words',
      'Votre nom, vos mots et vos prix',
      'La marque, le haut de la page d’accueil, les offres, les questions fréquentes.',
      '/reglages',
      words,
    ),
    own(
      'own-article',
      'Un premier article',
      'Il passe devant ceux qui sont livrés avec le site.',
      '/articles',
      desk.data.articles.length > 0,
    ),
  ];
}

const Part = styled.section`
  max-width: 880px;
  margin-bottom: 32px;
  scroll-margin-top: 12px;
  * + & { margin-top: 48px; }
  & > details > summary { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 12px; min-height: 44px; cursor: pointer; border-radius: 2px; ${focusRing(color.link)} }
  & summary > h2 { margin: 0; ${type.h4} }
  & [open] > summary > svg { rotate: 180deg; }
  & summary > span { font-size: 15px; color: ${color['ink-2']}; }
  & h3 { margin: 24px 0 4px; font-size: 17px; font-weight: 600; }
  & h3 + p { margin-bottom: 12px; max-width: 62ch; font-size: 15px; color: ${color['ink-2']}; }
`;
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 20px;
  grid-column: 3;
  grid-row: 1 / span 3;
  ${media.phone} { grid-column: 2; grid-row: auto; margin-top: 4px; }
`;
const PARTS: readonly { kind: Finding['kind']; title: string; lead: string }[] = [
  {
    kind: 'complete',
    title: 'À compléter',
    lead: 'Ce que vous seul savez. Les pages montrent « à compléter » à la place, jusqu’à ce que ce soit écrit.',
  },
  {
    kind: 'document',
    title: 'À documenter',
    lead: 'Les chiffres que le site avance sur vous. Sans preuve datée, retirez-le d’une pression : chaque page se passe de lui. Sinon, écrivez ce qui a été compté.',
  },
  {
    kind: 'check',
    title: 'À décider',
    lead: 'L’installation, et ce qui fait du site le vôtre. Rien ici n’empêche de publier.',
  },
];

/** List « Mise en route » of the tasks left, each with a link. Folded while requests wait for a reply, or once a task is done. */
export function Checklist({ all, isFolded }: { all: readonly Finding[]; isFolded: boolean }) {
  const left = all.filter(({ verdict }) => verdict !== 'good');
  const isTarget = useLocation().hash === '#mise-en-route';
  useAnchor(true);
  return (
    <Part id="mise-en-route" aria-labelledby="titre-mise-en-route">
      <details open={isTarget || !isFolded}>
        <summary>
          <ViewTitle id="titre-mise-en-route">Mise en route</ViewTitle>
          <span>{`${all.length - left.length} sur ${all.length}`}</span>
          <ChevronDown size={16} strokeWidth={1.6} aria-hidden="true" />
        </summary>
        <GoOnline findings={all} />
        {PARTS.map(({ kind, title, lead }) => {
          const lines = left.filter((one) => one.kind === kind);
          return (
            lines.length > 0 && (
              <section key={kind} aria-label={title}>
                <h3>{title}</h3>
                <p>{lead}</p>
                <TaskList>
                  {lines.map((one) => (
                    <Line key={one.code} finding={one} />
                  ))}
                </TaskList>
              </section>
            )
          );
        })}
      </details>
    </Part>
  );
}

function Line({ finding }: { finding: Finding }) {
  const { verdict, title, sentence, why } = finding;
  const Icon = verdict === 'bad' ? CircleAlert : CircleDashed;
  const way = wayOf(finding);
  return (
    <li data-verdict={verdict}>
      <Icon size={20} strokeWidth={1.6} role="img" aria-label={verdict === 'bad' ? 'à réparer' : 'à faire'} />
      <strong>{title}</strong>
      <p>{sentence.startsWith(`${title} :`) ? missing(sentence, title) : sentence}</p>
      {why && <p>{why}</p>}
      <Ways>
        {finding.kind === 'document' && finding.field && <WithdrawClaim setting={finding.field} title={title} />}
        {way && (
          <Link to={way} aria-label={`${wayTo(finding)} : ${title}`}>
            {wayTo(finding)}
          </Link>
        )}
      </Ways>
    </li>
  );
}

/** Returns a finding's sentence without its title, which is already shown above. */
const missing = (sentence: string, title: string): string => {
  const rest = sentence.slice(title.length).replace(/^\s*:\s*/, '');
  return rest.charAt(0).toUpperCase() + rest.slice(1);
};
const wayTo = ({ kind, to }: Finding): string =>
  to?.startsWith('/guide') ? 'Lire le guide' : kind === 'document' ? 'Écrire la preuve' : 'Régler';
