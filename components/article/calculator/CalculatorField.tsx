import styled from '@emotion/styled';
import { useId } from 'react';
import { color, tabular, type } from '../../theme.ts';
import { TextField } from '../../ui/Field.tsx';

const Row = styled.div`
  position: relative;
  && input { padding-right: 116px; ${tabular} }
`;
const Unit = styled.span`
  position: absolute;
  right: 16px;
  bottom: 0;
  line-height: 48px;
  font-size: 15px;
  color: ${color['ink-3']};
  pointer-events: none;
`;

interface Props {
  /** In the address. */
  name: string;
  label: string;
  unit: string;
  inputMode?: 'numeric' | 'decimal';
  text: string;
  onType: (text: string) => void;
  /** How the entry was read, where it is not as it looks. */
  note: string | undefined;
  onLeave: () => void;
}

const Note = styled.p`
  margin-top: 8px;
  ${type.small}
  color: ${color['ink-2']};
  &:empty { display: none; }
`;

/** A number to type, its unit inside the field, and under it how it was read where that is not as it looks. */
export function CalculatorField({ name, label, unit, inputMode = 'numeric', text, note, onType, onLeave }: Props) {
  const id = useId();
  return (
    <div>
      <Row>
        <TextField
          name={name}
          label={label}
          inputMode={inputMode}
          autoComplete="off"
          aria-describedby={`${id} ${id}-note`}
          value={text}
          onChange={(event) => onType(event.currentTarget.value)}
          onBlur={onLeave}
        />
        <Unit id={id}>{unit}</Unit>
      </Row>
      <Note id={`${id}-note`} role="status">
        {note}
      </Note>
    </div>
  );
}
