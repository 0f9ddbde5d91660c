import styled from '@emotion/styled';
import { useState } from 'react';
import { dayInProse } from '../../data/french/frenchDates.ts';
import type { QuoteView } from '../../data/quotes/clientView.ts';
import { quoteLimits } from '../../data/quotes/quoteWords.ts';
import { color, focusRing, font, radius, type } from '../theme.ts';
import { Button } from '../ui/Button.tsx';
import { FormProblem, TextField } from '../ui/Field.tsx';
import { Container } from '../ui/Section.tsx';
import { titleOf } from './quotationParts.tsx';

type Satisfaction = Extract<QuoteView, { state: 'satisfaction' }>;

const Column = styled.div`
  max-width: 560px;
  padding: 48px 0 96px;
  & > p { color: ${color['ink-2']}; }
  & h1 { ${type.h2} margin-top: 24px; }
  & h1 + p { ${type.lead} margin: 20px 0 36px; }
`;
/** One group of five radio cells, none chosen. */
const Scale = styled.fieldset`
  & > div { display: grid; grid-template-columns: repeat(5, 1fr); border: 1px solid ${color.field}; border-radius: ${radius.control}; overflow: hidden; background: ${color.sheet}; }
  & label { position: relative; display: grid; place-items: center; min-height: 64px; font: 400 28px/1 ${font.serif}; cursor: pointer; }
  & label + label { border-left: 1px solid ${color.line}; }
  & input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; cursor: pointer; }
  & label:hover { background: ${color.sunk}; }
  & label:has(:checked) { background: ${color.blue}; color: ${color['on-blue']}; }
  & label:has(:focus-visible) { outline: 3px solid ${color.link}; outline-offset: -3px; }
  & label:has(:checked:focus-visible) { outline-color: ${color['on-blue']}; }
  & > p { display: flex; justify-content: space-between; margin-top: 8px; font-size: 15px; color: ${color['ink-3']}; }
`;
const Ruled = styled.div`
  margin-top: 24px;
  padding: 16px 0;
  border: 1px solid ${color.line};
  border-width: 1px 0;
  & > label { display: grid; grid-template-columns: 24px minmax(0, 1fr); gap: 4px 16px; min-height: 52px; cursor: pointer; }
  & > label > input { width: 24px; height: 24px; margin: 0; accent-color: ${color.blue}; ${focusRing(color.link)} }
  & > label > small { grid-column: 2; ${type.caption} color: ${color['ink-3']}; }
  & > div { padding: 14px 0 0 40px; }
  &:not(:has(:checked)) > div { display: none; }
`;
const Line = styled.div`
  margin-top: 32px;
`;
const Send = styled.div`
  margin-top: 28px;
  & p { margin-top: 16px; ${type.caption} color: ${color['ink-3']}; }
`;

const WORDS = ['', 'pas du tout', 'plutôt non', 'entre les deux', 'plutôt oui', 'tout à fait'];

function Question({ problem }: { problem: string | undefined }) {
  const [rating, setRating] = useState(0);
  const [comment, setComment] = useState('');
  return (
    <form method="post" action="">
      {problem && <FormProblem role="alert">{problem}</FormProblem>}
      <Scale>
        <legend className="sr">De 1, pas du tout, à 5, tout à fait</legend>
        <div>
          {[1, 2, 3, 4, 5].map((value) => (
            <label key={value}>
              <input type="radio" name="rating" value={value} required onChange={() => setRating(value)} />
              {value}
            </label>
          ))}
        </div>
        <p>
          <span>Pas du tout</span>
          <span>Tout à fait</span>
        </p>
      </Scale>
      <p role="status">{rating > 0 && <b>{`${rating} sur 5 : ${WORDS[rating]}`}</b>}</p>
      <Line>
        <TextField
          label="Une ligne, si vous voulez"
          name="comment"
          maxLength={quoteLimits.comment}
          onChange={(event) => setComment(event.currentTarget.value)}
        />
        {comment && <small>{`${comment.length} sur ${quoteLimits.comment} signes`}</small>}
      </Line>
      <Ruled>
        <label>
          <input type="checkbox" name="may_quote" />
          <span>Cette ligne peut être citée sur le site.</span>
          <small>Jamais sans cette case. Vous pourrez la retirer d’une pression, par ce même lien.</small>
        </label>
        <div>
          <TextField
            label="Sous le nom"
            name="quoted_as"
            maxLength={quoteLimits.name}
            placeholder="Camille R., Angers"
          />
        </div>
      </Ruled>
      <Send>
        <Button type="submit" wide>
          Envoyer ma réponse
        </Button>
        <p>Sans citation, votre réponse n’est comptée que dans un total, affiché à partir de dix réponses.</p>
      </Send>
    </form>
  );
}

/**
 * Page of the satisfaction question, seven days after delivery. After the answer, the answer itself, and a button with which the client
 * withdraws the permission to quote it.
 */
export function SatisfactionView({ view }: { view: Satisfaction }) {
  const { document, deliveredOn, answer, problem } = view;
  return (
    <Container>
      <Column>
        <p>
          {titleOf(document)}
          <br />
          {`livré le ${dayInProse(deliveredOn)}`}
        </p>
        {answer ? (
          <>
            <h1>Merci, c’est noté</h1>
            <p>{`Votre réponse : ${answer.rating} sur 5, ${WORDS[answer.rating]}.${answer.comment ? ` « ${answer.comment} »` : ''}`}</p>
            {answer.comment && !answer.quotedAs && <p>Cette ligne n’est pas citée sur le site.</p>}
            {answer.quotedAs && (
              <form method="post" action="">
                <p>{`Cette ligne peut être citée, sous le nom « ${answer.quotedAs} ».`}</p>
                <Send>
                  <Button type="submit" level="secondary" name="etape" value="retirer" wide>
                    Retirer la citation
                  </Button>
                </Send>
              </form>
            )}
          </>
        ) : (
          <>
            <h1>Le livrable répond-il à votre attente ?</h1>
            <p>Une seule question, dix secondes. Votre réponse ne change rien à vos droits.</p>
            <Question problem={problem} />
          </>
        )}
      </Column>
    </Container>
  );
}
