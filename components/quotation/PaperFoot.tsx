import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { dayText } from '../../data/french/frenchDates.ts';
import { consumerChoices, type QuoteDocument } from '../../data/quotes/quoteDocument.ts';
import { ibanText, moneyText } from '../../data/quotes/quoteWords.ts';
import { Signature } from '../figures/documents/Signature.tsx';
import { color, font, media } from '../theme.ts';
import { type Accepted, PaymentCode } from './PaymentCode.tsx';
import { AcceptedStamp } from './SmallPaper.tsx';

const INK = { width: 240, height: 84, line: 55 };

const Signed = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 118px;
  align-items: end;
  gap: 0 24px;
  padding-bottom: 20px;
  & > :last-of-type { justify-self: end; }
  ${media.phone} { grid-template-columns: minmax(0, 1fr); & > [data-place] { order: -1; justify-self: end; width: 104px; } }
  ${media.print} {
    grid-template-columns: ${INK.width}px minmax(0, 1fr);
    grid-auto-columns: auto;
    margin-top: -14px;
    padding-bottom: 6px;
    break-after: avoid;
    & > * { grid-row: 1; }
    & > [data-place] { grid-column: 3; width: 92px; }
    & > :last-child { grid-column: 2; }
  }
`;
const Ink = styled.div`
  width: ${INK.width}px;
  height: ${INK.height}px;
`;
/** Line of the merged strands, down the margin to the end of the paper and into the signature. */
const Down = styled.i`
  position: absolute;
  grid-row: 1 / 3;
  top: -40px;
  bottom: ${20 + INK.height - INK.line - 2}px;
  left: 38.5px;
  width: 51px;
  border: 3px solid ${color['doc-blue']};
  border-width: 0 0 3px 3px;
  border-bottom-left-radius: 18px;
  ${media.phone} { top: -32px; left: 14.5px; width: 27px; }
  @media screen and (max-width: 389.98px) { left: calc(7.18vw - 13.5px); width: calc(55px - 7.18vw); }
  ${media.atEase} { top: 444px; }
  ${media.print} { left: 60px; width: 70px; top: 268px; bottom: ${6 + INK.height - INK.line - 2}px; }
`;
const Last = styled.div`
  ${media.print} { break-inside: avoid; }
`;
const Who = styled.p`
  padding: 8px 0 18px;
  font-weight: 600;
  ${media.print} { padding: 4px 0; }
`;
const Place = styled.div`
  width: 118px;
`;
const Waits = styled(Place)`
  display: grid;
  place-items: center;
  aspect-ratio: 1;
  border: 1.5px dashed ${color['doc-ink-2']};
  border-radius: 50%;
  font: 400 15px/1.25 ${font.serif};
  text-align: center;
  color: ${color['doc-ink-2']};
  ${media.print} { display: none !important; }
`;
const Edge = styled.p`
  display: flex;
  justify-content: space-between;
  gap: 16px;
  padding-top: 14px;
  border-top: 1px solid ${color['doc-line']};
  font-size: 13px;
  color: ${color['doc-ink-2']};
  ${media.print} { display: none; }
`;
/** Shown on paper only: the acceptance, or the place to sign by hand. */
const OnPaper = styled.section`
  display: none;
  ${media.print} {
    display: block;
    break-inside: avoid;
    margin-top: 12px;
    padding-top: 12px;
    border-top: 1px solid ${color['doc-ink']};
    & > p:first-of-type { display: flex; justify-content: space-between; gap: 16px; & b { font-weight: 600; } & span { font-size: 15px; color: ${color['doc-ink-2']}; } }
    & > p + p:not(:last-of-type) { display: flex; gap: 12px; margin-top: 6px; & i { flex: none; width: 16px; height: 16px; margin-top: 4px; border: 1.5px solid ${color['doc-ink']}; } }
  }
`;
const Agreement = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 20px;
  & b { font-weight: 600; }
  & small { display: block; font-size: 15px; color: ${color['doc-ink-2']}; overflow-wrap: anywhere; }
`;
const Blanks = styled.p`
  display: grid;
  grid-template-columns: 1fr 1fr 1fr;
  gap: 28px;
  margin-top: 26px;
  & span { padding-top: 8px; border-top: 1.5px dotted ${color['doc-ink-2']}; font-size: 15px; color: ${color['doc-ink-2']}; }
`;
const Enclosed = styled.div`
  display: none;
  ${media.print} { display: block; && { width: auto; } font-size: 15px; text-align: right; color: ${color['doc-ink-2']}; }
`;

/** A client's acceptance: its day, and the facts that prove it. */
export interface Agreed {
  on: string;
  proof: readonly (readonly [name: string, value: ReactNode])[];
  /** Payment code of the amount that is still due at the order. */
  code: Accepted['code'];
}
interface Props {
  document: QuoteDocument;
  agreed: Agreed | undefined;
}

/** Foot of the paper, with the owner's signature and the client's. */
export function PaperFoot({ document, agreed }: Props) {
  const { seller, number, terms, quality, depositCents } = document;
  return (
    <>
      <Signed>
        <Ink>
          <Signature />
        </Ink>
        {agreed ? (
          <Place data-place="">
            <AcceptedStamp document={document} on={agreed.on} />
          </Place>
        ) : (
          <Waits data-place="">
            Votre
            <br />
            accord
          </Waits>
        )}
        <Enclosed>
          {`Conditions générales de vente du ${dayText(terms.day)}${quality === 'consumer' ? ' et formulaire de rétractation' : ''} : pages suivantes.`}
          {depositCents > 0 && !agreed && (
            <>
              <br />
              {`Par virement : ${ibanText(seller.iban)}`}
            </>
          )}
        </Enclosed>
      </Signed>
      <Down />
      <Last>
        <Who>{seller.name}</Who>
        {agreed ? (
          <OnPaper>
            <Agreement>
              <div>
                <b>Commande acceptée</b>
                {agreed.proof.map(([name, value]) => (
                  <small key={name}>
                    {`${name} : `}
                    {value}
                  </small>
                ))}
                {agreed.code && (
                  <small>
                    <b>{`À régler maintenant : ${moneyText(depositCents)}`}</b>
                    {`, par virement à ${seller.name}, IBAN ${ibanText(seller.iban)}, référence ${number}`}
                  </small>
                )}
              </div>
              {agreed.code && <PaymentCode code={agreed.code} />}
            </Agreement>
          </OnPaper>
        ) : (
          <OnPaper>
            <p>
              <b>Commande avec obligation de paiement, si vous acceptez sur papier</b>
              {quality === 'consumer' && <span>Cases facultatives : art. L221-25 et L221-28</span>}
            </p>
            {quality === 'consumer' &&
              Object.values(consumerChoices).map((sentence) => (
                <p key={sentence}>
                  <i />
                  {sentence}
                </p>
              ))}
            <Blanks>
              <span>Nom</span>
              <span>Date</span>
              <span>« Lu et approuvé », signature</span>
            </Blanks>
          </OnPaper>
        )}
        <Edge>
          <span>Cinq IA recoupées, un humain</span>
          <span>{number}</span>
        </Edge>
      </Last>
    </>
  );
}
