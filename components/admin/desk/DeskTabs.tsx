import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import type { KeyboardEvent } from 'react';
import { Link, Outlet, useNavigate } from 'react-router';
import type { ArticleList, LeadList, PresentSubscriberList } from '../../../data/api/responses.ts';
import { deskViews, type ViewName } from '../../../data/desk/deskViews.ts';
import { color, ease, focusRing, media } from '../../theme.ts';
import { ARTICLES, useList } from '../deskQueries.ts';
import { DeskTitle } from '../list/View.tsx';
import { Count } from './DeskNav.tsx';
import { useView } from './useView.ts';

/** Title and tabs in one line; on a phone, the title has its smallest size. */
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 40px;
  margin: -16px 0 8px;
  border-bottom: 1px solid ${color.line};
  & h1 { margin: 0; font-size: 32px; }
  ${media.phone} { margin-top: -8px; & h1 { font-size: 26px; } }
`;
const List = styled.div`
  display: flex;
  gap: 32px;
  & a {
    display: inline-flex; align-items: center; gap: 10px; min-height: 44px; margin-bottom: -1px; padding-bottom: 2px;
    border-bottom: 2px solid transparent; color: ${color['ink-2']}; font-size: 17px; font-weight: 500; transition: color ${ease.press}; ${focusRing(color.link)}
  }
  & a:hover { color: ${color.ink}; }
  & a[aria-selected='true'] { border-color: ${color.blue}; color: ${color.ink}; font-weight: 600; }
  & a[aria-selected='true'] b { background: ${color.blue}; color: ${color['on-blue']}; }
  ${media.phone} { gap: 0; justify-content: space-between; width: 100%; & a { gap: 8px; font-size: clamp(16PX, 16px, 4.6vw); } & b { font-size: clamp(13PX, 13px, 3.6vw); } }
  @media (max-width: 359.98px) { & a { gap: 5px; font-size: 14PX; } & b { padding: 1px 5px; } }
`;

const TABS = [
  { name: 'leads', label: 'Leads' },
  { name: 'subscribers', label: 'Newsletter' },
  { name: 'articles', label: 'Articles' },
] as const satisfies { name: ViewName; label: string }[];
/** Whether a view has one of the three tabs: Leads, Newsletter, Articles. */
export const isTab = (name: ViewName | undefined): boolean => TABS.some((tab) => tab.name === name);
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

function useCounts(): (number | undefined)[] {
  const leads = useList<LeadList>('/api/leads');
  const subscribers = useList<PresentSubscriberList>('/api/newsletter');
  const articles = useQuery<ArticleList>({ queryKey: ARTICLES });
  return [leads.total, subscribers.total, articles.data?.articles.length];
}

/** The three tabs with their counts. Shown only above their own lists: the other lists of « Demandes » have a title. */
export const DeskTabs = () => (isTab(useView()) ? <Tabs /> : <Outlet />);

/** Tabs that are links; the arrow keys move the focus between them. */
function Tabs() {
  const name = useView();
  const navigate = useNavigate();
  const counts = useCounts();
  const current = Math.max(
    0,
    TABS.findIndex((tab) => tab.name === name),
  );

  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const last = TABS.length - 1;
    const step = STEPS[event.key];
    const next =
      event.key === 'Home' ? 0 : event.key === 'End' ? last : step && (current + step + TABS.length) % TABS.length;
    const tab = next === undefined ? undefined : TABS[next];
    if (!tab || next === undefined) return;
    event.preventDefault();
    navigate(deskViews[tab.name].path);
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };

  return (
    <>
      <Head>
        <DeskTitle>Administration</DeskTitle>
        <List role="tablist" aria-label="Administration" onKeyDown={move}>
          {TABS.map(({ name: tab, label }, index) => (
            <Link
              key={tab}
              to={deskViews[tab].path}
              role="tab"
              id={`onglet-${index}`}
              aria-selected={index === current}
              aria-controls="vue"
              tabIndex={index === current ? 0 : -1}
            >
              {label} <Count value={counts[index]} />
            </Link>
          ))}
        </List>
      </Head>
      <div role="tabpanel" id="vue" aria-labelledby={`onglet-${current}`}>
        <Outlet />
      </div>
    </>
  );
}
