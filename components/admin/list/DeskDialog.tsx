import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { Close, Content, Description, Portal, Root, Title } from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { color, ease, focusRing, layer, radius, shadow, type } from '../../theme.ts';
import { lockScroll } from '../../ui/lockScroll.ts';
import { focusView } from '../focusView.ts';

const rise = keyframes`from { opacity: 0; translate: 0 12px }`;

/** Our own: Radix's overlay adds a style element, which the content security policy refuses. */
const Scrim = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${layer.scrim};
  background: ${color.scrim};
`;
const Panel = styled(Content)`
  position: fixed;
  left: 50%;
  top: 50%;
  transform: translate(-50%, -50%);
  z-index: ${layer.dialog};
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
  & > .top { display: flex; justify-content: space-between; align-items: flex-start; gap: 12px; }
  & > .top h2 { ${type.h3} font-size: 26px; padding-top: 6px; overflow-wrap: anywhere; }
  & > .top button { display: grid; place-items: center; flex: none; width: 44px; height: 44px; margin-right: -12px; border-radius: ${radius.control}; ${focusRing(color.link)} }
  & > .said { font-size: 16px; color: ${color['ink-2']}; }
  & .actions { display: flex; flex-wrap: wrap; justify-content: flex-end; gap: 12px; margin-top: 10px; }
  @media (max-width: 560px) { padding: 16px 20px 20px; & .actions button { flex: auto; padding-left: 14px; padding-right: 14px; white-space: nowrap; } }
  &[data-look='sheet'] {
    inset: 36px 0 0;
    transform: none;
    display: block;
    width: auto;
    max-height: none;
    padding: 12px 20px max(24px, env(safe-area-inset-bottom));
    border-radius: ${radius.sheet} ${radius.sheet} 0 0;
    & > .top { margin-bottom: 14px; }
  }
  &[data-look='sheet']::before { content: ''; display: block; width: 40px; height: 4px; margin: 0 auto 8px; border-radius: 2px; background: ${color['line-strong']}; }
`;

interface Props {
  title: ReactNode;
  /** What the dialog says, read with its title. */
  said?: ReactNode;
  look?: 'centre' | 'sheet';
  role?: 'dialog' | 'alertdialog';
  onClose: () => void;
  children: ReactNode;
}

/** A dialog of the desk, open as long as it is mounted: in the middle, or as a sheet from the bottom of a phone. */
export function DeskDialog({ title, said, look = 'centre', role = 'dialog', onClose, children }: Props) {
  useEffect(lockScroll, []);
  // Radix gives the focus back to a trigger, which a dialog without one lacks; what had it may be gone with what was erased.
  const [opener] = useState(() => document.activeElement);
  const giveBack = () => opener instanceof HTMLElement && opener.focus();
  useEffect(() => () => void setTimeout(focusView), []);
  return (
    <Root open onOpenChange={(open) => !open && onClose()}>
      <Portal>
        <Scrim />
        <Panel
          role={role}
          aria-modal="true"
          data-look={look}
          onCloseAutoFocus={giveBack}
          {...(!said && { 'aria-describedby': undefined })}
        >
          <div className="top">
            <Title>{title}</Title>
            <Close aria-label="Fermer">
              <X size={22} strokeWidth={1.6} aria-hidden="true" />
            </Close>
          </div>
          {said && <Description className="said">{said}</Description>}
          {children}
        </Panel>
      </Portal>
    </Root>
  );
}
