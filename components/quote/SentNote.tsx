import styled from '@emotion/styled';
import { X } from 'lucide-react';
import { color, iconButton, media, radius, shadow, type } from '../theme.ts';

const Note = styled.div`
  position: fixed;
  z-index: 40;
  right: 24px;
  bottom: 24px;
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 12px 12px 12px 20px;
  border: 1px solid ${color.line};
  border-radius: ${radius.panel};
  background: ${color.sheet};
  box-shadow: ${shadow.pop};
  ${type.small}
  & strong { white-space: nowrap; }
  & button { ${iconButton(color.link)} }
  ${media.phone} { left: 16px; right: 16px; bottom: max(16px, env(safe-area-inset-bottom)); justify-content: space-between; }
  ${media.print} { display: none; }
`;

/** What stays of the thank-you once its dialog has closed by itself: the reference, until the visitor takes it away. */
export const SentNote = ({ reference, onClose }: { reference: string; onClose: () => void }) => (
  <Note role="status">
    <p>
      Demande reçue. Référence <strong>{reference}</strong>, à rappeler dans nos échanges.
    </p>
    <button type="button" aria-label="Masquer la référence" onClick={onClose}>
      <X size={20} strokeWidth={1.6} aria-hidden="true" />
    </button>
  </Note>
);
