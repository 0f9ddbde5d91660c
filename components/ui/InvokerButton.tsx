import isPropValid from '@emotion/is-prop-valid';
import styled from '@emotion/styled';

const INVOKER = ['command', 'commandfor'];

/** A button that opens or closes a `<dialog>` by itself, before React is there: emotion does not know its attributes yet. */
export const InvokerButton = styled('button', {
  shouldForwardProp: (name) => INVOKER.includes(name) || isPropValid(name),
})``;
