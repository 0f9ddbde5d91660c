import type { Field } from '../../../data/api/settings/field.ts';
import { isToFill } from '../../../data/company/toComplete.ts';
import { SelectField, TextArea, TextField } from '../../ui/Field.tsx';
import { ColourInput } from './ColourInput.tsx';
import { type Wrong, wrongInside } from './fieldErrors.ts';
import { ListInput } from './ListInput.tsx';
import { PictureInput } from './PictureInput.tsx';
import { readNumber } from './sayChange.ts';

interface Props {
  field: Pick<Field, 'kind' | 'label' | 'example' | 'max' | 'options' | 'parts' | 'entry' | 'whole'> & { name: string };
  value: unknown;
  /** What is wrong with it, and with the parts of its entries: `faq.items.2.answer`. */
  wrong: Wrong;
  describedBy?: string | undefined;
  onChange: (value: unknown) => void;
}

/** `Étude de marché : prix`: what the field is of, under whose heading it stands, and its own name there. */
export function partsOf(label: string): [part: string | undefined, name: string] {
  const [part, name] = label.split(/\s:\s/);
  return name === undefined ? [undefined, label] : [part, name.charAt(0).toUpperCase() + name.slice(1)];
}
const MODES: Partial<Record<Field['kind'], 'email' | 'url' | 'tel'>> = { email: 'email', link: 'url', phone: 'tel' };

/** The control of one field, by its kind. */
export function SettingInput({ field, value, wrong, describedBy, onChange }: Props) {
  const { name, label, kind, max, example, options = [], parts = [], entry = 'ligne', whole = false } = field;
  if (kind === 'list')
    return (
      <ListInput
        label={label}
        entry={entry}
        parts={parts}
        items={Array.isArray(value) ? value : []}
        most={max ?? 50}
        wrong={wrongInside(wrong, name)}
        onChange={onChange}
      />
    );
  if (kind === 'picture')
    return (
      <PictureInput
        label={label}
        value={String(value ?? '')}
        whole={whole}
        describedBy={describedBy}
        onChange={onChange}
      />
    );
  const toFill = typeof value === 'string' && isToFill(value);
  const numeric = kind === 'number' || kind === 'price';
  const [part, bare] = partsOf(label);
  const placeholder = example ?? (toFill ? value : '');
  const mode = numeric ? 'decimal' : MODES[kind];
  const shared = {
    label: bare,
    ...(part && { 'aria-label': label }),
    name,
    // What asks to be filled in stands where an example would, and need not be erased first.
    value: toFill ? '' : numeric ? String(value ?? '').replace('.', ',') : String(value ?? ''),
    ...(placeholder && { placeholder }),
    ...(describedBy && { 'aria-describedby': describedBy }),
    ...(Object.hasOwn(wrong, name) && { 'aria-invalid': true as const }),
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange(numeric ? readNumber(event.currentTarget.value) : event.currentTarget.value),
  };
  if (kind === 'colour') return <ColourInput shared={shared} onChange={onChange} />;
  // Nothing is cut off a text that is pasted: what is too long is said.
  if (kind === 'text') return <TextArea {...shared} rows={4} />;
  if (kind === 'choice') return <SelectField {...shared} choices={options} />;
  return (
    <TextField
      {...shared}
      {...(mode && { inputMode: mode })}
      {...(mode && !numeric && { autoCapitalize: 'none', spellCheck: false })}
    />
  );
}
