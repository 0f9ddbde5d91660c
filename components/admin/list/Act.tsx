import type { ComponentProps } from 'react';
import { Button } from '../../ui/Button.tsx';
import { useNextButton } from './useNextButton.ts';

interface Props extends ComponentProps<typeof Button> {
  /** Under way: it says so, and cannot be pressed again. */
  busy?: boolean;
  doing?: string;
}

/** A button of the desk. Where it goes away with what it did, the focus goes on to the next row's. */
export function Act({ busy = false, doing = 'Un instant...', disabled = false, children, ...button }: Props) {
  return (
    <Button type="button" level="secondary" size="md" {...useNextButton()} disabled={disabled || busy} {...button}>
      {busy ? doing : children}
    </Button>
  );
}
