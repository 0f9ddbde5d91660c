import styled from '@emotion/styled';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { color, focusRing } from '../../theme.ts';

const Way = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 44px;
  font-size: 15px;
  font-weight: 600;
  line-height: 1.4;
  color: ${color.link};
  border-radius: 2px;
  ${focusRing(color.link)}
  & svg { flex: none; }
  &:hover { text-decoration: underline; text-underline-offset: 4px; }
`;

/** The way on to another view of the desk. */
export const WayOn = ({ to, children }: { to: string; children: string }) => (
  <Way to={to}>
    {children}
    <ArrowRight size={16} strokeWidth={1.6} aria-hidden="true" />
  </Way>
);
