import styled from '@emotion/styled';
import { ArrowDown, ArrowUp, GripVertical, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type { SettingsField } from '../../../data/api/settings/settingsAnswers.ts';
import { color, focusRing, iconButton, media, radius, type } from '../../theme.ts';
import { TextArea, TextField } from '../../ui/Field.tsx';
import { Act } from '../list/Act.tsx';
import { withoutLabel } from './fieldErrors.ts';
import { moved, useReorder } from './useReorder.ts';

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
  touch-action: none;
  ${media.phone} { display: none; }
`;
const Fields = styled.div`
  display: grid;
  gap: 14px;
`;
const Ways = styled.div`
  display: grid;
  align-content: start;
  & button { ${iconButton(color.link)} color: ${color['ink-2']}; ${focusRing(color.link)} }
  & button:disabled { color: ${color['line-strong']}; }
`;

/** An address as people say it: `www.mediateur.fr`. */
const SPOKEN = /^[\w-]+(\.[\w-]+)+(?=$|[/?#])/;

/** Completes an address that was typed without its https:// once the field is left. */
export const withScheme =
  (set: (address: string) => void) =>
  ({ currentTarget }: { currentTarget: { value: string } }): void => {
    const typed = currentTarget.value.trim();
    if (SPOKEN.test(typed)) set(`https://${typed}`);
  };

interface Props {
  label: string;
  /** What one item is called, `question`. */
  item: string;
  fields: NonNullable<SettingsField['parts']>;
  items: readonly Item[];
  most: number;
  /** What is wrong, by place in the list: `2.url`. */
  wrong: Readonly<Record<string, string>>;
  onChange: (items: readonly Item[]) => void;
}

/** A list of things with their own fields: added, removed, put in order by keys or by dragging. */
export function ListInput({ label, item: called, fields, items, most, wrong, onChange }: Props) {
  const box = useRef<HTMLFieldSetElement>(null);
  const move = (from: number, to: number) => onChange(moved(items, from, to));
  const grip = useReorder(move);
  const focusAt = (index: number, name: string) =>
    box.current?.querySelectorAll('ol > li')[index]?.querySelector<HTMLElement>(name)?.focus();
  /** The focus goes with the item; where its button has nothing more to do, to the other. */
  const step = (index: number, by: 1 | -1) => {
    flushSync(() => move(index, index + by));
    const last = by < 0 ? index + by === 0 : index + by === items.length - 1;
    focusAt(index + by, `[data-move="${by < 0 === last ? 'down' : 'up'}"]`);
  };
  const add = () => {
    flushSync(() => onChange([...items, Object.fromEntries(fields.map(({ name }) => [name, '']))]));
    focusAt(items.length, 'input, textarea');
  };
  const remove = (index: number) => {
    flushSync(() => onChange(items.filter((_item, at) => at !== index)));
    if (items.length > 1) focusAt(Math.min(index, items.length - 2), '[data-remove]');
    else box.current?.querySelector<HTMLElement>('[data-add]')?.focus();
  };
  return (
    <Box ref={box}>
      <legend>{label}</legend>
      {items.length > 0 && (
        <ol>
          {items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: items have no name of their own; their fields are controlled.
            <li key={index}>
              <Grip {...grip(index)}>
                <GripVertical size={20} strokeWidth={1.6} aria-hidden="true" />
              </Grip>
              <Fields>
                {fields.map(({ name, label: fieldLabel, kind, example }) => {
                  const Field = kind === 'text' ? TextArea : TextField;
                  const said = wrong[`${index}.${name}`];
                  const set = (value: string) =>
                    onChange(items.map((one, at) => (at === index ? { ...one, [name]: value } : one)));
                  return (
                    <div key={name}>
                      <Field
                        label={`${fieldLabel} (${index + 1})`}
                        value={item[name] ?? ''}
                        aria-invalid={said ? true : undefined}
                        {...(example && { placeholder: example })}
                        {...(kind === 'link' && {
                          inputMode: 'url',
                          autoCapitalize: 'none',
                          spellCheck: false,
                          onBlur: withScheme(set),
                        })}
                        onChange={(event: { currentTarget: { value: string } }) => set(event.currentTarget.value)}
                      />
                      {said && <Wrong>{withoutLabel(said, fieldLabel)}</Wrong>}
                    </div>
                  );
                })}
              </Fields>
              <Ways>
                <button
                  type="button"
                  data-move="up"
                  aria-label={`Monter : ${called} ${index + 1}`}
                  disabled={index === 0}
                  onClick={() => step(index, -1)}
                >
                  <ArrowUp size={18} strokeWidth={1.6} aria-hidden="true" />
                </button>
                <button
                  type="button"
                  data-move="down"
                  aria-label={`Descendre : ${called} ${index + 1}`}
                  disabled={index === items.length - 1}
                  onClick={() => step(index, 1)}
                >
                  <ArrowDown size={18} strokeWidth={1.6} aria-hidden="true" />
                </button>
                <button
                  type="button"
                  data-remove
                  aria-label={`Retirer : ${called} ${index + 1}`}
                  onClick={() => remove(index)}
                >
                  <Trash2 size={18} strokeWidth={1.6} aria-hidden="true" />
                </button>
              </Ways>
            </li>
          ))}
        </ol>
      )}
      {items.length < most && (
        <Act data-add onClick={add}>
          {`Ajouter : ${called}`}
        </Act>
      )}
    </Box>
  );
}

const Wrong = styled.p`
  margin-top: 6px;
  font-size: 14px;
  line-height: 1.4;
  color: ${color.danger};
`;
