import { Eye, EyeOff } from 'lucide-react';
import type { KeyboardEvent, MouseEvent } from 'react';
import { ButtonLink } from '../ui/Button.tsx';
import { EXAMPLE_ID } from './useExample.ts';

interface Props {
  shown: boolean;
  onToggle: () => void;
}

/** Shows or hides the example. It is a link to it, so that it works before hydration and without script. */
export function ExampleToggle({ shown, onToggle }: Props) {
  const act = (event: KeyboardEvent | MouseEvent) => {
    event.preventDefault();
    onToggle();
  };
  const Sight = shown ? EyeOff : Eye;
  return (
    <ButtonLink
      level="secondary"
      wide
      role="button"
      href={`#${EXAMPLE_ID}`}
      aria-expanded={shown}
      aria-controls={EXAMPLE_ID}
      onClick={act}
      onKeyDown={(event) => {
        if (event.key === ' ') act(event);
      }}
    >
      <Sight size={20} strokeWidth={1.6} aria-hidden="true" />
      {shown ? 'Masquer exemple' : 'Voir exemple'}
    </ButtonLink>
  );
}
