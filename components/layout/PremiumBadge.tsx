import styled from '@emotion/styled';
import { models } from '../../data/offer/models.ts';
import { Badge } from '../ui/Badge.tsx';

const Discs = styled.span`
  display: inline-flex;
  gap: 3px;
  & i { width: 6px; height: 6px; border-radius: 3px; }
`;

/** « Accès IA Premium », with the five discs of the models. */
export const PremiumBadge = () => (
  <Badge>
    <Discs aria-hidden="true">
      {models.map(({ id }) => (
        <i key={id} style={{ background: `var(--ia-${id})` }} />
      ))}
    </Discs>
    Accès IA Premium
  </Badge>
);
