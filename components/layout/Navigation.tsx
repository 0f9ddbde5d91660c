import styled from '@emotion/styled';
import { Menu } from 'lucide-react';
import { homeSections, pageLinks, SITE_PLAN_ID } from '../../data/navigation.ts';
import { usePageFacts } from '../pageContext.tsx';
import { QuoteButton } from '../quote/QuoteButton.tsx';
import { color, ease, iconButton, layer, media } from '../theme.ts';
import { Container } from '../ui/Section.tsx';
import { Spaced } from '../ui/textParts.tsx';
import { goToSection } from './goToSection.ts';
import { InvokerButton, MENU_ID, MobileMenu, PremiumBadge } from './MobileMenu.tsx';
import { Wordmark } from './Wordmark.tsx';

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: ${layer.navigation};
  background: ${color.ground};
  border-bottom: 1px solid ${color.line};
  ${media.print} { position: static; }
`;
const Row = styled(Container)`
  display: flex;
  align-items: center;
  height: 71px;
  gap: 22px;
  & > * + *, & svg { flex: none; }
  ${media.phone} { height: 59px; }
`;
const Links = styled.nav`
  display: flex;
  align-items: center;
  gap: 32px;
  margin-left: auto;
  font-size: 15px;
  font-weight: 500;
  ${media.belowDesktop} { display: none; }
  ${media.print} { display: none; }
`;
const BarLink = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  border-bottom: 2px solid transparent;
  border-top: 2px solid transparent;
  transition: color ${ease.press};
  &:hover { color: ${color.link}; }
  &[aria-current] { border-bottom-color: ${color.link}; }
`;
const Hamburger = styled(InvokerButton)`
  ${iconButton(color.link)}
  display: none;
  margin: 0 -10px 0 auto;
  ${media.belowDesktop} { display: grid; }
  ${media.noScript} { display: none; }
  ${media.print} { display: none; }
`;
/** Link shown without script, to the list of pages in the footer. */
const PlanLink = styled.a`
  display: none;
  margin-left: auto;
  font-size: 15px;
  font-weight: 500;
  text-decoration: underline;
  ${media.noScript} { ${media.belowDesktop} { display: inline-flex; align-items: center; min-height: 44px; } }
`;
const Wide = styled.span`
  ${media.phone} { display: none; }
  ${media.print} { display: none; }
`;

/** Opens the menu by script where the browser does not support `commandfor`. */
function openMenu(): void {
  const menu = document.getElementById(MENU_ID);
  if (!('commandForElement' in HTMLButtonElement.prototype) && menu instanceof HTMLDialogElement) menu.showModal();
}

/** Navigation bar of every page: fixed at the top; below 1024 px, a menu that fills the screen. */
export function Navigation() {
  const { path } = usePageFacts();
  return (
    <Bar>
      <Row>
        <Wordmark />{' '}
        <Wide>
          <PremiumBadge />
        </Wide>
        <Links aria-label="Navigation principale">
          <Spaced>
            {homeSections.map(({ id, label }) => (
              <BarLink
                key={id}
                href={`/#${id}`}
                aria-current={id === 'services' && /^\/(services|exemples)\//.test(path) ? 'true' : undefined}
                onClick={(event) => goToSection(event, id)}
              >
                {label}
              </BarLink>
            ))}
            {pageLinks.map(({ href, label }) => (
              <BarLink
                key={href}
                href={href}
                aria-current={path === href || path.startsWith(`${href}/`) ? 'page' : undefined}
              >
                {label}
              </BarLink>
            ))}
            <QuoteButton size="md">Découvrir</QuoteButton>
          </Spaced>
        </Links>
        <Hamburger
          type="button"
          aria-label="Ouvrir le menu"
          aria-haspopup="dialog"
          command="show-modal"
          commandfor={MENU_ID}
          onClick={openMenu}
        >
          <Menu size={24} strokeWidth={1.6} aria-hidden="true" />
        </Hamburger>
        <PlanLink href={`#${SITE_PLAN_ID}`}>Plan du site</PlanLink>
      </Row>
      <MobileMenu />
    </Bar>
  );
}
