import styled from '@emotion/styled';
import type { ComponentProps, ReactNode } from 'react';
import { color, focusRing, type } from '../../theme.ts';
import { Button } from '../../ui/Button.tsx';

const SaveButtonLook = styled(Button)`
  &&[aria-disabled='true'] { border-color: ${color.line}; color: ${color['ink-3']}; cursor: default; }
  &&[data-level='primary'][aria-disabled='true'] { border-color: transparent; background: ${color.line}; }
`;

interface SaveButtonProps {
  level?: 'primary' | 'secondary';
  /** Whether there is nothing to save. */
  idle?: boolean;
  busy: boolean;
  doing?: string;
  children: ReactNode;
}

/**
 * Button that submits its form. With nothing to save it is marked `aria-disabled`, not disabled: a disabled button would lose the focus
 * after a save.
 */
export function SaveButton({
  level = 'primary',
  idle = false,
  busy,
  doing = 'Un instant...',
  children,
}: SaveButtonProps) {
  const still = idle || busy;
  return (
    <SaveButtonLook
      type="submit"
      size="md"
      level={level}
      data-level={level}
      aria-disabled={still}
      onClick={(event) => still && event.preventDefault()}
    >
      {busy ? doing : children}
    </SaveButtonLook>
  );
}

const Box = styled.label`
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr);
  gap: 12px;
  max-width: 66ch;
  min-height: 24px;
  cursor: pointer;
  & input { width: 20px; height: 20px; margin: 2px 0 0; accent-color: ${color.blue}; ${focusRing(color.link)} }
`;

interface TickFieldProps {
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
}

/** A checkbox with its sentence. */
export const TickField = ({ onChange, children, ...box }: TickFieldProps) => (
  <Box>
    <input type="checkbox" {...box} onChange={(event) => onChange(event.currentTarget.checked)} />
    <span>{children}</span>
  </Box>
);

const Look = styled.form`
  display: grid;
  gap: 16px;
`;

interface Props extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  /** Receives the form's data. */
  onSend: (fields: FormData) => void;
}

/**
 * A form of the desk, its fields one below the other. If pressed before React has loaded, it sends nothing: a browser's own post would put
 * the password into the address.
 */
export const DeskForm = ({ onSend, ...form }: Props) => (
  <Look
    // Outside a dialog the browser does not submit a form of this method: a press before React has loaded sends nothing.
    method="dialog"
    {...form}
    onSubmit={(event) => {
      event.preventDefault();
      onSend(new FormData(event.currentTarget));
    }}
  />
);

/** Props of a controlled field; `entry`: name of the field in the server's errors, which are then shown under it. */
export const controlled = (value: string, set: (text: string) => void, entry?: string) => ({
  ...(entry && { 'data-entry': entry }),
  value,
  onChange: (event: { currentTarget: { value: string } }) => set(event.currentTarget.value),
});

/** A small line of help in a form. */
export const Note = styled.p`
  ${type.caption}
  color: ${color['ink-3']};
`;

/** Radio buttons, one a line. */
export const RadioLines = styled.fieldset`
  display: grid;
  gap: 4px;
  & > label { display: flex; align-items: center; gap: 12px; min-height: 44px; cursor: pointer; }
  & > label > input { width: 20px; height: 20px; accent-color: ${color.blue}; }
`;
