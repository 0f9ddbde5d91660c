import styled from '@emotion/styled';
import { QuoteButton } from '../../quote/QuoteButton.tsx';
import { color, media, radius, type } from '../../theme.ts';
import { Block } from '../Block.tsx';

const Box = styled(Block)`
  padding: 22px 26px 26px;
  border-radius: ${radius.panel};
  background: ${color.wash};
  & strong { display: block; ${type.h4} }
  & p { margin-top: 6px; color: ${color['ink-2']}; }
  & button { margin-top: 18px; }
  ${media.phone} { padding: 18px 18px 20px; & button { width: 100%; } }
  ${media.print} { display: none; }
`;

/** A call to action inside a text: its button opens the quote form. */
export const Call = ({ title, text, label }: { title?: string; text?: string; label: string }) => (
  <Box measure="prose">
    {title && <strong>{title}</strong>}
    {text && <p>{text}</p>}
    <QuoteButton>{label}</QuoteButton>
  </Box>
);
