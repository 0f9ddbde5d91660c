import styled from '@emotion/styled';
import type { KeyboardEvent } from 'react';
import { color, focusRing, media } from '../../../theme.ts';

export type Panel = 'text' | 'preview' | 'details' | 'earlier';
export const panelLabels: Record<Panel, string> = {
  text: 'Texte',
  preview: 'Aperçu',
  details: 'Fiche',
  earlier: 'Textes précédents',
};

const Tabs = styled.div`
  display: flex;
  gap: 24px;
  margin-bottom: 16px;
  border-bottom: 1px solid ${color.line};
  & button { min-height: 44px; margin-bottom: -1px; border-bottom: 2px solid transparent; font-size: 15px; font-weight: 500; color: ${color['ink-2']}; ${focusRing(color.link)} }
  & button[aria-selected='true'] { border-color: ${color.link}; color: ${color.ink}; font-weight: 600; }
  ${media.phone} { &:has(:nth-of-type(4)) { justify-content: space-between; gap: 12px; } & button { min-width: 44px; } }
`;
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

interface Props {
  /** Label of the first tab: « Article ». */
  label: string;
  panels: readonly Panel[];
  panel: Panel;
  onChoose: (panel: Panel) => void;
}

/** Tabs of the editor's panels, in a narrow window; the arrow keys move between the tabs. */
export function PanelTabs({ label, panels, panel, onChoose }: Props) {
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const last = panels.length - 1;
    const step = STEPS[event.key];
    const to =
      event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? last
          : step && (panels.indexOf(panel) + step + panels.length) % panels.length;
    const next = to === undefined ? undefined : panels[to];
    if (to === undefined || !next) return;
    event.preventDefault();
    onChoose(next);
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[to]?.focus();
  };
  return (
    <Tabs role="tablist" aria-label={label} onKeyDown={move}>
      {panels.map((one) => (
        <button
          key={one}
          type="button"
          role="tab"
          aria-selected={one === panel}
          aria-controls="panneau"
          tabIndex={one === panel ? 0 : -1}
          onClick={() => onChoose(one)}
        >
          {panelLabels[one]}
        </button>
      ))}
    </Tabs>
  );
}
