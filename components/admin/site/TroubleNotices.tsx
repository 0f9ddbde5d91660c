import styled from '@emotion/styled';
import { useLocation } from 'react-router';
import { labelOf } from '../../../data/choices.ts';
import { troubleKinds } from '../../../data/desk/troubleKinds.ts';
import { media } from '../../theme.ts';
import { DeskNotice } from '../list/DeskNotice.tsx';
import { WayLink } from '../list/WayLink.tsx';
import { useSiteState } from './siteStateQuery.ts';

const Way = styled(WayLink)`
  font-size: inherit;
  ${media.phone} { margin: -8px 0; }
`;

/** On every view of the desk but the one that says it all: what is wrong with the site itself, until it is well again. */
export function TroubleNotices() {
  const { data } = useSiteState();
  if (useLocation().pathname === '/etat') return null;
  return data?.troubles.map(({ kind, text }) => (
    <DeskNotice key={kind} label={labelOf(troubleKinds, kind)} text={text}>
      <Way to="/etat">Voir l'état du site</Way>
    </DeskNotice>
  ));
}
