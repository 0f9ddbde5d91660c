import styled from '@emotion/styled';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { isToFill } from '../../../data/company/site.ts';
import { color, focusRing, media } from '../../theme.ts';

const Row = styled.div`
  display: grid;
  gap: 8px;
  padding: 22px 0;
  border-bottom: 1px solid ${color.line};
  scroll-margin-top: 24px;
  & > [role='group'] > legend { padding: 0; }
  ${media.desktop} { grid-template-columns: minmax(0, 620px) minmax(0, 1fr); gap: 8px 48px; }
`;
const Beside = styled.div`
  font-size: 14px;
  line-height: 1.5;
  color: ${color['ink-3']};
  ${media.desktop} { padding-top: 26px; }
  & p + p { margin-top: 6px; }
  & q { color: ${color['ink-2']}; overflow-wrap: anywhere; }
  & button { min-height: 32px; font-size: 14px; font-weight: 600; color: ${color.link}; text-decoration: underline; text-underline-offset: 3px; text-align: left; border-radius: 2px; ${focusRing(color.link)} }
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
  /** What the source says, where that is short enough to be read here; undefined while the field says just that. */
  original: string | undefined;
  wrong: string | undefined;
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
      {original && <p>D'origine : {isToFill(original) ? original : <q>{original}</q>}</p>}
      {onRevert && (
        <button type="button" onClick={onRevert}>
          Revenir au texte d'origine
        </button>
      )}
    </Beside>
  </Row>
);
