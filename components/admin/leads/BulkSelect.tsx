import styled from '@emotion/styled';
import { ChevronDown } from 'lucide-react';
import type { Choice } from '../../../data/choices.ts';
import { color, focusRing, media, radius } from '../../theme.ts';

/** The native choice under our own arrow. */
const Box = styled.span`
  position: relative;
  & select { appearance: none; width: 100%; min-height: 44px; padding: 8px 38px 8px 14px; border: 1px solid ${color.field}; border-radius: ${radius.control}; background: ${color.sheet}; font-size: 15px; ${focusRing(color.link)} }
  & svg { position: absolute; right: 12px; top: 14px; pointer-events: none; }
  ${media.phone} { width: 104px; & select { padding-left: 10px; padding-right: 30px; } & svg { right: 8px; } }
`;

interface Props {
  label: string;
  /** What it says while nothing is chosen; the label when absent. */
  short?: string;
  choices: readonly Choice[];
  /** Named choices before these. */
  before?: { label: string; choices: readonly Choice[]; after: string } | undefined;
  disabled: boolean;
  onChoose: (code: string) => void;
}

const option = ({ code, label }: Choice) => (
  <option key={code} value={code}>
    {label}
  </option>
);

/** A choice that acts at once and stays unchosen. */
export function BulkSelect({ label, short = label, choices, before, disabled, onChoose }: Props) {
  return (
    <Box>
      <select aria-label={label} value="" disabled={disabled} onChange={(event) => onChoose(event.currentTarget.value)}>
        <option value="" disabled>
          {short}
        </option>
        {before ? (
          <>
            <optgroup label={before.label}>{before.choices.map(option)}</optgroup>
            <optgroup label={before.after}>{choices.map(option)}</optgroup>
          </>
        ) : (
          choices.map(option)
        )}
      </select>
      <ChevronDown size={18} strokeWidth={1.6} aria-hidden="true" />
    </Box>
  );
}
