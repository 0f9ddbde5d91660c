import { useEffect, useState } from 'react';
import { noteOn, parseDecimal, parseWhole, type Reading } from '../../../data/blog/typedNumbers.ts';
import { usePageFacts } from '../../pageContext.tsx';
import { formatNumber } from '../../ui/formatNumber.ts';
import type { CalculatorProps } from './calculatorTypes.ts';

/** Longer than any number a field can show. */
const LONGEST = 20;
/** Milliseconds without a change before the address follows: browsers refuse too many of its changes. */
const PAUSE = 400;

type Texts<Name extends string> = Partial<Record<Name, string>>;

/**
 * What was typed in a calculator, and the numbers it stands for: whole for what it asks, with decimals for its constants. It
 * starts from the address, which the server read too, and the address follows what is typed.
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
  /** What was typed, which a field that was left no longer shows. */
  const [typed, setTyped] = useState(texts);
  const values = { ...defaults };
  for (const { name } of entries) values[name] = numberOf(texts[name], parseWhole, defaults[name]);
  for (const { name } of assumptions) values[name] = numberOf(texts[name], parseDecimal, defaults[name]);
  const changed = all.filter(({ name }) => values[name] !== defaults[name]);
  const asked = new URLSearchParams(changed.map(({ name, key }) => [key, String(values[name])])).toString();
  const keys = all.map(({ key }) => key).join();
  const isTouched = Object.keys(texts).length > 0;

  useEffect(() => {
    if (!isTouched) return;
    const timer = setTimeout(() => {
      const search = new URLSearchParams(location.search);
      for (const key of keys.split(',')) search.delete(key);
      for (const [key, value] of new URLSearchParams(asked)) search.set(key, value);
      const shown = search.size > 0 ? `?${search}` : '';
      if (shown !== location.search) history.replaceState(history.state, '', location.pathname + shown + location.hash);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [asked, keys, isTouched]);

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
