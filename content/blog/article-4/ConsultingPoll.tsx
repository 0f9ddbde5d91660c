import styled from '@emotion/styled';
import { useEffect, useRef, useState } from 'react';
import { Block, BlockNote } from '../../../components/article/Block.tsx';
import { Cite } from '../../../components/article/Cite.tsx';
import { ChoiceButton, ChoiceRow } from '../../../components/article/calculator/ChoiceButton.tsx';
import { color, focusRing, type } from '../../../components/theme.ts';
import { type PollChoice, poll, pollOptions } from './poll.ts';

const Frame = styled.div`
  padding: 28px 0;
  border-top: 1px solid ${color.ink};
  border-bottom: 1px solid ${color.line};
`;
const Question = styled.p`
  ${type.h4}
  margin-bottom: 18px;
`;
const Thanks = styled.div`
  ${focusRing(color.link, 4)}
  & p + p { margin-top: 8px; }
`;

/**
 * Three choices, then a thank-you, an answer to the one taken and what a study found. Nothing is sent or kept
 * (docs/product/specification.md § 2).
 */
export function ConsultingPoll() {
  const [vote, setVote] = useState<PollChoice | null>(null);
  const thanks = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (vote !== null) thanks.current?.focus();
  }, [vote]);
  const chosen = pollOptions.find(({ id }) => id === vote);
  return (
    <Block measure="prose">
      <Frame>
        {chosen ? (
          <Thanks ref={thanks} tabIndex={-1}>
            <p>
              <strong>{poll.thanks}</strong>
            </p>
            <p>{chosen.answer}</p>
            <p>
              {chosen.found}
              <Cite id={chosen.source} />
            </p>
          </Thanks>
        ) : (
          <>
            <Question>{poll.question}</Question>
            <ChoiceRow role="group" aria-label="Vos trois réponses possibles">
              {pollOptions.map(({ id, label }) => (
                <ChoiceButton key={id} level="secondary" size="md" wide onClick={() => setVote(id)}>
                  {label}
                </ChoiceButton>
              ))}
            </ChoiceRow>
            <noscript>
              {pollOptions.map(({ id, label, answer, found }) => (
                <p key={id}>
                  <strong>{`${label} ?`}</strong> {answer} {found}
                </p>
              ))}
            </noscript>
          </>
        )}
        <BlockNote>{poll.privacy}</BlockNote>
      </Frame>
    </Block>
  );
}
