import styled from '@emotion/styled';
import { ChevronDown, CircleAlert } from 'lucide-react';
import { type ComponentProps, type FormEvent, type ReactNode, useId, useState } from 'react';
import { color, ease, focusRing, media, radius, type } from '../theme.ts';

/** Fields in two columns, those marked `wide` across both; one column on a phone. */
export const FieldGrid = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 16px 20px;
  align-items: start;
  ${media.phone} { grid-template-columns: 1fr; }
`;

/** The place of a field across both columns. */
export const WideField = styled.div`
  grid-column: 1 / -1;
`;

const Box = styled.div`
  min-width: 0;
  & label { display: block; margin-bottom: 8px; ${type.label} text-wrap: balance; }
  & input, & textarea, & select {
    display: block; width: 100%; min-height: 48px; padding: 11px 14px; border: 1px solid ${color.field}; border-radius: ${radius.control};
    background: ${color.sheet}; color: ${color.ink}; font-size: 16px; line-height: 1.5; transition: border-color ${ease.press}; ${focusRing(color.link, 0)}
  }
  & :is(input, textarea, select):hover { border-color: ${color.ink}; }
  & textarea { min-height: 104px; resize: vertical; }
  & select { appearance: none; padding-right: 40px; text-overflow: ellipsis; }
  & ::placeholder { color: ${color['ink-3']}; opacity: 1; }
  & [aria-invalid='true'], & [aria-invalid='true']:hover { border: 2px solid ${color.danger}; padding: 10px 13px; }
`;
/** A native choice under our own arrow. */
const Choice = styled.div`
  position: relative;
  & svg { position: absolute; right: 14px; top: 16px; pointer-events: none; }
`;
const Wrong = styled.p`
  display: flex;
  gap: 8px;
  margin-top: 8px;
  font-size: 14px;
  line-height: 1.4;
  color: ${color.danger};
  & svg { flex: none; margin-top: 2px; }
`;

/** What is wrong with a field, under it. */
export const FieldProblem = ({ children, ...line }: ComponentProps<'p'>) => (
  <Wrong {...line}>
    <CircleAlert size={16} strokeWidth={1.8} aria-hidden="true" />
    <span>{children}</span>
  </Wrong>
);

interface Shared {
  label: string;
  /** What to write, said under the field when the browser finds it invalid. */
  hint?: string;
}

/**
 * Native validation stays; the sentence is added under the field on `invalid`, in the place of the browser's bubble, which would
 * cover it, and leaves as soon as it is mended.
 */
function useHint(hint?: string) {
  const [state, setState] = useState<'untouched' | 'invalid' | 'mended'>('untouched');
  const check = (field: { validity: ValidityState }) =>
    state === 'invalid' && field.validity.valid && setState('mended');
  return {
    invalid: state === 'invalid',
    handlers: {
      onInvalid: (event: FormEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) => {
        setState('invalid');
        if (!hint) return;
        event.preventDefault();
        const field = event.currentTarget;
        // The browser shows the first one itself only where it shows its bubble.
        if (field.form?.querySelector(':is(input, select, textarea):invalid') === field)
          requestAnimationFrame(() => field.focus());
      },
      onInput: (event: { currentTarget: { validity: ValidityState } }) => check(event.currentTarget),
    },
  };
}

function Frame({ id, label, invalid, hint, children }: Shared & { id: string; invalid: boolean; children: ReactNode }) {
  return (
    <Box>
      <label htmlFor={id}>{label}</label>
      {children}
      {invalid && hint && <FieldProblem id={`${id}-hint`}>{hint}</FieldProblem>}
    </Box>
  );
}

const described = (id: string, invalid: boolean, hint?: string) =>
  invalid ? { 'aria-invalid': true as const, ...(hint && { 'aria-describedby': `${id}-hint` }) } : {};

/** A labelled one-line input. */
export function TextField({ label, hint, ...input }: Shared & ComponentProps<'input'>) {
  const id = useId();
  const { invalid, handlers } = useHint(hint);
  return (
    <Frame id={id} label={label} invalid={invalid} {...(hint && { hint })}>
      <input id={id} {...handlers} {...described(id, invalid, hint)} {...input} />
    </Frame>
  );
}

/** A labelled text area. */
export function TextArea({ label, hint, ...area }: Shared & ComponentProps<'textarea'>) {
  const id = useId();
  const { invalid, handlers } = useHint(hint);
  return (
    <Frame id={id} label={label} invalid={invalid} {...(hint && { hint })}>
      <textarea id={id} {...handlers} {...described(id, invalid, hint)} {...area} />
    </Frame>
  );
}

/** A labelled choice among codes. */
export function SelectField({
  label,
  hint,
  choices,
  empty,
  ...select
}: Shared & ComponentProps<'select'> & { choices: readonly { code: string; label: string }[]; empty?: string }) {
  const id = useId();
  const { invalid, handlers } = useHint(hint);
  return (
    <Frame id={id} label={label} invalid={invalid} {...(hint && { hint })}>
      <Choice>
        <select id={id} {...handlers} {...described(id, invalid, hint)} {...select}>
          {empty !== undefined && <option value="">{empty}</option>}
          {choices.map(({ code, label: text }) => (
            <option key={code} value={code}>
              {text}
            </option>
          ))}
        </select>
        <ChevronDown size={18} strokeWidth={1.6} aria-hidden="true" />
      </Choice>
    </Frame>
  );
}
