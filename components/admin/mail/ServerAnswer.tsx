import styled from '@emotion/styled';
import { sayAnswer } from '../../../data/desk/mailAnswers.ts';
import { color } from '../../theme.ts';

const Box = styled.div`
  grid-column: 1 / -1;
  overflow-wrap: anywhere;
  & > p { max-width: 66ch; font-size: 15px; color: ${color['ink-2']}; }
  & > p + p { font-size: 14px; font-kerning: none; color: ${color['ink-3']}; }
`;

/** What the mail server said: in French words, then its own. */
export function ServerAnswer({ answer }: { answer: string }) {
  const meaning = sayAnswer(answer);
  return (
    <Box>
      {meaning && <p>{meaning}</p>}
      <p>{answer}</p>
    </Box>
  );
}
