import styled from '@emotion/styled';
import { CircleAlert } from 'lucide-react';
import { color } from '../../theme.ts';
import { whatToDo } from './ListState.tsx';

const Line = styled.p`
  display: flex;
  gap: 10px;
  font-size: 15px;
  line-height: 1.5;
  color: ${color.danger};
  & svg { flex: none; margin-top: 2px; }
`;

/** Why the last change failed and what to do, beside the control that made it. */
export function Problem({ error }: { error: unknown }) {
  return (
    <div role="alert" hidden={!error}>
      {Boolean(error) && (
        <Line>
          <CircleAlert size={18} strokeWidth={1.6} aria-hidden="true" />
          <span>{whatToDo(error)}</span>
        </Line>
      )}
    </div>
  );
}
