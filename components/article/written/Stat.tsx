import styled from '@emotion/styled';
import { color } from '../../theme.ts';
import { Figure } from '../../ui/Figure.tsx';
import { Block } from '../Block.tsx';
import { Cite } from '../Cite.tsx';

const Box = styled(Block)`
  & p { margin-top: 14px; max-width: 34em; font-size: 16px; line-height: 1.5; color: ${color['ink-2']}; }
  border-top: 1px solid ${color.ink};
  padding-top: 20px;
`;

interface Props {
  figure: string;
  unit?: string;
  label: string;
  source?: string;
}

/** A headline figure inside a text, with what it counts and where it comes from. */
export const Stat = ({ figure, unit, label, source }: Props) => (
  <Box measure="prose">
    <Figure small={52} large={64}>
      {figure}
      {unit && <span>{unit}</span>}
    </Figure>
    <p>
      {label}
      {source && <Cite id={source} />}
    </p>
  </Box>
);
