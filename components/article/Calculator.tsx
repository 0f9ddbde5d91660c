import styled from '@emotion/styled';
import { type ReactNode, useState } from 'react';
import { parseWhole } from '../../data/calculators.ts';
import { color, media, radius, type } from '../theme.ts';
import { formatNumber } from '../ui/formatNumber.ts';
import { Block, BlockNote } from './Block.tsx';
import { CalculatorField } from './CalculatorField.tsx';
import { CalculatorResult, type Result } from './CalculatorResult.tsx';

const Panel = styled.div`
  display: grid;
  background: ${color.sheet};
  border: 1px solid ${color['line-strong']};
  border-radius: ${radius.panel};
  & > * { padding: 40px; min-width: 0; }
  & > :last-child { border-top: 1px solid ${color.line}; }
  ${media.phone} { & > * { padding: 24px; } }
  ${media.cramped} { & > * { padding: 28px; } }
  ${media.print} { break-inside: avoid; && > * { padding: 24px; } }
  ${media.desktop} {
    grid-template-columns: 1fr 1fr;
    & > :last-child { border-top: 0; border-left: 1px solid ${color.line}; }
  }
`;
const Fields = styled.div`
  display: grid;
  align-content: start;
  gap: 20px;
  & noscript { ${type.small} color: ${color['ink-2']}; }
`;
const Warning = styled.div`
  ${type.small}
  color: ${color['ink-2']};
  max-width: 36em;
  margin-top: 20px;
  text-wrap: pretty;
`;

interface Props<Name extends string> {
  fields: readonly { name: Name; label: string; unit: string }[];
  defaults: Record<Name, number>;
  /** What the typed numbers give. Called at every change. */
  resultOf: (inputs: Record<Name, number>) => Result;
  formula: string;
  warning: ReactNode;
}

/**
 * A calculator whose fields hold what was typed: grouped when left, read as whole numbers
 * (docs/product/specification.md § 5).
 */
export function Calculator<Name extends string>({ fields, defaults, resultOf, formula, warning }: Props<Name>) {
  const [texts, setTexts] = useState<Partial<Record<Name, string>>>({});
  const inputs = { ...defaults };
  for (const { name } of fields) {
    const typed = texts[name];
    if (typed !== undefined) inputs[name] = parseWhole(typed);
  }
  const type = (name: Name, text: string) => setTexts((before) => ({ ...before, [name]: text }));
  return (
    <Block measure="full">
      <Panel>
        <Fields>
          {fields.map(({ name, label, unit }) => (
            <CalculatorField
              key={name}
              label={label}
              unit={unit}
              text={texts[name] ?? formatNumber(defaults[name])}
              onType={(text) => type(name, text)}
              onLeave={() => type(name, formatNumber(inputs[name]))}
            />
          ))}
          <noscript>Sans JavaScript, le résultat reste celui des nombres donnés ici en exemple.</noscript>
        </Fields>
        <CalculatorResult {...resultOf(inputs)} />
      </Panel>
      <Warning>{warning}</Warning>
      <BlockNote>{formula}</BlockNote>
    </Block>
  );
}
