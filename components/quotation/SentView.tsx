import styled from '@emotion/styled';
import { Clock } from 'lucide-react';
import type { TypedAcceptance } from '../../data/quotes/clientView.ts';
import type { QuoteDocument } from '../../data/quotes/quoteDocument.ts';
import { shortMoney } from '../../data/quotes/quoteWords.ts';
import { color, media, type } from '../theme.ts';
import { Badge } from '../ui/Badge.tsx';
import { Container } from '../ui/Section.tsx';
import { DateText } from '../ui/textParts.tsx';
import { ActSection } from './ActSection.tsx';
import { KeptPaper } from './KeptPaper.tsx';
import { PhoneStrands, RailStrands } from './QuoteStrands.tsx';
import { firstName, Links, MailLink, Money, PrintButton } from './quotationParts.tsx';
import { TermsSection } from './TermsSection.tsx';

const Top = styled(Container)`
  display: grid;
  gap: 36px 24px;
  && { padding-top: 48px; padding-bottom: 96px; }
  & > * { min-width: 0; }
  ${media.phone} { gap: 0; && { padding-top: 28px; padding-bottom: 56px; } }
  ${media.atEase} { grid-template-columns: repeat(12, minmax(0, 1fr)); & > :first-of-type { grid-column: 1 / span 4; } & > :last-of-type { grid-column: 6 / -1; } }
  ${media.print} { display: block; && { padding: 0; } }
`;
const Rail = styled.div`
  position: relative;
  & h1 { ${type.h2} margin-top: 16px; }
  & > p { ${type.lead} margin-top: 20px; max-width: 26em; color: ${color['ink-2']}; }
  ${media.print} { display: none; }
`;
const Ways = styled.div`
  margin-top: 32px;
  ${media.atEase} { position: absolute; top: 620px; margin: 0; }
  ${media.phone} { display: none; }
`;
const Under = styled.div`
  display: none;
  ${media.phone} { display: block; margin: 24px 8px 0; }
`;
const Amount = styled.div`
  & p { margin-top: 14px; font-size: 16px; line-height: 1.45; color: ${color['ink-2']}; }
`;
const Paper = styled.div`
  position: relative;
  ${media.phone} { width: calc(100vw - 24px); margin-left: -8px; }
`;

/** Letters of a name that would push the title into the strands below it. */
const LONG = 24;

interface Props {
  document: QuoteDocument;
  typed: TypedAcceptance;
  problem?: string | undefined;
  isPreview: boolean;
}

/** Page of a sent quote: the document, its terms, then the section that accepts it (`ActSection`). */
export function SentView({ document, typed, problem, isPreview }: Props) {
  const { validUntil, totalCents, depositCents, models } = document;
  const name = firstName(document);
  const ways = (
    <Links>
      <PrintButton>Imprimer ce devis</PrintButton>
      <MailLink document={document}>Poser une question</MailLink>
    </Links>
  );
  return (
    <>
      <Top>
        <Rail>
          <Badge>
            <Clock size={16} strokeWidth={1.6} aria-hidden="true" />
            <span>
              Valable jusqu’au <DateText iso={validUntil} />
            </span>
          </Badge>
          <h1>{name.length > LONG ? 'Votre devis' : `Votre devis, ${name}`}</h1>
          <p>Lisez, posez vos questions, puis décidez. Rien ne vous engage avant la dernière étape.</p>
          <PhoneStrands names={models}>
            <Amount>
              <Money cents={totalCents} small={60} large={60} />
              {depositCents > 0 && (
                <p>
                  {`dont ${shortMoney(depositCents)}`}
                  <br />à la commande
                </p>
              )}
            </Amount>
          </PhoneStrands>
          <Ways>{ways}</Ways>
        </Rail>
        <Paper>
          <RailStrands names={models} />
          <KeptPaper name="devis" document={document} />
          <Under>{ways}</Under>
        </Paper>
      </Top>
      <TermsSection document={document} />
      <ActSection document={document} typed={typed} problem={problem} isPreview={isPreview} />
    </>
  );
}
