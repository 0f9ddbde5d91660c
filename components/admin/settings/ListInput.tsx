import styled from '@emotion/styled';
import { ArrowDown, ArrowUp, GripVertical, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type { SettingsField } from '../../../data/api/settings/settingsResponses.ts';
import { color, focusRing, iconButton, media, radius, type } from '../../theme.ts';
import { FieldProblem } from '../../ui/Field.tsx';
import { Act } from '../list/Act.tsx';
import { TypedInput, type Wrong } from './TypedInput.tsx';

type Item = Readonly<Record<string, string>>;

const Box = styled.fieldset`
  & textarea { field-sizing: content; max-height: 360px; }
  & > legend { padding: 0; margin-bottom: 8px; ${type.label} }
  & > ol { display: grid; gap: 12px; margin-bottom: 12px; &:empty { display: none; } }
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
const WAYS = [
  { way: -1, says: 'Monter', Icon: ArrowUp },
  { way: 1, says: 'Descendre', Icon: ArrowDown },
  { way: 0, says: 'Retirer', Icon: Trash2 },
] as const;

interface Props {
  field: SettingsField;
  items: readonly Item[];
  wrong: Wrong;
  onChange: (items: readonly Item[]) => void;
}

/** Field for a list: entries can be added, removed, and moved by keys or dragging. */
export function ListInput({ field, items, wrong, onChange }: Props) {
  const { name: path, label, entry = 'ligne', parts = [], max = 50 } = field;
  const box = useRef<HTMLFieldSetElement>(null);
  const held = useRef<number>(undefined);
  const last = items.length - 1;
  const without = (index: number) => items.filter((_item, at) => at !== index);
  const move = (from: number, to: number) =>
    onChange([...without(from).slice(0, to), ...items.slice(from, from + 1), ...without(from).slice(to)]);
  const focusAt = (index: number, what: string) =>
    box.current?.querySelectorAll('ol > li')[index]?.querySelector<HTMLElement>(what)?.focus();
  const add = () => {
    flushSync(() => onChange([...items, Object.fromEntries(parts.map(({ name }) => [name, '']))]));
    focusAt(items.length, 'input, textarea');
  };
  /**
   * Focuses the same button of the moved entry. At either end of the list, where this button is disabled, focuses the button for the other
   * direction.
   */
  const press = (index: number, way: -1 | 0 | 1) => {
    const to = index + way;
    flushSync(() => (way === 0 ? onChange(without(index)) : move(index, to)));
    if (way !== 0) focusAt(to, `[data-way="${to === 0 ? 1 : to === last ? -1 : way}"]`);
    else if (last > 0) focusAt(Math.min(index, last - 1), '[data-way="0"]');
    else box.current?.querySelector<HTMLElement>('[data-add]')?.focus();
  };
  return (
    <Box ref={box}>
      <legend>{label}</legend>
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
                const name = `${path}.${index}.${part.name}`;
                const problem = wrong[name];
                return (
                  <div key={part.name}>
                    <TypedInput
                      field={{ ...part, name, label: `${part.label} (${index + 1})` }}
                      value={item[part.name]}
                      isWrong={problem !== undefined}
                      {...(problem && { describedBy: `${name}-wrong` })}
                      onChange={(value) =>
                        onChange(items.map((one, at) => (at === index ? { ...one, [part.name]: String(value) } : one)))
                      }
                    />
                    {problem && <FieldProblem id={`${name}-wrong`}>{problem}</FieldProblem>}
                  </div>
                );
              })}
            </Fields>
            <MoveButtons>
              {WAYS.map(({ way, says, Icon }) => (
                <button
                  key={way}
                  type="button"
                  data-way={way}
                  aria-label={`${says} : ${entry} ${index + 1}`}
                  disabled={way !== 0 && (index + way < 0 || index + way > last)}
                  onClick={() => press(index, way)}
                >
                  <Icon size={18} strokeWidth={1.6} aria-hidden="true" />
                </button>
              ))}
            </MoveButtons>
          </li>
        ))}
      </ol>
      {items.length < max && <Act data-add onClick={add}>{`Ajouter : ${entry}`}</Act>}
    </Box>
  );
}
