import styled from '@emotion/styled';
import { color, media } from '../../theme.ts';
import { Button } from '../../ui/Button.tsx';

/** A secondary button that stays marked while its choice is the current one. */
export const ChoiceButton = styled(Button)`
  &[aria-pressed='true'] { background: ${color.ink}; border-color: ${color.ink}; color: ${color.ground}; }
`;

/** Choices side by side; without script they would do nothing, so they leave. */
export const ChoiceRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  ${media.phone} { gap: 8px; & button { padding-inline: 14px; } }
  ${media.noScript} { display: none; }
  ${media.print} { display: none; }
`;
