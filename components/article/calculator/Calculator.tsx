import styled from '@emotion/styled';
import { Plus } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import type { Reading } from '../../../data/blog/typedNumbers.ts';
import { usePageFacts } from '../../pageContext.tsx';
import { color, focusRing, media, radius, tabular, type } from '../../theme.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { TextButton } from '../../ui/TextLink.tsx';
import { Cite } from '../Cite.tsx';
import { Block, BlockNote } from '../toolParts.tsx';
import { CalculatorResult } from './CalculatorResult.tsx';
import { type AssumptionEntry, type CalculatorProps, useCalculator } from './useCalculator.ts';

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
  /** Query parameter of the field in the address. */
  name: string;
  label: string;
  unit: string;
  inputMode?: 'numeric' | 'decimal';
  text: string;
  onType: (text: string) => void;
  /** Remark on how the typed text was read; undefined if it was read as typed. */
  note: string | undefined;
  onLeave: () => void;
}

const Note = styled.p`
  margin-top: 8px;
  ${type.small}
  color: ${color['ink-2']};
  &:empty { display: none; }
`;

/** Number field with its unit inside; under it, a remark if the text was not read as typed. */
function CalculatorField({ name, label, unit, inputMode = 'numeric', text, note, onType, onLeave }: Props) {
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

const Box = styled.details`
  & summary { display: flex; align-items: center; gap: 12px; width: fit-content; min-height: 44px; margin: -10px 0; font-weight: 600; color: ${color.link}; cursor: pointer; ${focusRing(color.link, 4)} }
  & summary::-webkit-details-marker { display: none; }
  & summary:hover { color: ${color.ink}; }
  &[open] > summary > svg path:last-of-type { display: none; }
`;
const Rows = styled.div`
  display: grid;
  gap: 28px;
  margin-top: 24px;
`;
const AssumptionFieldsRow = styled.div`
  display: grid;
  gap: 10px 40px;
  ${type.small}
  & p { color: ${color['ink-2']}; }
  & p + p { margin-top: 6px; }
  ${media.desktop} { grid-template-columns: 1fr 1fr; align-items: end; }
`;

interface AssumptionFieldsProps<Name extends string> {
  entries: readonly AssumptionEntry<Name>[];
  field: (
    name: Name,
    reading: Reading,
  ) => Omit<ComponentProps<typeof CalculatorField>, 'name' | 'label' | 'unit' | 'inputMode'>;
  /** Whether the assumptions are shown unfolded, because one differs from its default. */
  open: boolean;
}

/** Fields for the assumptions of a calculator, each with values that studies measured. */
const AssumptionFields = <Name extends string>({ entries, field, open }: AssumptionFieldsProps<Name>) => (
  <Box open={open}>
    <summary>
      <Plus size={18} strokeWidth={1.6} aria-hidden="true" />
      Changer les hypothèses
    </summary>
    <Rows>
      {entries.map(({ name, key, label, unit, hint, measures = [] }) => (
        <AssumptionFieldsRow key={name}>
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
        </AssumptionFieldsRow>
      ))}
    </Rows>
  </Box>
);

const Panel = styled.form`
  display: grid;
  background: ${color.sheet};
  border: 1px solid ${color['line-strong']};
  border-radius: ${radius.panel};
  scroll-margin-top: 112px;
  & > * { padding: 40px; min-width: 0; }
  & > * + * { border-top: 1px solid ${color.line}; }
  ${media.phone} { & > * { padding: 24px; } }
  ${media.cramped} { & > * { padding: 28px; } }
  ${media.print} { break-inside: avoid; && > * { padding: 24px; } }
  ${media.desktop} {
    grid-template-columns: 1fr 1fr;
    & > :nth-of-type(2) { border-top: 0; border-left: 1px solid ${color.line}; }
    & > details { grid-column: 1 / -1; }
  }
`;
const Fields = styled.div`
  display: grid;
  align-content: start;
  gap: 20px;
`;
/** Submit button for visitors without script: the server then computes the result. */
const Send = styled(Button)`
  display: none;
  ${media.noScript} { display: inline-flex; justify-self: start; }
`;
const Share = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 20px;
  margin-top: 20px;
  ${type.small}
  color: ${color['ink-2']};
  & button { ${media.noScript} { display: none; } }
  ${media.print} { display: none; }
`;

const ANCHOR = 'calculateur';

/**
 * Calculator in a form that leads to the same page: it works without script, and each result has an address. Fields group their digits
 * after losing the focus and are read as whole numbers (docs/product/specification.md § 5); constants may have decimals.
 */
export function Calculator<Name extends string, Assumed extends string>(props: CalculatorProps<Name, Assumed>) {
  const { entries, assumptions, resultOf, formulaOf } = props;
  const { path } = usePageFacts();
  const { values, field, isChanged, assumes, reset } = useCalculator(props);
  return (
    <Block measure="full">
      <Panel id={ANCHOR} action={`${path}#${ANCHOR}`} onSubmit={(event) => event.preventDefault()}>
        <Fields>
          {entries.map(({ name, key, label, unit }) => (
            <CalculatorField
              key={name}
              name={key}
              label={label}
              unit={unit}
              {...field(name, { kind: 'whole', unit })}
            />
          ))}
          <Send type="submit">Calculer</Send>
        </Fields>
        <CalculatorResult {...resultOf(values)} />
        <AssumptionFields entries={assumptions} field={field} open={assumes} />
      </Panel>
      <Share>
        <span>L’adresse de cette page contient vos nombres : copiez-la pour partager ce calcul.</span>
        {isChanged && <TextButton onClick={reset}>Revenir aux valeurs de départ</TextButton>}
      </Share>
      <BlockNote>{formulaOf(values)}</BlockNote>
    </Block>
  );
}
