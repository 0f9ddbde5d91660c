import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { Close, Description, Provider, Root, Title, Viewport } from '@radix-ui/react-toast';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { color, ease, focusRing, iconButton, layer, media, overPage, radius } from '../theme.ts';
import { TOAST_DURATION, TOAST_SWIPE, type Toast } from './toast.ts';

const enter = keyframes`from { opacity: 0; transform: translateY(12px) }`;
const leave = keyframes`to { opacity: 0 }`;
const swiped = keyframes`from { transform: translateX(var(--radix-toast-swipe-end-x)) } to { transform: translateX(120%) }`;

const Region = styled(Viewport)`
  position: fixed;
  right: 24px;
  bottom: 24px;
  z-index: ${layer.toast};
  width: min(420px, calc(100vw - 48px));
  border-radius: ${radius.control};
  ${focusRing(color.link, 4)}
  ${media.phone} { right: 16px; bottom: calc(16px + var(--desk-foot, 0px)); width: calc(100vw - 32px); }
`;
const Card = styled(Root)<{ tone: Toast['tone'] }>`
  display: grid;
  grid-template-columns: 22px 1fr 32px;
  gap: 2px 12px;
  padding: 14px 12px 16px 16px;
  ${overPage}
  border-left: 3px solid ${({ tone }) => (tone === 'success' ? color.success : color.danger)};
  color: ${color.ink};
  font-size: 15px;
  line-height: 1.5;
  & > svg { margin-top: 2px; color: ${({ tone }) => (tone === 'success' ? color.success : color.danger)}; }
  & button { ${iconButton(color.link, 32)} margin: -4px 0 0; }
  ${focusRing(color.link)}
  &[data-state='open'] { animation: ${enter} ${ease.reveal}; }
  &[data-state='closed'] { animation: ${leave} ${ease.exit} forwards; }
  &[data-swipe='move'] { transform: translateX(var(--radix-toast-swipe-move-x)); }
  &[data-swipe='cancel'] { transform: none; transition: transform ${ease.press}; }
  &[data-swipe='end'] { animation: ${swiped} ${ease.exit} forwards; }
`;
const Heading = styled(Title)`
  font-weight: 600;
`;
const Text = styled(Description)`
  grid-column: 2;
  color: ${color['ink-2']};
`;

interface Props {
  toast: Toast & { id: number; state: 'open' | 'dismissed' };
  onDismiss: () => void;
}

/** Region of notifications: one toast at a time, for 5 s; a swipe of 50 px to the right dismisses it, F8 moves the focus to it. */
export function ToastView({ toast, onDismiss }: Props) {
  const Icon = toast.tone === 'success' ? CircleCheck : CircleAlert;
  return (
    <Provider duration={TOAST_DURATION} swipeDirection="right" swipeThreshold={TOAST_SWIPE} label="Notification">
      <Card
        key={toast.id}
        tone={toast.tone}
        open={toast.state === 'open'}
        onOpenChange={(open) => !open && onDismiss()}
      >
        <Icon size={20} strokeWidth={1.6} aria-hidden="true" />
        <Heading>{toast.title}</Heading>
        <Close aria-label="Fermer la notification">
          <X size={18} strokeWidth={1.6} aria-hidden="true" />
        </Close>
        <Text>{toast.description}</Text>
      </Card>
      <Region hotkey={['F8']} label="Notifications (F8)" />
    </Provider>
  );
}
