import styled from '@emotion/styled';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Part } from '../../../../data/articles/insertParts.ts';
import { pictureAddress, pictureMiddle } from '../../../../data/media/pictures.ts';
import { color, focusRing, font, media, radius } from '../../../theme.ts';
import { PicturePicker } from '../../media/PicturePicker.tsx';
import { InsertMenu } from './InsertMenu.tsx';
import { apply, block, type Edit, noted, type Selected } from './insertions.ts';
import { Toolbar, toolOf } from './Toolbar.tsx';

const Box = styled.div`
  ${media.phone} { display: flex; flex-direction: column; }
`;
const Area = styled.textarea`
  display: block;
  width: 100%;
  min-height: 62vh;
  padding: 18px 20px;
  border: 1px solid ${color.field};
  border-radius: 0 0 ${radius.control} ${radius.control};
  background: ${color.sheet};
  color: ${color.ink};
  font: 400 16px/1.65 ${font.sans};
  resize: vertical;
  ${focusRing(color.link, 0)}
  ${media.phone} { min-height: 56vh; padding: 12px 14px; border-radius: ${radius.control} ${radius.control} 0 0; }
`;

interface Props {
  text: string;
  onChange: (text: string) => void;
  onSave: () => void;
  label: string;
  placeholder: string;
  /** Characters. */
  most: number;
  parts: readonly Part[];
  /** Whether it takes pictures and notes. */
  pictures: boolean;
}

/** The text as it is typed: Markdown, with its toolbar. */
export function TextPanel({ text, onChange, onSave, label, placeholder, most, parts, pictures }: Props) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [picking, pick] = useState(false);
  const hint = useId();

  const edit = (make: (selected: Selected) => Edit) => {
    const field = area.current;
    if (!field) return;
    const made = make({ text: field.value, from: field.selectionStart, to: field.selectionEnd });
    field.focus();
    field.setSelectionRange(made.from, made.to);
    // As if it had been typed, so that the browser's own undo takes it back; where it cannot, it is put there.
    const typed = document.execCommand(made.put === '' ? 'delete' : 'insertText', false, made.put);
    if (!typed) flushSync(() => onChange(apply(text, made)));
    // At once: a frame later the next words may be on their way.
    field.setSelectionRange(...made.select);
  };
  const press = (event: KeyboardEvent) => {
    if ((event.ctrlKey || event.metaKey) && event.key === 's') {
      event.preventDefault();
      onSave();
      return;
    }
    const tool = toolOf(event.nativeEvent);
    if (!tool) return;
    event.preventDefault();
    edit(tool.edit);
  };
  return (
    <Box>
      <Toolbar onEdit={edit}>
        <InsertMenu
          parts={parts}
          onEdit={edit}
          others={
            pictures
              ? [
                  { label: 'Image', act: () => pick(true) },
                  { label: 'Note de bas de page', act: () => edit(noted) },
                ]
              : []
          }
        />
      </Toolbar>
      <Area
        ref={area}
        aria-label={label}
        aria-describedby={hint}
        placeholder={placeholder}
        maxLength={most}
        value={text}
        onChange={({ currentTarget: { value } }) => onChange(value)}
        onKeyDown={press}
      />
      <span id={hint} className="sr">
        Markdown. Ctrl+B gras, Ctrl+I italique, Ctrl+K lien, Ctrl+S enregistrer.
      </span>
      {picking && (
        <PicturePicker
          onClose={() => pick(false)}
          onPick={(picture) => {
            pick(false);
            const address = pictureAddress(picture.hash, pictureMiddle(picture));
            const alt = picture.alt.replace(/[[\]]/g, '');
            setTimeout(() => edit((selected) => block(selected, `![${alt}](${address})`)));
          }}
        />
      )}
    </Box>
  );
}
