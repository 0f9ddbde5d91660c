import { useEffect, useState } from 'react';
import type { Assumptions } from '../../../data/blog/calculators.ts';
import { doctrine } from '../../../data/blog/method.ts';
import { noteOn, parseDecimal, parseWhole, type Reading } from '../../../data/blog/typedNumbers.ts';
import { usePageFacts } from '../../pageContext.tsx';
import { formatNumber } from '../../ui/formatNumber.ts';
import type { Result } from './CalculatorResult.tsx';

/** An input of a calculator; `key` is its query parameter in the address. */
interface CalculatorEntry<Name extends string> {
  name: Name;
  key: string;
  label: string;
  unit: string;
}

/** A constant of the formula, with the values that studies measured. */
export interface AssumptionEntry<Name extends string> extends CalculatorEntry<Name> {
  hint: string;
  /** Values measured by studies, each with the id of its source in the article. */
  measures?: readonly { text: string; source: string }[];
}

export interface CalculatorProps<Name extends string, Assumed extends string> {
  entries: readonly CalculatorEntry<Name>[];
  assumptions: readonly AssumptionEntry<Assumed>[];
  /** Initial value of every field. */
  defaults: Record<Name | Assumed, number>;
  /** Computes the result from the numbers typed; called at every change. */
  resultOf: (values: Record<Name | Assumed, number>) => Result;
  formulaOf: (values: Record<Name | Assumed, number>) => string;
}

/**
 * Constants of the formula, the same for both calculators: their query parameters and labels; `costLabel` is this article's label for the
 * cost.
 */
export const assumptionEntries = (costLabel: string): readonly AssumptionEntry<keyof Assumptions>[] => [
  {
    name: 'timeSaved',
    key: 'gain',
    label: 'Part du temps récupérée',
    unit: '%',
    hint: 'Sur l’ensemble des heures, des enquêtes relèvent :',
    measures: [
      {
        text: '5,4 % des heures de ceux qui s’en servent, 1,4 % de celles de tous les actifs (États-Unis, fin 2024)',
        source: 'fed-2025',
      },
      { text: 'environ 3 % dans onze métiers exposés (Danemark)', source: 'humlum-2025' },
    ],
  },
  {
    name: 'revenueGain',
    key: 'hausse',
    label: 'Chiffre d’affaires en plus',
    unit: '%',
    hint: 'La décision doit tenir à 0. Des dirigeants déclarent :',
    measures: [
      { text: '+15,8 % en moyenne chez les premiers utilisateurs', source: 'gartner-2024' },
      {
        text: '39 % des organisations voient un effet de l’IA sur leur résultat, le plus souvent faible',
        source: 'mckinsey-2025',
      },
    ],
  },
  {
    name: 'margin',
    key: 'marge',
    label: 'Marge sur ces ventes',
    unit: '%',
    hint: 'À 100 %, toute vente compte comme un gain ; un contrôleur n’en retient que la marge.',
  },
  {
    name: 'cost',
    key: 'cout',
    label: costLabel,
    unit: '€',
    hint: `Cinq postes : ${doctrine.costs.map(({ name }) => name.toLowerCase()).join(', ')}.`,
  },
  {
    name: 'weeks',
    key: 'semaines',
    label: 'Semaines par an',
    unit: 'semaines',
    hint: `${doctrine.weeksAYear} une fois les congés déduits.`,
  },
];

/** Maximum characters read from the address: more than any field can show. */
const LONGEST = 20;
/** Milliseconds without a change before the address is updated: browsers refuse updates that are too frequent. */
const PAUSE = 400;

type Texts<Name extends string> = Partial<Record<Name, string>>;

/**
 * State of a calculator: the typed texts, and their numbers (integers for inputs, decimals for constants). It is read from the address, on
 * the server too, and written back to it.
 */
export function useCalculator<Name extends string, Assumed extends string>({
  entries,
  assumptions,
  defaults,
}: Pick<CalculatorProps<Name, Assumed>, 'entries' | 'assumptions' | 'defaults'>) {
  const { query } = usePageFacts();
  const all: readonly { name: Name | Assumed; key: string }[] = [...entries, ...assumptions];
  const [texts, setTexts] = useState<Texts<Name | Assumed>>(
    () =>
      Object.fromEntries(
        all.flatMap(({ name, key }) => (query[key] ? [[name, query[key].slice(0, LONGEST)]] : [])),
      ) as Texts<Name | Assumed>,
  );
  /** Text of each field as typed; once the focus leaves, the field may show its number in another form. */
  const [typed, setTyped] = useState(texts);
  const values = { ...defaults };
  for (const { name } of entries) values[name] = numberOf(texts[name], parseWhole, defaults[name]);
  for (const { name } of assumptions) values[name] = numberOf(texts[name], parseDecimal, defaults[name]);
  const changed = all.filter(({ name }) => values[name] !== defaults[name]);
  const parameters = new URLSearchParams(changed.map(({ name, key }) => [key, String(values[name])])).toString();
  const keys = all.map(({ key }) => key).join();
  const isTouched = Object.keys(texts).length > 0;

  useEffect(() => {
    if (!isTouched) return;
    const timer = setTimeout(() => {
      const search = new URLSearchParams(location.search);
      for (const key of keys.split(',')) search.delete(key);
      for (const [key, value] of new URLSearchParams(parameters)) search.set(key, value);
      const shown = search.size > 0 ? `?${search}` : '';
      if (shown !== location.search) history.replaceState(history.state, '', location.pathname + shown + location.hash);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [parameters, keys, isTouched]);

  const show = (name: Name | Assumed, text: string) => setTexts((before) => ({ ...before, [name]: text }));
  return {
    values,
    isChanged: changed.length > 0,
    assumes: assumptions.some(({ name }) => values[name] !== defaults[name]),
    reset: () => {
      setTexts(Object.fromEntries(all.map(({ name }) => [name, formatNumber(defaults[name])])) as typeof texts);
      setTyped({});
    },
    field: (name: Name | Assumed, reading: Reading) => ({
      text: texts[name] ?? formatNumber(defaults[name]),
      note: typed[name] === undefined ? undefined : noteOn(typed[name], reading),
      onType: (text: string) => {
        show(name, text);
        setTyped((before) => ({ ...before, [name]: text }));
      },
      onLeave: () => show(name, formatNumber(values[name])),
    }),
  };
}

const numberOf = (text: string | undefined, parse: (text: string) => number, otherwise: number) =>
  text === undefined ? otherwise : parse(text);
