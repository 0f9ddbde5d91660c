import type { Field } from '../../../data/api/settings/field.ts';
import { isToFill } from '../../../data/company/toComplete.ts';
import { SelectField, TextArea, TextField } from '../../ui/Field.tsx';
import { ColourInput } from './ColourInput.tsx';
import { readNumber } from './sayChange.ts';

/** Error messages by the name of the field; for a part of a list, by its path: `site.social.2.url`. */
export type Wrong = Readonly<Record<string, string>>;

interface Props {
  /** Field to edit; `name` is also its name in the server's errors. */
  field: Pick<Field, 'kind' | 'label' | 'example' | 'options'> & { name: string };
  value: unknown;
  isWrong: boolean;
  describedBy?: string;
  onChange: (value: unknown) => void;
}

/** Splits a label such as `Étude de marché : prix` into a heading and the field's own name. */
export function partsOf(label: string): [part: string | undefined, name: string] {
  const [part, name] = label.split(/\s:\s/);
  return name === undefined ? [undefined, label] : [part, name.charAt(0).toUpperCase() + name.slice(1)];
}
const MODES: Partial<Record<Field['kind'], 'email' | 'url' | 'tel'>> = { email: 'email', link: 'url', phone: 'tel' };

/** Input of a field, by its kind. */
export function TypedInput({ field, value, isWrong, describedBy, onChange }: Props) {
  const { name, label, kind, example, options = [] } = field;
  const toFill = typeof value === 'string' && isToFill(value);
  const numeric = kind === 'number' || kind === 'price';
  const [part, bare] = partsOf(label);
  const placeholder = example ?? (toFill ? value : '');
  const mode = numeric ? 'decimal' : MODES[kind];
  const shared = {
    label: bare,
    ...(part && { 'aria-label': label }),
    name,
    // A value that is only a placeholder is shown as an example, so that the owner has nothing to erase.
    value: toFill ? '' : numeric ? String(value ?? '').replace('.', ',') : String(value ?? ''),
    ...(placeholder && { placeholder }),
    ...(describedBy && { 'aria-describedby': describedBy }),
    ...(isWrong && { 'aria-invalid': true as const }),
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange(numeric ? readNumber(event.currentTarget.value) : event.currentTarget.value),
  };
  if (kind === 'colour') return <ColourInput shared={shared} onChange={onChange} />;
  // Without `maxlength`, which would silently cut pasted text: a text that is too long gets an error.
  if (kind === 'text') return <TextArea {...shared} rows={4} />;
  if (kind === 'choice') return <SelectField {...shared} choices={options} />;
  const look = mode && !numeric && ({ autoCapitalize: 'none', spellCheck: false } as const);
  return <TextField {...shared} {...(mode && { inputMode: mode })} {...look} />;
}
