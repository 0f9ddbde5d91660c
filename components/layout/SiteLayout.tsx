import styled from '@emotion/styled';
import { type ReactNode, useEffect } from 'react';
import { countPage } from '../countStep.ts';
import { QUOTE_FORM_ID } from '../quote/openQuote.ts';
import { QuoteHost } from '../quote/QuoteHost.tsx';
import { color, focusRing, layer, radius } from '../theme.ts';
import { ToastHost } from '../ui/ToastHost.tsx';
import { Footer } from './Footer.tsx';
import { arriveAtSection } from './goToSection.ts';
import { Navigation } from './Navigation.tsx';

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

/** Frame of every page: navigation bar, content, footer and dialogs. */
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
      <Navigation />
      <Main id="contenu" tabIndex={-1}>
        {children}
      </Main>
      <Footer />
      <QuoteHost />
      <ToastHost />
    </>
  );
}
