import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color } from '../../theme.ts';
import { Button } from '../../ui/Button.tsx';

const Look = styled(Button)`
  &&[aria-disabled='true'] { border-color: ${color.line}; color: ${color['ink-3']}; cursor: default; }
  &&[data-level='primary'][aria-disabled='true'] { border-color: transparent; background: ${color.line}; }
`;

interface Props {
  level?: 'primary' | 'secondary';
  /** Nothing to save, or being saved. */
  idle: boolean;
  children: ReactNode;
}

/** Submits its form. Idle, it keeps the focus, which a disabled button loses: who has just saved goes on from here. */
export const SaveButton = ({ level = 'primary', idle, children }: Props) => (
  <Look
    type="submit"
    size="md"
    level={level}
    data-level={level}
    aria-disabled={idle}
    onClick={(event) => idle && event.preventDefault()}
  >
    {children}
  </Look>
);
