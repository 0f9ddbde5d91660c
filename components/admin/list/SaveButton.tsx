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
  /** Nothing to save. */
  idle?: boolean;
  busy: boolean;
  doing?: string;
  children: ReactNode;
}

/** Submits its form. Idle, it keeps the focus, which a disabled button loses: who has just saved goes on from here. */
export function SaveButton({ level = 'primary', idle = false, busy, doing = 'Un instant...', children }: Props) {
  const still = idle || busy;
  return (
    <Look
      type="submit"
      size="md"
      level={level}
      data-level={level}
      aria-disabled={still}
      onClick={(event) => still && event.preventDefault()}
    >
      {busy ? doing : children}
    </Look>
  );
}
