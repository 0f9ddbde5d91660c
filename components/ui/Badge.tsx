import styled from '@emotion/styled';
import { color, radius } from '../theme.ts';

/** A small label: outlined by default, filled for 'published', dashed for 'draft', light on the navy band. */
export const Badge = styled.span<{ look?: 'plain' | 'published' | 'draft' | 'band' }>`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 30px;
  padding: 3px 12px;
  border: 1px solid ${color['line-strong']};
  border-radius: ${radius.badge};
  font-size: 13px;
  font-weight: 500;
  line-height: 1.45;
  & svg { flex: none; color: ${color.link}; }
  ${({ look }) => (look === 'published' ? `background: ${color.wash}; border-color: transparent;` : '')}
  ${({ look }) => (look === 'draft' ? 'border-style: dashed;' : '')}
  ${({ look }) => (look === 'band' ? `border-color: ${color['band-border']}; & svg { color: ${color['band-link']}; }` : '')}
`;
