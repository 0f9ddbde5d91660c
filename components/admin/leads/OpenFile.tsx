import styled from '@emotion/styled';
import type { Lead } from '../../../data/api/rows.ts';
import { WayLink } from '../list/WayLink.tsx';

const Ways = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 24px;
  margin-top: 12px;
`;

/** From the list to the lead's own page: answer, history; and to its person's. */
export const OpenFile = ({ lead }: { lead: Lead }) => (
  <Ways>
    <WayLink to={`/leads/${lead.id}`}>Ouvrir la fiche : réponse, historique</WayLink>
    <WayLink to={`/personnes/${lead.person_id}`}>Tout de cette personne</WayLink>
  </Ways>
);
