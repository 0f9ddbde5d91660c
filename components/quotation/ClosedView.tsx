import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { dayInProse } from '../../data/french/frenchDates.ts';
import type { QuoteView } from '../../data/quotes/clientView.ts';
import type { QuoteDocument } from '../../data/quotes/quoteDocument.ts';
import { color, media, shadow, type } from '../theme.ts';
import { Badge } from '../ui/Badge.tsx';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { Container } from '../ui/Section.tsx';
import { DateText } from '../ui/textParts.tsx';
import { Links, MailLink, Money, titleOf } from './quotationParts.tsx';
import { PaperEdge } from './SmallPaper.tsx';

type Closed = Extract<QuoteView, { state: 'expired' | 'declined' | 'cancelled' }>;

const Words = styled.div`
  max-width: 34em;
  padding: 64px 0 56px;
  & h1 { ${type.h2} margin-top: 16px; }
  & > p { ${type.lead} margin: 20px 0 28px; color: ${color['ink-2']}; }
  & form, & > a { margin-bottom: 20px; }
  & > a { display: flex; width: fit-content; }
  ${media.phone} { padding: 28px 0 48px; & form > button, & > a { width: 100%; } }
`;
const Page = styled(Container)`
  display: flex;
  flex-direction: column;
  min-height: inherit;
`;
/** Paper of a closed quote, cut off at the bottom: it can no longer be read whole or signed. */
const Paper = styled.div`
  flex: 1;
  max-width: 737px;
  min-height: 300px;
  padding: 24px 24px 48px;
  border-radius: 2px 2px 0 0;
  background: ${color['doc-paper']};
  color: ${color['doc-ink']};
  box-shadow: inset 0 0 0 1px ${color['doc-edge']}, ${shadow.doc};
  clip-path: inset(-40px -40px 0);
  & h2 { ${type.h3} margin: 20px 0 14px; }
  & small { display: block; font-size: 13px; line-height: 1.5; color: ${color['doc-ink-2']}; }
  ${media.phone} { margin: 0 -8px; }
`;
const Row = styled.p`
  display: flex;
  justify-content: space-between;
  align-items: flex-end;
  gap: 16px;
  margin-bottom: 14px;
  padding-bottom: 14px;
  border-bottom: 1px dashed ${color['doc-ink-2']};
`;

/** Returns the texts for a closed quote by its state: badge, sentence, advice, and the note under the paper. */
function wordsOf(view: Closed): { badge: string; title: string; text: ReactNode; below: string } {
  const { document } = view;
  if (view.state === 'expired')
    return {
      badge: `Expiré le ${dayInProse(document.validUntil)}`,
      title: 'Ce devis n’est plus valable',
      text: 'Sa date est passée : il ne peut plus être accepté. Rien n’est dû. Si le projet tient toujours, je vous en refais un.',
      below: `Valable jusqu’au ${dayInProse(document.validUntil)} : date passée.`,
    };
  if (view.state === 'declined')
    return {
      badge: `Décliné le ${dayInProse(view.on)}`,
      title: 'Vous avez décliné ce devis',
      text: 'C’est noté, et rien n’est dû. Si vous changez d’avis, écrivez-moi : je vous en enverrai un nouveau.',
      below: view.reason ? `Votre mot : « ${view.reason} »` : 'Décliné.',
    };
  const { replacedBy, on } = view;
  return replacedBy
    ? {
        badge: `Annulé le ${dayInProse(on)}`,
        title: 'Un autre devis le remplace',
        text: (
          <>
            Celui-ci est annulé et rien n’est dû. Le lien du nouveau,{' '}
            <span className="nowrap">{replacedBy.number}</span>, est dans mon courriel du {dayInProse(replacedBy.on)}.
          </>
        ),
        below: `Remplacé par le devis ${replacedBy.number}.`,
      }
    : {
        badge: `Annulé le ${dayInProse(on)}`,
        title: 'Ce devis est annulé',
        text: 'Il ne peut plus être accepté, et rien n’est dû. Si le projet tient toujours, écrivez-moi.',
        below: 'Annulé.',
      };
}

/** Main link of each closed state. */
const FirstWay = ({ view, document }: { view: Closed; document: QuoteDocument }) => {
  if (view.state === 'expired') return <ButtonLink href="/devis">Demander un nouveau devis</ButtonLink>;
  if (view.state === 'cancelled' && view.replacedBy)
    return (
      <form method="post" action="">
        <Button type="submit" name="etape" value="renvoyer">
          Me renvoyer le lien
        </Button>
      </form>
    );
  return (
    <Links>
      <MailLink document={document}>M’écrire</MailLink>
      <a href="/devis">Recevoir un nouveau devis</a>
    </Links>
  );
};

/** Page of a declined, cancelled, replaced or expired quote: a sentence, advice on what to do, and the paper cut off at the bottom. */
export function ClosedView({ view }: { view: Closed }) {
  const { document } = view;
  const { badge, title, text, below } = wordsOf(view);
  const hasWay = view.state === 'expired' || (view.state === 'cancelled' && view.replacedBy);
  return (
    <Page>
      <Words>
        <Badge look="draft">{badge}</Badge>
        <h1>{title}</h1>
        <p>{text}</p>
        <FirstWay view={view} document={document} />
        {hasWay && (
          <Links>
            <MailLink document={document}>Poser une question</MailLink>
          </Links>
        )}
      </Words>
      <Paper className="on-paper">
        <PaperEdge document={document} />
        <h2>{titleOf(document)}</h2>
        <Row>
          <small>
            Émis le
            <br />
            <DateText iso={document.issuedOn} />
          </small>
          <Money cents={document.totalCents} small={40} large={40} />
        </Row>
        <small>{below}</small>
      </Paper>
    </Page>
  );
}
