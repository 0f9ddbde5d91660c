import type { SettingsField } from '../../../data/api/settings/settingsAnswers.ts';
import { isToFill } from '../../../data/company/toComplete.ts';
import { SelectField, TextArea, TextField } from '../../ui/Field.tsx';
import { ColourInput } from './ColourInput.tsx';
import { ListInput, withScheme } from './ListInput.tsx';
import { PictureInput } from './PictureInput.tsx';
import { readNumber } from './sayChange.ts';

interface Props {
  id: string;
  field: SettingsField;
  value: unknown;
  /** What is wrong with it, and with the parts of its entries: `faq.items.2.answer`. */
  wrong: Readonly<Record<string, string>>;
  onChange: (value: unknown) => void;
}

/** What one entry of a list is called. */
const ENTRIES: Readonly<Record<string, string>> = {
  'faq.items': 'question',
  'site.social': 'compte',
  'identity.processors.ai': 'fournisseur',
};
/** Pictures that are shown entire. */
const WHOLE: ReadonlySet<string> = new Set(['site.looks.logo']);
/** `Étude de marché : prix`: what the field is of, under whose heading it stands, and its own name there. */
export function partsOf(label: string): [part: string | undefined, name: string] {
  const [part, name] = label.split(/\s:\s/);
  return name === undefined ? [undefined, label] : [part, name.charAt(0).toUpperCase() + name.slice(1)];
}
const MODES = { email: 'email', link: 'url', phone: 'tel' } as const;

/** The control of one field, by its kind. */
export function SettingInput({ id, field, value, wrong, onChange }: Props) {
  const { name, label, kind, max, example } = field;
  if (kind === 'list') {
    const start = `${name}.`;
    const inside = Object.entries(wrong).filter(([path]) => path.startsWith(start));
    return (
      <ListInput
        label={label}
        item={ENTRIES[name] ?? 'ligne'}
        fields={field.parts ?? []}
        items={Array.isArray(value) ? value : []}
        most={max ?? 50}
        wrong={Object.fromEntries(inside.map(([path, said]) => [path.slice(start.length), said]))}
        onChange={onChange}
      />
    );
  }
  const own = Object.hasOwn(wrong, name);
  const describedBy = own ? `${id}-where ${id}-wrong` : `${id}-where`;
  if (kind === 'picture')
    return (
      <PictureInput
        label={label}
        value={String(value ?? '')}
        whole={WHOLE.has(name)}
        describedBy={describedBy}
        onChange={onChange}
      />
    );
  const toFill = typeof value === 'string' && isToFill(value);
  const numeric = kind === 'number' || kind === 'price';
  const [part, bare] = partsOf(label);
  const shared = {
    label: bare,
    ...(part && { 'aria-label': label }),
    name,
    // What asks to be filled in stands where an example would: nobody has to erase it first.
    value: toFill ? '' : numeric ? String(value ?? '').replace('.', ',') : String(value ?? ''),
    ...(toFill && { placeholder: example ?? value }),
    'aria-describedby': describedBy,
    ...(own && { 'aria-invalid': true as const }),
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange(numeric ? readNumber(event.currentTarget.value) : event.currentTarget.value),
  };
  if (kind === 'colour') return <ColourInput shared={shared} onChange={onChange} />;
  // Nothing is cut off a text that is pasted: what is too long is said.
  if (kind === 'text') return <TextArea {...shared} rows={4} />;
  if (kind === 'choice')
    return (
      <SelectField
        {...shared}
        choices={(field.options ?? []).map(({ value: code, label: text }) => ({ code, label: text }))}
      />
    );
  if (numeric) return <TextField {...shared} inputMode="decimal" />;
  const mode = kind === 'email' || kind === 'link' || kind === 'phone' ? MODES[kind] : undefined;
  return (
    <TextField
      {...shared}
      {...(mode && { inputMode: mode, autoCapitalize: 'none', spellCheck: false })}
      {...(kind === 'link' && { onBlur: withScheme(onChange) })}
    />
  );
}
