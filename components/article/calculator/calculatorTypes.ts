import type { Result } from './CalculatorResult.tsx';

/** A number to type: `key` names it in the address. */
export interface CalculatorEntry<Name extends string> {
  name: Name;
  key: string;
  label: string;
  unit: string;
}

/** A constant of the formula, with what studies measured of it. */
export interface AssumptionEntry<Name extends string> extends CalculatorEntry<Name> {
  hint: string;
  /** A published measure, and the id of its source in the article. */
  measures?: readonly { text: string; source: string }[];
}

export interface CalculatorProps<Name extends string, Assumed extends string> {
  entries: readonly CalculatorEntry<Name>[];
  assumptions: readonly AssumptionEntry<Assumed>[];
  /** What every field opens with. */
  defaults: Record<Name | Assumed, number>;
  /** What the typed numbers give. Called at every change. */
  resultOf: (values: Record<Name | Assumed, number>) => Result;
  formulaOf: (values: Record<Name | Assumed, number>) => string;
}
