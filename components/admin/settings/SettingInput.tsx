import styled from '@emotion/styled';
import { ArrowDown, ArrowUp, GripVertical, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type { Field } from '../../../data/api/settings/field.ts';
import type { SettingsField } from '../../../data/api/settings/settingsAnswers.ts';
import { isToFill } from '../../../data/company/toComplete.ts';
import { color, focusRing, iconButton, media, radius, type } from '../../theme.ts';
import { FieldProblem, SelectField, TextArea, TextField } from '../../ui/Field.tsx';
import { Act } from '../list/Act.tsx';
import { ColourInput } from './ColourInput.tsx';
import { type Wrong, wrongInside } from './fieldErrors.ts';
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

type Item = Readonly<Record<string, string>>;

const Box = styled.fieldset`
  & textarea { field-sizing: content; max-height: 360px; }
  & > legend { padding: 0; margin-bottom: 8px; ${type.label} }
  & > ol { display: grid; gap: 12px; margin-bottom: 12px; }
  & > ol > li { display: grid; grid-template-columns: 24px minmax(0, 1fr) 44px; gap: 0 12px; padding: 14px 8px 18px 12px; border: 1px solid ${color.line}; border-radius: ${radius.panel}; background: ${color.sheet}; }
  ${media.phone} { & > ol > li { grid-template-columns: minmax(0, 1fr) 44px; padding-left: 14px; } }
`;
const Grip = styled.span`
  align-self: start;
  padding: 12px 0;
  color: ${color['ink-3']};
  cursor: grab;
  ${media.phone} { display: none; }
`;
const Fields = styled.div`
  display: grid;
  gap: 14px;
`;
const MoveButtons = styled.div`
  display: grid;
  align-content: start;
  & button { ${iconButton(color.link)} color: ${color['ink-2']}; ${focusRing(color.link)} }
  & button:disabled { color: ${color['line-strong']}; }
`;

interface ListProps {
  label: string;
  /** What one entry is called, `question`, and what it is made of. */
  entry: string;
  parts: NonNullable<SettingsField['parts']>;
  items: readonly Item[];
  most: number;
  /** What is wrong, by place in the list: `2.url`. */
  wrong: Wrong;
  onChange: (items: readonly Item[]) => void;
}

/** A list of things with their own fields: added, removed, put in order by keys or by dragging. */
function ListInput({ label, entry, parts, items, most, wrong, onChange }: ListProps) {
  const box = useRef<HTMLFieldSetElement>(null);
  const held = useRef<number>(undefined);
  const move = (from: number, to: number) => {
    const next = items.filter((_item, at) => at !== from);
    onChange([...next.slice(0, to), ...items.slice(from, from + 1), ...next.slice(to)]);
  };
  const focusAt = (index: number, name: string) =>
    box.current?.querySelectorAll('ol > li')[index]?.querySelector<HTMLElement>(name)?.focus();
  /** The focus goes with the entry; where its button has nothing more to do, to the other. */
  const step = (index: number, by: 1 | -1) => {
    flushSync(() => move(index, index + by));
    const last = by < 0 ? index + by === 0 : index + by === items.length - 1;
    focusAt(index + by, `[data-way="${by < 0 === last ? 'down' : 'up'}"]`);
  };
  const add = () => {
    flushSync(() => onChange([...items, Object.fromEntries(parts.map(({ name }) => [name, '']))]));
    focusAt(items.length, 'input, textarea');
  };
  const remove = (index: number) => {
    flushSync(() => onChange(items.filter((_item, at) => at !== index)));
    if (items.length > 1) focusAt(Math.min(index, items.length - 2), '[data-way=remove]');
    else box.current?.querySelector<HTMLElement>('[data-add]')?.focus();
  };
  const waysOf = (index: number) => [
    { name: 'up', says: 'Monter', Icon: ArrowUp, idle: index === 0, press: () => step(index, -1) },
    {
      ...{ name: 'down', says: 'Descendre', Icon: ArrowDown },
      ...{ idle: index === items.length - 1, press: () => step(index, 1) },
    },
    { name: 'remove', says: 'Retirer', Icon: Trash2, idle: false, press: () => remove(index) },
  ];
  return (
    <Box ref={box}>
      <legend>{label}</legend>
      {items.length > 0 && (
        <ol>
          {items.map((item, index) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: entries have no name of their own; their fields are controlled.
              key={index}
              onDragOver={(event) => held.current !== undefined && event.preventDefault()}
              onDrop={() => held.current !== undefined && move(held.current, index)}
            >
              <Grip
                draggable
                onDragStart={(event) => {
                  held.current = index;
                  const row = event.currentTarget.parentElement;
                  if (row) event.dataTransfer.setDragImage(row, 0, 0);
                }}
                onDragEnd={() => {
                  held.current = undefined;
                }}
              >
                <GripVertical size={20} strokeWidth={1.6} aria-hidden="true" />
              </Grip>
              <Fields>
                {parts.map((part) => {
                  const said = wrong[`${index}.${part.name}`];
                  return (
                    <div key={part.name}>
                      <SettingInput
                        field={{ ...part, label: `${part.label} (${index + 1})` }}
                        value={item[part.name]}
                        wrong={wrongInside(wrong, String(index))}
                        onChange={(value) =>
                          onChange(
                            items.map((one, at) => (at === index ? { ...one, [part.name]: String(value) } : one)),
                          )
                        }
                      />
                      {said && <FieldProblem>{said}</FieldProblem>}
                    </div>
                  );
                })}
              </Fields>
              <MoveButtons>
                {waysOf(index).map(({ name, says, Icon, idle, press }) => (
                  <button
                    key={name}
                    type="button"
                    data-way={name}
                    aria-label={`${says} : ${entry} ${index + 1}`}
                    disabled={idle}
                    onClick={press}
                  >
                    <Icon size={18} strokeWidth={1.6} aria-hidden="true" />
                  </button>
                ))}
              </MoveButtons>
            </li>
          ))}
        </ol>
      )}
      {items.length < most && <Act data-add onClick={add}>{`Ajouter : ${entry}`}</Act>}
    </Box>
  );
}
