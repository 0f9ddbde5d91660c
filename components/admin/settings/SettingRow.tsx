import styled from '@emotion/styled';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { color, focusRing, media } from '../../theme.ts';

const Row = styled.div`
  display: grid;
  gap: 8px;
  padding: 22px 0;
  border-bottom: 1px solid ${color.line};
  scroll-margin-top: 24px;
  /* Below what is written there is the bar that saves it. */
  & :is(input, textarea, select, button) { scroll-margin-block: 24px 160px; }
  ${media.desktop} { grid-template-columns: minmax(0, 620px) minmax(0, 1fr); gap: 8px 48px; }
`;
const Beside = styled.div`
  font-size: 14px;
  line-height: 1.5;
  color: ${color['ink-3']};
  ${media.desktop} { padding-top: 26px; }
  & p + p { margin-top: 4px; }
  & q { quotes: none; color: ${color['ink-2']}; overflow-wrap: anywhere; }
  & button { min-height: 24px; margin-right: 12px; font-size: 14px; font-weight: 600; color: ${color.link}; text-decoration: underline; text-underline-offset: 3px; text-align: left; border-radius: 2px; ${focusRing(color.link)} }
  & button:hover { color: ${color.ink}; }
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

const Help = styled.span`
  display: block;
  margin-bottom: 4px;
  color: ${color['ink-2']};
`;

interface Props {
  /** Of the field, for what is linked to it. */
  id: string;
  /** Where on the site it appears. */
  where: string;
  help: string | null;
  /** What the site was delivered with, where that is short enough to be read here. */
  original: string | undefined;
  wrong: string | undefined;
  /** Undefined while the field says what the site was delivered with, or nothing was. */
  onRevert: (() => void) | undefined;
  children: ReactNode;
}

/** A field with where it appears, what is wrong with it, and the way back to the words of the source. */
export const SettingRow = ({ id, where, help, original, wrong, onRevert, children }: Props) => (
  <Row id={id}>
    <div>
      {children}
      {wrong && (
        <Wrong id={`${id}-wrong`}>
          <CircleAlert size={16} strokeWidth={1.8} aria-hidden="true" />
          <span>{wrong}</span>
        </Wrong>
      )}
    </div>
    <Beside>
      <p id={`${id}-where`}>
        {help && <Help>{help}</Help>}
        {`Paraît : ${where}`}
      </p>
      {onRevert && (
        <p>
          <button type="button" onClick={onRevert}>
            Remettre l'original
          </button>
          {original && <q>{original}</q>}
        </p>
      )}
    </Beside>
  </Row>
);
