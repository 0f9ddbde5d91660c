import styled from '@emotion/styled';
import { Eye, EyeOff } from 'lucide-react';
import { ButtonLink } from '../ui/Button.tsx';
import { EXAMPLE_ID } from './exampleId.ts';

const Face = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 8px;
`;

/**
 * Shows or hides the example (`watchExample`). It is a link to it, so that it works before and without script; its words
 * and eye of the other state stand by, hidden.
 */
export const ExampleToggle = () => (
  <ButtonLink
    level="secondary"
    wide
    role="button"
    href={`#${EXAMPLE_ID}`}
    aria-expanded={false}
    aria-controls={EXAMPLE_ID}
    data-example-toggle=""
  >
    <Face>
      <Eye size={20} strokeWidth={1.6} aria-hidden="true" />
      Voir exemple
    </Face>
    <Face hidden>
      <EyeOff size={20} strokeWidth={1.6} aria-hidden="true" />
      Masquer exemple
    </Face>
  </ButtonLink>
);
