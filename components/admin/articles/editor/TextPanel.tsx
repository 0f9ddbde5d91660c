import styled from '@emotion/styled';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { articleLimits } from '../../../../data/articles/deskArticles.ts';
import { pictureAddress, pictureMiddle } from '../../../../data/media/pictures.ts';
import { color, focusRing, font, radius } from '../../../theme.ts';
import { PicturePicker } from '../../media/PicturePicker.tsx';
import { apply, block, type Edit, type Selected } from './insertions.ts';
import { Toolbar, toolOf } from './Toolbar.tsx';

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
`;

interface Props {
  text: string;
  onChange: (text: string) => void;
  onSave: () => void;
}

/** The text as it is typed: Markdown, with its toolbar. */
export function TextPanel({ text, onChange, onSave }: Props) {
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
    <div>
      <Toolbar onEdit={edit} onPicture={() => pick(true)} />
      <Area
        ref={area}
        aria-label="Texte de l’article"
        aria-describedby={hint}
        placeholder="Écrivez ici. Une ligne vide sépare deux paragraphes ; les boutons au-dessus posent un intertitre, un tableau, une figure, une image. Le résultat se lit dans « Aperçu »."
        maxLength={articleLimits.body}
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
    </div>
  );
}
