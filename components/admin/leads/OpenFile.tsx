import styled from '@emotion/styled';
import { Link } from 'react-router';
import type { Lead } from '../../../data/api/rows.ts';
import { color, focusRing } from '../../theme.ts';

const Way = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  margin-top: 12px;
  font-size: 15px;
  font-weight: 600;
  color: ${color.link};
  text-decoration: underline;
  text-underline-offset: 4px;
  border-radius: 2px;
  ${focusRing(color.link)}
`;

/** From the list to the lead's own page: answer, history. */
export const OpenFile = ({ lead }: { lead: Lead }) => (
  <Way to={`/leads/${lead.id}`}>Ouvrir la fiche : réponse, historique</Way>
);
