import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import type { Reading } from '../../../data/blog/typedNumbers.ts';
import { color, focusRing, media, type } from '../../theme.ts';
import { Cite } from '../Cite.tsx';
import { CalculatorField } from './CalculatorField.tsx';
import type { AssumptionEntry } from './calculatorTypes.ts';

const Box = styled.details`
  & summary { width: fit-content; min-height: 24px; font-weight: 600; color: ${color.link}; cursor: pointer; ${focusRing(color.link, 4)} }
  & summary:hover { color: ${color.ink}; }
`;
const Rows = styled.div`
  display: grid;
  gap: 28px;
  margin-top: 24px;
`;
const Row = styled.div`
  display: grid;
  gap: 10px 40px;
  ${type.small}
  & p { color: ${color['ink-2']}; }
  & p + p { margin-top: 6px; }
  ${media.desktop} { grid-template-columns: 1fr 1fr; align-items: end; }
`;

interface Props<Name extends string> {
  entries: readonly AssumptionEntry<Name>[];
  field: (
    name: Name,
    reading: Reading,
  ) => Omit<ComponentProps<typeof CalculatorField>, 'name' | 'label' | 'unit' | 'inputMode'>;
  /** Whether one of them is not what it opened with. */
  open: boolean;
}

/** The constants of a calculator, each beside what studies measured of it. */
export const AssumptionFields = <Name extends string>({ entries, field, open }: Props<Name>) => (
  <Box open={open}>
    <summary>Changer les hypothèses</summary>
    <Rows>
      {entries.map(({ name, key, label, unit, hint, measures = [] }) => (
        <Row key={name}>
          <CalculatorField
            name={key}
            label={label}
            unit={unit}
            inputMode="decimal"
            {...field(name, { kind: 'decimal', unit })}
          />
          <div>
            <p>{hint}</p>
            {measures.map(({ text, source }) => (
              <p key={text}>
                {text}
                <Cite id={source} />
              </p>
            ))}
          </div>
        </Row>
      ))}
    </Rows>
  </Box>
);
