import styled from '@emotion/styled';
import { Link, useLocation } from 'react-router';
import { labelOf } from '../../../data/choices.ts';
import { troubleKinds } from '../../../data/desk/troubleKinds.ts';
import { color, focusRing, media } from '../../theme.ts';
import { DeskNotice } from '../list/DeskNotice.tsx';
import { useSiteState } from './siteStateQuery.ts';

const Way = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  font-weight: 600;
  color: ${color.link};
  text-decoration: underline;
  text-underline-offset: 4px;
  border-radius: 2px;
  ${focusRing(color.link)}
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
