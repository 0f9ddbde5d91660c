import styled from '@emotion/styled';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { color, media, radius } from '../../theme.ts';

const Notice = styled.section`
  display: grid;
  grid-template-columns: 18px minmax(0, 1fr);
  gap: 12px;
  padding: 12px 16px;
  border: 1px solid ${color['line-strong']};
  border-left: 3px solid ${color.danger};
  border-radius: ${radius.badge};
  background: ${color.sheet};
  font-size: 15px;
  line-height: 1.5;
  & > svg { margin-top: 2px; color: ${color.danger}; }
  & > div { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 10px 32px; }
  & p { flex: 1 1 26em; max-width: 92ch; overflow-wrap: anywhere; }
  & [role='alert'] { width: 100%; }
  ${media.phone} { padding: 12px; gap: 10px; font-size: 14px; }
`;

/** What the owner must know on every view, one under the other above it, with what answers it. */
export function DeskNotice({ label, text, children }: { label?: string; text: string; children?: ReactNode }) {
  return (
    <Notice aria-label={label}>
      <CircleAlert size={18} strokeWidth={1.6} aria-hidden="true" />
      <div>
        <p>{text}</p>
        {children}
      </div>
    </Notice>
  );
}
