import styled from '@emotion/styled';
import { Link } from 'react-router';
import type { Lead } from '../../../data/api/rows.ts';
import { color, focusRing } from '../../theme.ts';

const Ways = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 24px;
  margin-top: 12px;
`;
const Way = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  font-size: 15px;
  font-weight: 600;
  color: ${color.link};
  text-decoration: underline;
  text-underline-offset: 4px;
  border-radius: 2px;
  ${focusRing(color.link)}
`;

/** From the list to the lead's own page: answer, history; and to its person's. */
export const OpenFile = ({ lead }: { lead: Lead }) => (
  <Ways>
    <Way to={`/leads/${lead.id}`}>Ouvrir la fiche : réponse, historique</Way>
    <Way to={`/personnes/${lead.person_id}`}>Tout de cette personne</Way>
  </Ways>
);
