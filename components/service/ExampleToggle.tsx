import styled from '@emotion/styled';
import { Eye, EyeOff } from 'lucide-react';
import { media } from '../theme.ts';
import { Button } from '../ui/Button.tsx';
import { EXAMPLE_ID } from './useExample.ts';

/** Without script the example is always there, and nothing needs to show it. */
const Toggle = styled(Button)`
  ${media.noScript} { display: none; }
`;

interface Props {
  isShown: boolean;
  onToggle: () => void;
}

/** Shows or hides the example. */
export function ExampleToggle({ isShown, onToggle }: Props) {
  const Sight = isShown ? EyeOff : Eye;
  return (
    <Toggle type="button" level="secondary" wide aria-expanded={isShown} aria-controls={EXAMPLE_ID} onClick={onToggle}>
      <Sight size={20} strokeWidth={1.6} aria-hidden="true" />
      {isShown ? 'Masquer exemple' : 'Voir exemple'}
    </Toggle>
  );
}
