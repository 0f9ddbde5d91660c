import styled from '@emotion/styled';
import { ChevronDown } from 'lucide-react';
import type { Choice } from '../../../data/choices.ts';
import { color, focusRing, media, radius } from '../../theme.ts';
import { useMedia } from '../useMedia.ts';

/** The native choice under our own arrow. */
const Box = styled.span`
  position: relative;
  & select { appearance: none; width: 100%; min-height: 44px; padding: 8px 38px 8px 14px; border: 1px solid ${color.field}; border-radius: ${radius.control}; background: ${color.sheet}; font-size: 15px; ${focusRing(color.link)} }
  & svg { position: absolute; right: 12px; top: 14px; pointer-events: none; }
  ${media.phone} { flex: 1; & select { padding-left: 10px; padding-right: 30px; } & svg { right: 8px; } }
`;

interface Props {
  label: string;
  /** Where there is little room. */
  short: string;
  choices: readonly Choice[];
  disabled: boolean;
  onChoose: (code: string) => void;
}

/** A choice that acts at once and stays unchosen. */
export function BulkSelect({ label, short, choices, disabled, onChoose }: Props) {
  const phone = useMedia('phone');
  return (
    <Box>
      <select aria-label={label} value="" disabled={disabled} onChange={(event) => onChoose(event.currentTarget.value)}>
        <option value="" disabled>
          {phone ? short : label}
        </option>
        {choices.map((choice) => (
          <option key={choice.code} value={choice.code}>
            {choice.label}
          </option>
        ))}
      </select>
      <ChevronDown size={18} strokeWidth={1.6} aria-hidden="true" />
    </Box>
  );
}
