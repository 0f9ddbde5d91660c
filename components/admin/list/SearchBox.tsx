import { type RefObject, useEffect, useRef, useState } from 'react';
import { TextField } from '../../ui/Field.tsx';

const TYPING_MS = 200;

interface Props {
  value: string;
  placeholder: string;
  field?: RefObject<HTMLInputElement | null>;
  onChange: (text: string) => void;
}

/** Search as you type: told after a short pause; a change from elsewhere shows in the box. */
export function SearchBox({ value, placeholder, field, onChange }: Props) {
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  const [told, setTold] = useState(value);
  const tell = useRef(onChange);
  if (value !== seen) {
    setSeen(value);
    // Our own word coming back must not undo the letters typed since.
    if (value !== told) {
      setTold(value);
      setText(value);
    }
  }
  useEffect(() => {
    tell.current = onChange;
  });
  useEffect(() => {
    if (text === told) return;
    const timer = setTimeout(() => {
      setTold(text);
      tell.current(text);
    }, TYPING_MS);
    return () => clearTimeout(timer);
  }, [text, told]);
  return (
    <TextField
      {...(field && { ref: field })}
      type="search"
      label="Rechercher"
      placeholder={placeholder}
      autoComplete="off"
      maxLength={200}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
    />
  );
}
