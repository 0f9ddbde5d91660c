import styled from '@emotion/styled';
import { Check } from 'lucide-react';
import { Fragment } from 'react';
import { labelOf } from '../../data/choices.ts';
import { delayRule, type QuoteDocument, sharesOf } from '../../data/quotes/quoteDocument.ts';
import { depositName, linesOf, qualities } from '../../data/quotes/quoteWords.ts';
import { Mark } from '../layout/Wordmark.tsx';
import { color, font, media, shadow, tabular, type } from '../theme.ts';
import { DateText } from '../ui/textParts.tsx';
import { type Agreed, PaperFoot } from './PaperFoot.tsx';
import { PaperLines } from './PaperLines.tsx';
import { MarginStrands } from './QuoteStrands.tsx';
import { Money, titleOf } from './quotationParts.tsx';

/** Paper of a quote; the merged line enters it at the left, at a fixed height, and runs to the signature. */
const Sheet = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding: 40px 56px 24px 88px;
  border-radius: 2px;
  background: ${color['doc-paper']};
  color: ${color['doc-ink']};
  box-shadow: inset 0 0 0 1px ${color['doc-edge']}, ${shadow.doc};
  font-size: 15px;
  line-height: 1.5;
  ${tabular}
  ${media.phone} { padding: 32px 20px 24px 40px; }
  ${media.print} { padding: 51px 0 0 128px; box-shadow: none; font-size: 16px; }
`;
const Enters = styled.i`
  display: none;
  ${media.atEase} { display: block; position: absolute; left: 0; top: 466.5px; width: 41.5px; height: 20px; border: 3px solid ${color['doc-blue']}; border-width: 3px 3px 0 0; border-top-right-radius: 18px; }
  ${media.print} { display: none; }
`;
const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 16px 24px;
  padding-bottom: 24px;
  border-bottom: 1px solid ${color['doc-ink']};
  & > b { display: flex; align-items: center; gap: 12px; font: 480 23px/1 ${font.serif}; letter-spacing: -.012em; }
  & > p { font-size: 13px; line-height: 1.5; text-align: right; color: ${color['doc-ink-2']}; white-space: pre-line; ${media.phone} { text-align: left; } }
  ${media.print} { padding-bottom: 18px; & > b { font-size: 30px; } & > p { font-size: 15px; } }
`;
const Title = styled.div`
  padding: 30px 0 26px;
  & > p:first-of-type { margin-bottom: 6px; font-weight: 600; }
  & h2 { ${type.h2} }
  & > p:last-of-type { margin-top: 6px; font: 400 21px/1.35 ${font.serif}; color: ${color['doc-ink-2']}; }
  & b { font-weight: inherit; white-space: nowrap; }
  ${media.phone} { padding: 24px 0 20px; }
  ${media.print} { padding: 14px 0 10px; & h2 { font-size: 42px; } }
`;
const For = styled.dl`
  display: grid;
  grid-template-columns: 3fr 2.6fr 2.4fr;
  gap: 16px 24px;
  & dt { font-size: 13px; color: ${color['doc-ink-2']}; }
  & dd { overflow-wrap: anywhere; }
  & b { display: block; }
  ${media.phone} { grid-template-columns: repeat(auto-fit, minmax(130px, 1fr)); & > :first-of-type { grid-column: 1 / -1; } }
  ${media.print} { & dt { font-size: 16px; } & b { display: inline; } & b + span::before { content: ', '; } }
`;
const Words = styled.p`
  padding: 26px 0 30px;
  ${type.prose}
  & > span { display: block; white-space: pre-line; }
  & > span + span { margin-top: 1lh; }
  ${media.print} { padding: 10px 0; font-size: 20px; line-height: 1.4; & > span + span { margin-top: .3em; } }
`;
const Total = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: 20px;
  padding: 16px 0 34px;
  & > p { flex: 1 1 96px; }
  & > span { margin-left: auto; }
  & b { display: block; font-size: 16px; }
  & p > span { display: block; max-width: 24ch; font-size: 13px; color: ${color['doc-ink-2']}; }
  ${media.print} { padding: 6px 0 8px; & p > span { max-width: none; font-size: 15px; } }
`;
const Scope = styled.section`
  & h3 { ${type.h4} margin-bottom: 16px; }
  & ul { display: grid; grid-template-columns: 1fr 1fr; gap: 10px 28px; }
  & li { display: flex; gap: 12px; }
  & li svg { flex: none; margin-top: 3px; color: ${color['doc-blue']}; }
  ${media.phone} { & ul { grid-template-columns: 1fr; } & li { font-size: 16px; } }
  ${media.print} { & h3 { margin-bottom: 8px; } & ul { gap: 4px 28px; } }
`;
const Models = styled.p`
  margin-top: 18px;
  color: ${color['doc-ink-2']};
  & span { color: ${color['doc-ink']}; white-space: nowrap; }
  & i { display: inline-block; width: 10px; height: 10px; margin: 0 8px 0 2px; border-radius: 50%; }
  ${media.print} { margin-top: 6px; }
`;
const Terms = styled.dl`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 1fr;
  margin-top: 32px;
  border-top: 1px solid ${color['doc-ink']};
  & > div { padding: 14px 20px 2px 0; }
  & > div + div { padding-left: 22px; border-left: 1px solid ${color['doc-line']}; }
  & dt, & small { font-size: 13px; line-height: 1.45; color: ${color['doc-ink-2']}; }
  & dd { display: grid; gap: 10px; margin-top: 8px; }
  ${media.phone} { & > div { padding-right: 8px; } & > div + div { padding-left: 12px; } }
  @media screen and (max-width: 359.98px) { grid-auto-flow: row; & > div + div { padding-left: 0; border-left: 0; border-top: 1px solid ${color['doc-line']}; } }
  ${media.print} { margin-top: 8px; & > div { padding-top: 6px; } & dd { margin-top: 2px; gap: 0; & > :first-child { font-size: 24px; } } & dt, & small { font-size: 15px; } }
`;
const Delay = styled.strong`
  font: 340 38px/.92 ${font.serif};
  letter-spacing: -.03em;
  ${media.phone} { font-size: 30px; }
`;
const Rule = styled.p`
  margin: 18px 0 30px;
  font-size: 13px;
  color: ${color['doc-ink-2']};
  ${media.print} { margin: 6px 0 4px; font-size: 15px; }
`;

/** The whole quote as a document. */
export function QuotePaper({ document, agreed }: { document: QuoteDocument; agreed?: Agreed | undefined }) {
  const { seller, number, client, quality, totalCents, depositCents, models } = document;
  const { depositShare, balanceCents } = sharesOf(document);
  return (
    <Sheet className="on-paper" id="devis">
      <MarginStrands />
      <Enters />
      <div>
        <Head>
          <b>
            <Mark />
            {seller.brand}
          </b>
          <p>{`${seller.name}, ${seller.status}\n${seller.address}\nSIREN ${seller.siren} · ${seller.email} · ${seller.phone.replaceAll(' ', '\u00a0')}`}</p>
        </Head>
        <Title>
          <p>{`Devis ${number}`}</p>
          <h2>{titleOf(document)}</h2>
          <p>
            Pour votre demande <b>{document.reference}</b>
            {document.replaces && (
              <>
                , à la place de <b>{document.replaces}</b>
              </>
            )}
          </p>
        </Title>
        <For>
          <div>
            <dt>Pour</dt>
            <dd>
              <b>{client}</b>
              <span>{labelOf(qualities, quality)}</span>
            </dd>
          </div>
          <div>
            <dt>Émis le</dt>
            <dd>
              <DateText iso={document.issuedOn} />
            </dd>
          </div>
          <div>
            <dt>Valable jusqu’au</dt>
            <dd>
              <b>
                <DateText iso={document.validUntil} />
              </b>
            </dd>
          </div>
        </For>
        <Words>
          {document.words.split(/\n{2,}/).map((text) => (
            <span key={text}>{text}</span>
          ))}
        </Words>
        <PaperLines lines={document.lines} />
        <Total>
          <p>
            <b>Total</b>
            <span>{seller.vat}</span>
          </p>
          <Money cents={totalCents} small={60} large={64} />
        </Total>
        {document.scope.trim() && (
          <Scope>
            <h3>Ce que vous recevez</h3>
            <ul>
              {linesOf(document.scope).map((text) => (
                <li key={text}>
                  <Check size={18} strokeWidth={2} aria-hidden="true" />
                  {text}
                </li>
              ))}
            </ul>
          </Scope>
        )}
        <Models>
          {'Recoupé par '}
          {models.map((name, index) => (
            <Fragment key={name}>
              {index === models.length - 1 && 'et '}
              <span>
                <i style={{ background: `var(--ia-${index + 1})` }} />
                {`${name}${index === models.length - 1 ? '.' : index === models.length - 2 ? '' : ','}`}
              </span>{' '}
            </Fragment>
          ))}
        </Models>
        <Terms>
          {depositCents > 0 && (
            <div>
              <dt>À la commande</dt>
              <dd>
                <Money cents={depositCents} small={30} large={38} />
                <small>{`${depositName(quality)} de ${depositShare}\u00a0%`}</small>
              </dd>
            </div>
          )}
          <div>
            <dt>Livraison</dt>
            <dd>
              <Delay>{document.delay}</Delay>
              <small>après le brief validé</small>
            </dd>
          </div>
          {balanceCents > 0 && (
            <div>
              <dt>À la livraison</dt>
              <dd>
                <Money cents={balanceCents} small={30} large={38} />
                <small>{depositCents > 0 ? `le solde de ${100 - depositShare}\u00a0%` : 'en une fois'}</small>
              </dd>
            </div>
          )}
        </Terms>
        <Rule>{delayRule(document)}</Rule>
      </div>
      <PaperFoot document={document} agreed={agreed} />
    </Sheet>
  );
}
