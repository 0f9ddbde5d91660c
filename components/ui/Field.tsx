import styled from '@emotion/styled';
import { ChevronDown, CircleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { color, ease, focusRing, media, radius, type } from '../theme.ts';
import { useFieldProblem } from './useFieldProblem.ts';

/** Grid of fields in two columns; those marked `wide` take both. One column on a phone. */
export const FieldGrid = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 16px 20px;
  align-items: start;
  ${media.phone} { grid-template-columns: 1fr; }
`;

/** A field across both columns. */
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
  scroll-margin: 8px;
  & ::placeholder { color: ${color['ink-3']}; opacity: 1; }
  & [aria-invalid='true'][aria-invalid] { border: 2px solid ${color.danger}; padding: 10px 13px; }
`;
/** Native select field with an arrow drawn by the site. */
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

/** Error of a field, under it. */
export const FieldProblem = ({ children, ...line }: ComponentProps<'p'>) => (
  <Wrong {...line}>
    <CircleAlert size={16} strokeWidth={1.8} aria-hidden="true" />
    <span>{children}</span>
  </Wrong>
);

interface Shared {
  label: string;
  /** Sentence with the expected format, shown under the field when the browser finds its value invalid. */
  hint?: string;
  /** Error that the server returned for this field. */
  refused?: string | undefined;
}

interface FrameProps {
  id: string;
  label: string;
  problem: string | undefined;
  children: ReactNode;
}

const Frame = ({ id, label, problem, children }: FrameProps) => (
  <Box data-field="">
    <label htmlFor={id}>{label}</label>
    {children}
    {problem && <FieldProblem id={`${id}-hint`}>{problem}</FieldProblem>}
  </Box>
);

const described = (id: string, problem: string | undefined) =>
  problem === undefined ? {} : { 'aria-invalid': true as const, ...(problem && { 'aria-describedby': `${id}-hint` }) };

/** A labelled one-line input. */
export function TextField({ label, hint, refused, ...input }: Shared & ComponentProps<'input'>) {
  const id = useId();
  const { problem, handlers } = useFieldProblem(hint, refused);
  return (
    <Frame id={id} label={label} problem={problem}>
      <input id={id} {...handlers} {...described(id, problem)} {...input} />
    </Frame>
  );
}

/** A labelled text area. */
export function TextArea({ label, hint, refused, ...area }: Shared & ComponentProps<'textarea'>) {
  const id = useId();
  const { problem, handlers } = useFieldProblem(hint, refused);
  return (
    <Frame id={id} label={label} problem={problem}>
      <textarea id={id} {...handlers} {...described(id, problem)} {...area} />
    </Frame>
  );
}

/** A labelled choice among codes. */
export function SelectField({
  label,
  hint,
  refused,
  choices,
  empty,
  ...select
}: Shared & ComponentProps<'select'> & { choices: readonly { code: string; label: string }[]; empty?: string }) {
  const id = useId();
  const { problem, handlers } = useFieldProblem(hint, refused);
  return (
    <Frame id={id} label={label} problem={problem}>
      <Choice>
        <select id={id} {...handlers} {...described(id, problem)} {...select}>
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

/** Refusal of a posted form, above its fields. */
export const FormProblem = styled.p`
  margin-bottom: 20px;
  padding: 14px 16px;
  border: 2px solid ${color.danger};
  border-radius: ${radius.control};
  font-size: 15px;
  line-height: 1.5;
`;
