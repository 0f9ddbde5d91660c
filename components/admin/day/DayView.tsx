import styled from '@emotion/styled';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Day } from '../../../data/api/responses.ts';
import { replySoonHours } from '../../../data/leads/followUps.ts';
import { color, focusRing, font, media, radius, tabular, type } from '../../theme.ts';
import { formatNumber } from '../../ui/formatNumber.ts';
import { useContent } from '../../useContent.tsx';
import { useDay } from '../deskQueries.ts';
import { sayDay } from '../formats.ts';
import { useShortcuts } from '../keyboard.ts';
import { UNANSWERED } from '../leads/leadFilters.ts';
import { WayLink } from '../list/Act.tsx';
import { EmptyState, Failed, Loading } from '../list/ListState.tsx';
import { DeskTitle, Intro } from '../list/View.tsx';
import { Checklist, useChecklist } from '../publish/Checklist.tsx';
import { useNow } from '../useBrowser.ts';
import { DueLead, DueQuoteLine } from './DueLead.tsx';
import { type SiteTask, useSiteTasks } from './siteTasks.ts';

/** On a phone late problems of the site come before the leads: below a long list of leads they would be far down. */
const Columns = styled.div`
  display: grid;
  gap: 48px;
  ${media.desktop} { &[data-parts='both'] { grid-template-columns: minmax(0, 1fr) 420px; gap: 64px; align-items: start; } }
  & > div { max-width: 880px; }
  ${media.belowDesktop} { & > div + div:has([data-tone='late']) { order: -1; } }
`;
const Part = styled.section`
  & + & { margin-top: 48px; }
  & h2 { display: flex; align-items: baseline; gap: 12px; padding-bottom: 10px; border-bottom: 1px solid ${color.ink}; ${type.h4} }
  & h2 b { padding: 1px 8px; border-radius: ${radius.badge}; background: ${color.sunk}; font: 600 13px/1.6 ${font.sans}; ${tabular} }
  & h2 b[data-tone='late'] { background: ${color['danger-wash']}; color: ${color.danger}; }
`;
const Tasks = styled.ul`
  & > li { border-bottom: 1px solid ${color.line}; }
  & a { display: grid; grid-template-columns: minmax(0, 1fr) 16px; align-items: center; gap: 16px; min-height: 52px; padding: 12px 0; border-radius: 2px; ${focusRing(color.link)} }
  & a:hover { color: ${color.link}; }
  & a[data-tone='late'] { font-weight: 600; color: ${color.danger}; }
`;

/** View « Aujourd'hui »: the owner's tasks of the day, each with a link. */
export function DayView() {
  const { data, isPending, error, refetch } = useDay();
  const site = useSiteTasks();
  const steps = useChecklist();
  return (
    <>
      <DeskTitle>Aujourd'hui</DeskTitle>
      {data && site && steps !== 'pending' ? (
        <>
          <DayTasks day={data} tasks={site.tasks} hasNews={site.hasNews || steps !== undefined} />
          {steps && <Checklist all={steps} isFolded={leadsWait(data)} />}
        </>
      ) : isPending || !error ? (
        <Loading>Chargement de la journée...</Loading>
      ) : (
        <Failed error={error} onRetry={refetch} />
      )}
    </>
  );
}

const leadsWait = ({ follow_ups, unanswered, fresh, quotes }: Day): boolean =>
  follow_ups.retard + follow_ups.aujourdhui + unanswered.total + fresh.total > 0 ||
  quotes.accepted.total + quotes.silent.total + quotes.ending.total > 0;

function DayTasks({ day, tasks, hasNews }: { day: Day; tasks: readonly SiteTask[]; hasNews: boolean }) {
  const content = useContent();
  const now = useNow();
  const { today, follow_ups, overdue, due_today, unanswered, fresh, quotes } = day;
  const leads = leadsWait(day);
  const step = (by: 1 | -1) => () => {
    const names = [...document.querySelectorAll<HTMLElement>('#contenu [data-due]')];
    names[Math.max(0, names.indexOf(document.activeElement as HTMLElement) + by)]?.focus();
  };
  useShortcuts({ j: step(1), k: step(-1) });
  if (!leads && tasks.length === 0 && !hasNews)
    return (
      <EmptyState title="Rien à faire pour l’instant">
        Aucune relance n'est due, aucune demande n'attend de réponse, et le site n'a rien à signaler.
      </EmptyState>
    );
  return (
    <>
      <Intro>{`Nous sommes le ${sayDay(today)}. ${leads ? '' : 'Aucune relance n’est due et aucune demande n’attend de réponse.'}`}</Intro>
      <Columns data-parts={leads && tasks.length > 0 ? 'both' : 'one'}>
        {leads && (
          <div>
            <Unanswered title="Nouvelles demandes" waiting={fresh} now={now} />
            <Unanswered
              title={`Sans réponse depuis plus de ${replySoonHours(content)} h`}
              waiting={unanswered}
              now={now}
            />
            <Quotes title="Acceptés : acompte attendu" due={quotes.accepted} why="accepted" />
            <Group
              title="Relances en retard"
              count={follow_ups.retard}
              late
              shown={overdue.length}
              to="/?relance=retard"
            >
              {overdue.map((lead) => (
                <DueLead key={lead.id} lead={lead} why="follow-up" now={now} />
              ))}
            </Group>
            <Group
              title="Relances du jour"
              count={follow_ups.aujourdhui}
              shown={due_today.length}
              to="/?relance=aujourdhui"
            >
              {due_today.map((lead) => (
                <DueLead key={lead.id} lead={lead} why="follow-up" now={now} />
              ))}
            </Group>
            <Quotes title="Sans réponse depuis cinq jours" due={quotes.silent} why="silent" />
            <Quotes title="Expire dans trois jours" due={quotes.ending} why="ending" />
          </div>
        )}
        {tasks.length > 0 && (
          <div>
            <Part>
              <h2>Le site</h2>
              <Tasks>
                {tasks.map(({ text, to, tone }) => (
                  <li key={text}>
                    <Link to={to} data-tone={tone}>
                      {text}
                      <ArrowRight size={16} strokeWidth={1.6} aria-hidden="true" />
                    </Link>
                  </li>
                ))}
              </Tasks>
            </Part>
          </div>
        )}
      </Columns>
    </>
  );
}

interface UnansweredProps {
  title: string;
  waiting: Day['fresh'];
  now: number;
}

/** Requests without a reply, with a link to the whole list. */
const Unanswered = ({ title, waiting: { leads, total, total_is_exact }, now }: UnansweredProps) => (
  <Group title={title} count={total} more={!total_is_exact} shown={leads.length} to={`/?statut=${UNANSWERED}`}>
    {leads.map((lead) => (
      <DueLead key={lead.id} lead={lead} why="answer" now={now} />
    ))}
  </Group>
);

interface QuotesProps {
  title: string;
  due: Day['quotes']['accepted'];
  why: 'accepted' | 'silent' | 'ending';
}

/** Quotes due for one reason; each links to its request, the last link to all requests of their status. */
const Quotes = ({ title, due: { quotes, total }, why }: QuotesProps) => (
  <Group
    title={title}
    count={total}
    shown={quotes.length}
    to={`/?statut=${why === 'accepted' ? 'gagne' : 'devis-envoye'}`}
    way={why === 'accepted' ? 'Voir les demandes gagnées' : 'Voir les devis envoyés'}
  >
    {quotes.map((quote) => (
      <DueQuoteLine key={quote.id} quote={quote} why={why} />
    ))}
  </Group>
);

interface GroupProps {
  title: string;
  count: number;
  /** Whether more than `count` leads are due; the heading then gives `count` as a minimum. */
  more?: boolean;
  late?: boolean;
  /** Number of rows shown in this group. */
  shown: number;
  /** Path of the list that shows all leads of the group. */
  to: string;
  /** Words of the link to it, where the list has more than these rows. */
  way?: string;
  children: ReactNode;
}

/** Leads due for the same reason, with a link to the whole list; nothing if none is due. */
function Group({ title, count, more = false, late = false, shown, to, way, children }: GroupProps) {
  if (count === 0) return null;
  const all = formatNumber(count);
  return (
    <Part aria-label={title}>
      <h2>
        {title} <b data-tone={late ? 'late' : undefined}>{more ? `plus de ${all}` : all}</b>
      </h2>
      <ul>{children}</ul>
      {count > shown && (
        <WayLink to={to}>{way ?? (more ? 'Les voir dans la liste' : `Voir les ${all} dans la liste`)}</WayLink>
      )}
    </Part>
  );
}
