import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import { Link, NavLink, useLocation } from 'react-router';
import type { ContractNoticePage, Day, LeadPage } from '../../../data/api/answers.ts';
import type { MailOverview, Upkeep } from '../../../data/api/siteAnswers.ts';
import { color, ease, focusRing, media, radius, tabular } from '../../theme.ts';
import { CONTRACT_NOTICES } from '../contracts/contractNoticesQuery.ts';
import { DAY } from '../day/dayQuery.ts';
import { MAIL } from '../mail/mailQuery.ts';
import { useSiteState } from '../site/siteStateQuery.ts';
import { UPKEEP } from '../upkeep/upkeepQuery.ts';
import { usePages } from '../usePages.ts';
import { Count } from './Count.tsx';

const Nav = styled.nav`
  display: flex;
  gap: 24px;
  margin-left: 32px;
  & a { display: inline-flex; align-items: center; gap: 8px; min-height: 44px; border-bottom: 2px solid transparent; border-top: 2px solid transparent; font-size: 15px; font-weight: 500; color: ${color['ink-2']}; white-space: nowrap; transition: color ${ease.press}; ${focusRing(color.link)} }
  & a:hover { color: ${color.ink}; }
  & a[aria-current] { color: ${color.ink}; border-bottom-color: ${color.link}; }
  & b { min-width: 22px; padding: 0 6px; border-radius: ${radius.badge}; background: ${color.sunk}; font-size: 12.5px; font-weight: 600; text-align: center; ${tabular} }
  & b[data-tone='danger'] { background: ${color['danger-wash']}; color: ${color.danger}; }
  ${media.belowWide} { order: 3; width: 100%; margin: -4px 0 0; flex-wrap: wrap; }
  ${media.belowDesktop} {
    gap: 0 4px;
    & a { gap: 5px; font-size: 14px; }
    & b { min-width: 18px; padding: 0 4px; }
  }
  ${media.phone} {
    gap: 0 8px; justify-content: space-between;
    & a { gap: 4px; min-height: 40px; font-size: 13.5px; }
    & b { padding: 0 3px; }
    /* What nothing depends on gives way: the day's view counts it too. */
    & b[data-tone='calm'] { display: none; }
  }
`;
const INBOX = /^\/($|newsletter|lettres|articles|images|leads\/)/;

/** The desk's rooms; what waits there is counted. */
export function DeskNav() {
  const { pathname } = useLocation();
  const { total: held = 0 } = usePages<LeadPage>('/api/leads', 'quarantine=true');
  const { data: mail } = useQuery<MailOverview>({ queryKey: MAIL });
  const { data: upkeep } = useQuery<Upkeep>({ queryKey: UPKEEP });
  const { data: day } = useQuery<Day>({ queryKey: DAY });
  const troubles = useSiteState().data?.troubles.length ?? 0;
  const late = (day?.follow_ups.retard ?? 0) + troubles > 0;
  const due = day ? day.follow_ups.retard + day.follow_ups.aujourdhui + day.unanswered.total + troubles : 0;
  const notices = usePages<ContractNoticePage>(CONTRACT_NOTICES, 'filed=false');
  const open = notices.data?.pages[0]?.open ?? 0;
  const binned = upkeep?.bin ?? 0;
  const parked = mail?.parked ?? 0;
  return (
    <Nav aria-label="Bureau">
      <NavLink to="/aujourdhui">
        Aujourd'hui
        {due > 0 && <Count value={due} {...(late && { tone: 'danger' as const })} />}
      </NavLink>
      <Link to="/" aria-current={INBOX.test(pathname) ? 'page' : undefined}>
        Demandes
      </Link>
      <NavLink to="/indesirables">
        Indésirables
        {held > 0 && <Count value={held} tone="calm" />}
      </NavLink>
      <NavLink to="/courrier">
        Courrier
        {parked > 0 && <Count value={parked} tone="danger" />}
      </NavLink>
      <NavLink to="/contrats">
        Contrats
        {open > 0 && <Count value={open} tone="danger" />}
      </NavLink>
      <NavLink to="/personnes">Personnes</NavLink>
      <NavLink to="/corbeille">
        Corbeille
        {binned > 0 && <Count value={binned} tone="calm" />}
      </NavLink>
      <NavLink to="/tableau-de-bord">Tableau de bord</NavLink>
      <NavLink to="/etat">
        État
        {troubles > 0 && <Count value={troubles} tone="danger" />}
      </NavLink>
    </Nav>
  );
}
