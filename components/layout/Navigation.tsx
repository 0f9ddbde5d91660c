import styled from '@emotion/styled';
import { Menu } from 'lucide-react';
import { homeSections, pageLinks } from '../../data/navigation.ts';
import { usePageFacts } from '../pageContext.tsx';
import { QuoteButton } from '../quote/QuoteButton.tsx';
import { color, ease, iconButton, layer, media } from '../theme.ts';
import { Container } from '../ui/Section.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { PremiumBadge } from './PremiumBadge.tsx';
import { Wordmark } from './Wordmark.tsx';

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: ${layer.navigation};
  background: ${color.ground};
  border-bottom: 1px solid ${color.line};
  & > .bar { display: flex; align-items: center; height: 71px; gap: 22px; }
  ${media.phone} { & > .bar { height: 59px; } }
  ${media.print} { position: static; & nav { display: none; } }
`;
const Links = styled.nav`
  display: flex;
  align-items: center;
  gap: 32px;
  margin-left: auto;
  font-size: 15px;
  font-weight: 500;
  & a { display: inline-flex; align-items: center; min-height: 44px; border-bottom: 2px solid transparent; border-top: 2px solid transparent; transition: color ${ease.press}; }
  & a:hover { color: ${color.link}; }
  & a[aria-current] { border-bottom-color: ${color.link}; }
  ${media.belowDesktop} { display: none; }
`;
const Hamburger = styled.a`
  ${iconButton(color.link)}
  display: none;
  margin: 0 -10px 0 auto;
  ${media.belowDesktop} { display: grid; }
  ${media.print} { display: none; }
`;
const Wide = styled.span`
  ${media.phone} { display: none; }
  ${media.print} { display: none; }
`;

/** The bar on every page: fixed at the top, a full-screen menu below 1024 px (`watchMenu`, `watchSections`). */
export function Navigation() {
  const { path } = usePageFacts();
  return (
    <Bar>
      <Container className="bar">
        <Wordmark />
        <Wide>
          <PremiumBadge />
        </Wide>
        <Links aria-label="Navigation principale">
          {homeSections.map(({ id, label }) => (
            <a
              key={id}
              href={`/#${id}`}
              data-section={id}
              aria-current={id === 'services' && /^\/(services|exemples)\//.test(path) ? 'true' : undefined}
            >
              {label}
            </a>
          ))}
          {pageLinks.map(({ href, label }) => (
            <a key={href} href={href} aria-current={path === href || path.startsWith(`${href}/`) ? 'page' : undefined}>
              {label}
            </a>
          ))}
          <QuoteButton size="md">Découvrir</QuoteButton>
        </Links>
        <Hamburger
          href="#plan-du-site"
          role="button"
          aria-label="Ouvrir le menu"
          aria-haspopup="dialog"
          aria-expanded={false}
          data-menu=""
        >
          <Menu size={24} strokeWidth={1.6} aria-hidden="true" />
        </Hamburger>
      </Container>
      <MobileMenu />
    </Bar>
  );
}
