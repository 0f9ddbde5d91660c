import styled from '@emotion/styled';
import { Lock } from 'lucide-react';
import { contractNotices } from '../../data/leads/contractNotices.ts';
import type { QuoteView } from '../../data/quotes/clientView.ts';
import { Wordmark } from '../layout/Wordmark.tsx';
import { color, focusRing, media, type } from '../theme.ts';
import { Container } from '../ui/Section.tsx';
import { useContent } from '../useContent.tsx';
import { AcceptedView } from './AcceptedView.tsx';
import { ClosedView } from './ClosedView.tsx';
import { SatisfactionView } from './SatisfactionView.tsx';
import { SentView } from './SentView.tsx';
import { VerifyView } from './VerifyView.tsx';

const Bar = styled.header`
  border-bottom: 1px solid ${color.line};
  & > div { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 4px 16px; min-height: 72px; ${media.phone} { min-height: 60px; } }
  & p { display: flex; align-items: center; gap: 10px; font-size: 14px; color: ${color['ink-3']}; }
  & b { font-weight: 400; }
  & b > span { ${media.phone} { display: none; } }
  ${media.print} { display: none; }
`;
/** At least as high as the window less the bar and the foot. */
const Main = styled.main`
  min-height: calc(100vh - 161px);
  overflow-x: clip;
  outline: none;
  ${media.phone} { min-height: calc(100vh - 213px); }
  ${media.print} { page: quote; overflow: visible; & > section, & > div { padding: 0; border: 0; } }
`;
const Foot = styled.footer`
  padding: 32px 0;
  background: ${color.band};
  color: ${color['on-band-2']};
  font-size: 15px;
  & > div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 8px 28px; }
  & span { display: flex; flex-wrap: wrap; gap: 8px 28px; }
  & a { display: inline-flex; align-items: center; min-height: 24px; text-decoration: underline; text-underline-offset: 3px; ${focusRing(color['band-link'])} }
  ${media.print} { display: none; }
`;
const Note = styled.p`
  padding: 12px 0;
  background: ${color.wash};
  text-align: center;
  ${type.small}
  ${media.print} { display: none; }
`;

function State({ view }: { view: QuoteView }) {
  const { document, email, problem } = view;
  switch (view.state) {
    case 'preview':
    case 'sent':
      return <SentView document={document} typed={view.typed} problem={problem} isPreview={view.state === 'preview'} />;
    case 'verify':
      return <VerifyView document={document} typed={view.typed} email={email} />;
    case 'accepted':
      return <AcceptedView document={document} email={email} accepted={view.accepted} />;
    case 'satisfaction':
      return <SatisfactionView view={view} />;
    default:
      return <ClosedView view={view} />;
  }
}

/** Page of a quote, private to whoever has its link: its own bar and footer, with only the links that the law requires. */
export function QuotationPage({ view }: { view: QuoteView }) {
  const { site } = useContent();
  return (
    <>
      <Bar>
        <Container>
          <Wordmark />
          <p>
            <Lock size={16} strokeWidth={1.6} aria-hidden="true" />
            <b>
              Page privée<span> : seul ce lien y mène</span>
            </b>
          </p>
        </Container>
      </Bar>
      <Main id="contenu" tabIndex={-1}>
        {view.state === 'preview' && (
          <Note role="note">Aperçu : la page de votre client, dont rien ici ne se presse.</Note>
        )}
        <State view={view} />
      </Main>
      <Foot className="on-band">
        <Container>
          <p>{`© ${site.copyrightYear} ${site.brand}. Tous droits réservés.`}</p>
          <span>
            <a href="/legal/cgv">Conditions générales de vente</a>
            <a href={contractNotices.withdrawal.path}>{contractNotices.withdrawal.title}</a>
          </span>
        </Container>
      </Foot>
    </>
  );
}
