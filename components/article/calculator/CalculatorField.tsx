import styled from '@emotion/styled';
import { useId } from 'react';
import { color, tabular } from '../../theme.ts';
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
  onLeave: () => void;
}

/** A number to type, its unit inside the field. */
export function CalculatorField({ name, label, unit, inputMode = 'numeric', text, onType, onLeave }: Props) {
  const id = useId();
  return (
    <Row>
      <TextField
        name={name}
        label={label}
        inputMode={inputMode}
        autoComplete="off"
        aria-describedby={id}
        value={text}
        onChange={(event) => onType(event.currentTarget.value)}
        onBlur={onLeave}
      />
      <Unit id={id}>{unit}</Unit>
    </Row>
  );
}
