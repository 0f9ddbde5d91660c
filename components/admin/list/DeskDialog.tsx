import { css, keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { X } from 'lucide-react';
import { type PointerEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { color, ease, focusRing, radius, shadow, type } from '../../theme.ts';
import { useModal } from '../../ui/useModal.ts';
import { focusIsLost, focusView } from '../keyboard.ts';
import { Act } from './Act.tsx';
import { Problem } from './Problem.tsx';

const rise = keyframes`from { opacity: 0; translate: 0 12px }`;

const Panel = styled.dialog`
  position: fixed;
  inset: 0;
  margin: auto;
  border: 0;
  color: inherit;
  display: grid;
  gap: 14px;
  width: min(520px, calc(100vw - 32px));
  max-height: calc(100dvh - 32px);
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: 24px 32px 32px;
  border-radius: ${radius.dialog};
  background: ${color.sheet};
  box-shadow: ${shadow.pop};
  outline: none;
  animation: ${rise} ${ease.enter};
  &::backdrop { background: ${color.scrim}; }
  @media (max-width: 560px) { padding: 16px 20px 20px; }
  &[data-look='sheet'] {
    inset: 36px 0 0;
    margin: 0;
    display: block;
    width: auto;
    max-width: none;
    height: auto;
    max-height: none;
    padding: 12px 20px max(24px, env(safe-area-inset-bottom));
    border-radius: ${radius.sheet} ${radius.sheet} 0 0;
  }
  &[data-look='sheet']::before { content: ''; display: block; width: 40px; height: 4px; margin: 0 auto 8px; border-radius: 2px; background: ${color['line-strong']}; }
`;
const Top = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: flex-start;
  gap: 12px;
  [data-look='sheet'] > & { margin-bottom: 14px; }
`;
/** Style of the dialog's title; overrides the heading style of list rows, since a dialog is rendered inside the row that opened it. */
const titleStyle = css`
  && { ${type.h3} font-size: 26px; padding-top: 6px; overflow-wrap: anywhere; }
`;
const Close = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  width: 44px;
  height: 44px;
  margin-right: -12px;
  border-radius: ${radius.control};
  ${focusRing(color.link)}
`;
const DialogText = styled.p`
  font-size: 16px;
  color: ${color['ink-2']};
`;
export const DialogActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 12px;
  margin-top: 10px;
  @media (max-width: 560px) { & button { flex: auto; padding-left: 14px; padding-right: 14px; white-space: nowrap; } }
  @media (max-width: 359.98px) { & button { white-space: normal; } }
`;

interface Props {
  title: ReactNode;
  /** Description of the dialog, which screen readers announce after its title. */
  text?: ReactNode;
  look?: 'centre' | 'sheet';
  role?: 'dialog' | 'alertdialog';
  /** Whether only its button closes the dialog, not Escape or a press beside it: for content that is shown only once. */
  firm?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** Dialog of the desk, open as long as it is mounted: in the middle of the window, or on a phone as a sheet at the bottom. */
export function DeskDialog({ title, text, look = 'centre', role = 'dialog', firm = false, onClose, children }: Props) {
  const dialog = useModal();
  const id = useId();
  useEffect(() => () => void setTimeout(focusView), []);
  const begun = useRef(look === 'sheet');
  const focusedFirst = useRef<Element | null>(null);
  // Focuses the first field once it is rendered, not the close button; never takes the focus from where the owner already works.
  useEffect(() => {
    focusedFirst.current ??= document.activeElement;
    const field = begun.current ? null : dialog.current?.querySelector<HTMLElement>('form :required');
    if (!field || !(document.activeElement === focusedFirst.current || focusIsLost())) return;
    begun.current = true;
    field.focus();
  });
  return (
    <Panel
      ref={dialog}
      role={role}
      data-look={look}
      aria-labelledby={`${id}title`}
      aria-describedby={text ? `${id}text` : undefined}
      onPointerDown={(event) => !firm && isBeside(event) && onClose()}
      onCancel={(event) => {
        event.preventDefault();
        if (!firm) onClose();
      }}
    >
      <Top>
        <h2 id={`${id}title`} css={titleStyle}>
          {title}
        </h2>
        {!firm && (
          <Close type="button" aria-label="Fermer" onClick={onClose}>
            <X size={22} strokeWidth={1.6} aria-hidden="true" />
          </Close>
        )}
      </Top>
      {text && <DialogText id={`${id}text`}>{text}</DialogText>}
      {children}
    </Panel>
  );
}

/** Whether a press was beside the dialog, on its backdrop: the browser reports it as a press on the dialog element itself. */
function isBeside({ target, currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): boolean {
  if (target !== currentTarget) return false;
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

interface DialogFootProps {
  /** Error of the last attempt; null if there is none. */
  error: unknown;
  onClose: () => void;
  children: ReactNode;
}

/** Foot of a dialog: the error, « Annuler » and the action. */
export const DialogFoot = ({ error, onClose, children }: DialogFootProps) => (
  <>
    <Problem error={error} />
    <DialogActions>
      <Act onClick={onClose}>Annuler</Act>
      {children}
    </DialogActions>
  </>
);
