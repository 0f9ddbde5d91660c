import styled from '@emotion/styled';
import { Eye, EyeOff } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { scrollInto } from '../layout/goToSection.ts';
import { media } from '../theme.ts';
import { Button } from '../ui/Button.tsx';

const EXAMPLE_ID = 'exemple';

/** State of the example section of a service page: hidden until its toggle, or `#exemple` in the address, shows it. */
export function useExample(): { isShown: boolean; toggle: () => void } {
  const [isShown, setShown] = useState(false);
  const show = useCallback(() => {
    setShown(true);
    // Scrolls to the example, since it opens below the visible part of most screens.
    requestAnimationFrame(() => {
      const section = document.getElementById(EXAMPLE_ID);
      if (section) scrollInto(section);
    });
  }, []);
  useEffect(() => {
    if (location.hash === `#${EXAMPLE_ID}`) show();
  }, [show]);
  return { isShown, toggle: () => (isShown ? setShown(false) : show()) };
}

/** Frame of the example: hidden until its toggle shows it; without script, always shown. */
const Frame = styled('div', { shouldForwardProp: (name) => name !== 'isShown' })<{ isShown: boolean }>`
  display: ${({ isShown }) => (isShown ? 'block' : 'none')};
  scroll-margin-top: 60px;
  ${media.noScript} { display: block; }
`;

export const ExampleFrame = ({ isShown, children }: { isShown: boolean; children: ReactNode }) => (
  <Frame id={EXAMPLE_ID} isShown={isShown}>
    {children}
  </Frame>
);

/** Toggle of the example, hidden without script, where the example is always shown. */
const Toggle = styled(Button)`
  ${media.noScript} { display: none; }
`;

interface Props {
  isShown: boolean;
  onToggle: () => void;
}

export function ExampleToggle({ isShown, onToggle }: Props) {
  const Sight = isShown ? EyeOff : Eye;
  return (
    <Toggle type="button" level="secondary" wide aria-expanded={isShown} aria-controls={EXAMPLE_ID} onClick={onToggle}>
      <Sight size={20} strokeWidth={1.6} aria-hidden="true" />
      {isShown ? 'Masquer exemple' : 'Voir exemple'}
    </Toggle>
  );
}
