import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { color, focusRing } from '../../theme.ts';
import { Button } from '../../ui/Button.tsx';
import { useNextButton } from './useNextButton.ts';

/** Style of a link to another page or view that has a line of its own. */
export const wayLook = `
  font-size: 15px;
  font-weight: 600;
  color: ${color.link};
  text-decoration: underline;
  text-underline-offset: 4px;
  border-radius: 2px;
  ${focusRing(color.link)}
`;

/** A link to another view of the desk, on a line of its own. */
export const WayLink = styled(Link)`
  ${wayLook}
  display: inline-flex;
  align-items: center;
  min-height: 44px;
`;

interface Props extends ComponentProps<typeof Button> {
  /** Whether the action is running; the button then shows `doing` and is disabled. */
  busy?: boolean;
  doing?: string;
}

/** Button of the desk. If its action removes the button, the focus moves to the button of the next row. */
export function Act({ busy = false, doing = 'Un instant...', disabled = false, children, ...button }: Props) {
  return (
    <Button type="button" level="secondary" size="md" {...useNextButton()} disabled={disabled || busy} {...button}>
      {busy ? doing : children}
    </Button>
  );
}
