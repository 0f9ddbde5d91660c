import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color, focusRing } from '../../theme.ts';

const Box = styled.label`
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr);
  gap: 12px;
  max-width: 66ch;
  min-height: 24px;
  cursor: pointer;
  & input { width: 20px; height: 20px; margin: 2px 0 0; accent-color: ${color.blue}; ${focusRing(color.link)} }
`;

interface Props {
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
}

/** Something to agree to, or not. */
export const TickField = ({ onChange, children, ...box }: Props) => (
  <Box>
    <input type="checkbox" {...box} onChange={(event) => onChange(event.currentTarget.checked)} />
    <span>{children}</span>
  </Box>
);
