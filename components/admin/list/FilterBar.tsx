import styled from '@emotion/styled';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { deskLimits } from '../../../data/desk/deskLimits.ts';
import { TextField } from '../../ui/Field.tsx';
import { focusView, useShortcuts } from '../keyboard.ts';
import { controlled, DeskForm } from './DeskForm.tsx';

const TYPING_MS = 200;

interface Props {
  value: string;
  placeholder: string;
  onChange: (text: string) => void;
}

/**
 * Search field applied shortly after typing; also shows a search that was set elsewhere, as by the address. `/` focuses it. Enter (or
 * Escape, when it is empty) moves the focus to the results, where single-key shortcuts work again.
 */
export function SearchBox({ value, placeholder, onChange }: Props) {
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  const [applied, setApplied] = useState(value);
  const tell = useRef(onChange);
  const field = useRef<HTMLInputElement>(null);
  useShortcuts({ '/': () => field.current?.focus() });
  if (value !== seen) {
    setSeen(value);
    // The address reports the applied search with a delay; letters typed meanwhile must not be overwritten.
    if (value !== applied) {
      setApplied(value);
      setText(value);
    }
  }
  useEffect(() => {
    tell.current = onChange;
  });
  useEffect(() => {
    if (text === applied) return;
    const { pathname } = location;
    const timer = setTimeout(() => {
      // The owner opened another page before the search was applied: applying it now would navigate back to the list.
      if (location.pathname !== pathname) return;
      setApplied(text);
      tell.current(text);
    }, TYPING_MS);
    return () => clearTimeout(timer);
  }, [text, applied]);
  return (
    <TextField
      ref={field}
      type="search"
      label="Rechercher"
      placeholder={placeholder}
      autoComplete="off"
      maxLength={deskLimits.search}
      {...controlled(text, setText)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && !(event.key === 'Escape' && text === '')) return;
        event.preventDefault();
        event.currentTarget.blur();
        focusView();
      }}
    />
  );
}

/** Form of one line above a list; fields that do not fit continue under the first. */
export const LineForm = styled(DeskForm)`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 12px;
  margin-bottom: 28px;
  && input, && select { min-height: 44px; padding-top: 9px; padding-bottom: 9px; font-size: 15px; }
  && select + svg { top: 14px; }
  & > div:first-of-type { flex: 1 1 12rem; max-width: 420px; }
  & > div + div:not([role]) { flex: 0 1 200px; }
  & > [role='alert'] { width: 100%; }
`;

export const FilterBar = ({ label, children }: { label: string; children: ReactNode }) => (
  <LineForm role="search" aria-label={label} onSend={() => {}}>
    {children}
  </LineForm>
);
