import styled from '@emotion/styled';
import { usePageFacts } from '../../pageContext.tsx';
import { color, media, radius, type } from '../../theme.ts';
import { Button } from '../../ui/Button.tsx';
import { TextButton } from '../../ui/TextLink.tsx';
import { Block, BlockNote } from '../Block.tsx';
import { AssumptionFields } from './AssumptionFields.tsx';
import { CalculatorField } from './CalculatorField.tsx';
import { CalculatorResult } from './CalculatorResult.tsx';
import type { CalculatorProps } from './calculatorTypes.ts';
import { useCalculator } from './useCalculator.ts';

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
/** Without script the numbers travel to the server and come back calculated. */
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
 * A calculator whose fields hold what was typed: grouped when left, read as whole numbers (docs/product/specification.md § 5),
 * its constants with decimals. A form that asks for the same page: it calculates without script, and its address is the result's.
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
