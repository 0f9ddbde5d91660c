import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { color, type } from '../../theme.ts';

const Look = styled.form`
  display: grid;
  gap: 16px;
`;

interface Props extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  /** Told what its fields hold, by name. */
  onSend: (fields: FormData) => void;
}

/** A form of the desk, its fields one under the other. Pressed before React is there it sends nothing, an address with a password least of all. */
export const DeskForm = ({ onSend, ...form }: Props) => (
  <Look
    // Outside of a dialog the browser does nothing with it.
    method="dialog"
    {...form}
    onSubmit={(event) => {
      event.preventDefault();
      onSend(new FormData(event.currentTarget));
    }}
  />
);

/** Props of a field whose text the form holds. */
export const controlled = (value: string, set: (text: string) => void) => ({
  value,
  onChange: (event: { currentTarget: { value: string } }) => set(event.currentTarget.value),
});

/** A small line of help in a form. */
export const Note = styled.p`
  ${type.caption}
  color: ${color['ink-3']};
`;

/** One of a few, a line each. */
export const RadioLines = styled.fieldset`
  display: grid;
  gap: 4px;
  & > label { display: flex; align-items: center; gap: 12px; min-height: 44px; cursor: pointer; }
  & > label > input { width: 20px; height: 20px; accent-color: ${color.blue}; }
`;
