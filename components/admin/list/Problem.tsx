import styled from '@emotion/styled';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { ApiError } from '../../api.ts';
import { color, focusRing, media } from '../../theme.ts';
import { showRefusals } from '../../ui/refusals.ts';
import { whatToDo } from './ListState.tsx';

/** Line with an error sign and an error message. */
export const ProblemLine = styled.p`
  display: flex;
  gap: 10px;
  font-size: 15px;
  line-height: 1.5;
  color: ${color.danger};
  & svg { flex: none; margin-top: 2px; }
`;

/**
 * Error of the last change and its remedy, beside the control that made the change; each field error of the server is also shown under its
 * field.
 */
export function Problem({ error }: { error: unknown }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const form = place.current?.closest('form');
    if (form && error instanceof ApiError) showRefusals(form, error.errors);
  }, [error]);
  return (
    <div ref={place} role="alert" hidden={!error}>
      {Boolean(error) && (
        <ProblemLine>
          <CircleAlert size={18} strokeWidth={1.6} aria-hidden="true" />
          <span>{whatToDo(error)}</span>
        </ProblemLine>
      )}
    </div>
  );
}

const Message = styled.p`
  display: flex;
  align-items: flex-start;
  gap: 12px;
  padding: 12px 16px;
  border-left: 3px solid ${color.line};
  background: ${color.sunk};
  font-size: 15px;
  line-height: 1.5;
  color: ${color['ink-2']};
  overflow-wrap: anywhere;
  & svg { flex: none; margin-top: 2px; }
  &[data-tone='danger'] { border-left-color: ${color.danger}; & svg { color: ${color.danger}; } }
  & a { color: ${color.link}; font-weight: 600; text-decoration: underline; text-underline-offset: 3px; border-radius: 2px; ${focusRing(color.link, 2)} }
  ${media.phone} { padding: 12px; }
`;

/** One-line message above a view. */
export function InlineMessage({ children, tone }: { children: ReactNode; tone?: 'danger' }) {
  return (
    <Message data-tone={tone}>
      <CircleAlert size={18} strokeWidth={1.6} aria-hidden="true" />
      <span>{children}</span>
    </Message>
  );
}
