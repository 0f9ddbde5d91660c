import styled from '@emotion/styled';
import { type ReactNode, useEffect, useRef } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { countPage } from '../countStep.ts';
import { SignatureShape } from '../figures/documents/Signature.tsx';
import { QUOTE_FORM_ID } from '../quote/openQuote.ts';
import { QuoteHost } from '../quote/QuoteHost.tsx';
import { color, focusRing, layer, radius, type } from '../theme.ts';
import { Button } from '../ui/Button.tsx';
import { Container } from '../ui/Section.tsx';
import { ToastHost } from '../ui/ToastHost.tsx';
import { Footer } from './Footer.tsx';
import { arriveAtSection } from './goToSection.ts';
import { Navigation } from './Navigation.tsx';

const Box = styled.section`
  display: grid;
  justify-items: start;
  gap: 20px;
  max-width: 40em;
  padding: 88px 0 120px;
  & h1 { ${type.display2} outline: none; }
  & p { color: ${color['ink-2']}; }
`;

/** In place of a page that React had to give up, as where a translator took its words out from under it: never nothing at all. */
function BrokenPage() {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The visitor stood where there is nothing any more.
    scrollTo(0, 0);
    title.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Container>
      <Box role="alert">
        <h1 ref={title} tabIndex={-1}>
          Cette page ne s'affiche plus
        </h1>
        <p>
          Votre navigateur n'a pas pu continuer, parfois parce qu'une extension ou un traducteur a changé la page.
          Rechargez-la. Une demande déjà envoyée est bien arrivée.
        </p>
        <Button type="button" onClick={() => location.reload()}>
          Recharger la page
        </Button>
      </Box>
    </Container>
  );
}

const Skip = styled.a`
  position: absolute;
  left: 20px;
  top: -80px;
  z-index: ${layer.skip};
  padding: 12px 18px;
  border-radius: ${radius.control};
  background: ${color.blue};
  color: ${color['on-blue']};
  font-weight: 600;
  &:focus { top: 12px; }
  ${focusRing(color.link)}
`;

const Main = styled.main`
  min-height: 60vh;
  outline: none;
`;

/** Bar, page, footer, and what any page may open. */
export function SiteLayout({ children }: { children: ReactNode }) {
  useEffect(() => {
    arriveAtSection();
    countPage();
  }, []);
  return (
    <>
      <Skip href="#contenu">Aller au contenu</Skip>
      {/* Before its first button: one pressed while the page still comes finds it. */}
      <form id={QUOTE_FORM_ID} action="/devis" hidden />
      <SignatureShape />
      <Navigation />
      <Main id="contenu" tabIndex={-1}>
        <ErrorBoundary FallbackComponent={BrokenPage}>{children}</ErrorBoundary>
      </Main>
      <Footer />
      <QuoteHost />
      <ToastHost />
    </>
  );
}
