import type { SettingField } from '../../../data/api/settingsAnswers.ts';
import { SelectField, TextArea, TextField } from '../../ui/Field.tsx';
import { ListInput } from './ListInput.tsx';

interface Props {
  id: string;
  field: SettingField;
  value: unknown;
  /** What is wrong with it, and with the parts of its items. */
  wrong: Readonly<Record<string, string>>;
  onChange: (value: unknown) => void;
}

const text = (value: unknown): string => (value === null || value === undefined ? '' : String(value));

/** The control of one field, by its kind. */
export function SettingInput({ id, field, value, wrong, onChange }: Props) {
  const { name, label, kind } = field;
  const own = Object.hasOwn(wrong, name);
  const shared = {
    label,
    name,
    value: text(value),
    'aria-describedby': own ? `${id}-where ${id}-wrong` : `${id}-where`,
    ...(own && { 'aria-invalid': true as const }),
    ...(field.most && { maxLength: field.most }),
    onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
  };
  if (kind === 'list') {
    const start = `${name}.`;
    const inside = Object.entries(wrong).filter(([path]) => path.startsWith(start));
    return (
      <ListInput
        label={label}
        item={field.item?.label ?? 'ligne'}
        fields={field.item?.fields ?? []}
        items={value as readonly Record<string, string>[]}
        most={field.most ?? 50}
        wrong={Object.fromEntries(inside.map(([path, said]) => [path.slice(start.length), said]))}
        onChange={onChange}
      />
    );
  }
  if (kind === 'long') return <TextArea {...shared} rows={4} />;
  if (kind === 'choice') return <SelectField {...shared} choices={field.choices ?? []} />;
  if (kind === 'number')
    return (
      <TextField
        {...shared}
        label={field.unit ? `${label} (${field.unit})` : label}
        inputMode="numeric"
        onChange={(event) => {
          const typed = event.currentTarget.value.trim();
          onChange(/^\d+$/.test(typed) ? Number(typed) : typed);
        }}
      />
    );
  return (
    <TextField
      {...shared}
      {...(kind === 'email' && { inputMode: 'email' as const, autoCapitalize: 'none', spellCheck: false })}
      {...(kind === 'url' && { inputMode: 'url' as const, autoCapitalize: 'none', spellCheck: false })}
      {...(kind === 'phone' && { inputMode: 'tel' as const })}
    />
  );
}
