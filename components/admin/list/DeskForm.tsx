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
  /** Whether the form has no change to save. */
  idle?: boolean;
  busy: boolean;
  doing?: string;
  children: ReactNode;
}

/**
 * Button that submits its form. Without a change to save it has `aria-disabled`, not `disabled`: a disabled button would lose the focus
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
  /** Called with the form's data when the form is sent. */
  onSend: (fields: FormData) => void;
}

/**
 * Form of the desk, its fields below each other. Before React has loaded, a press sends nothing: if the browser posted the form itself, the
 * password could be in the address.
 */
export const DeskForm = ({ onSend, ...form }: Props) => (
  <Look
    // `method="dialog"` outside a dialog: the browser submits nothing, so a press before React has loaded is harmless.
    method="dialog"
    {...form}
    onSubmit={(event) => {
      event.preventDefault();
      onSend(new FormData(event.currentTarget));
    }}
  />
);

/** Props of a controlled field. `entry`: name of the field in the server's errors; an error with that name is shown under the field. */
export const controlled = (value: string, set: (text: string) => void, entry?: string) => ({
  ...(entry && { 'data-entry': entry }),
  value,
  onChange: (event: { currentTarget: { value: string } }) => set(event.currentTarget.value),
});

/** Line of help in a form, in small type. */
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
