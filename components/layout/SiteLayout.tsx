import styled from '@emotion/styled';
import { color, focusRing, layer, radius } from '../theme.ts';
import { Footer } from './Footer.tsx';
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

/** Bar, page, footer: rendered on the server alone. `page` is the page's HTML. */
export function SiteLayout({ page }: { page: string }) {
  return (
    <>
      <Skip href="#contenu">Aller au contenu</Skip>
      <Navigation />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: what React rendered of the page */}
      <Main id="contenu" tabIndex={-1} dangerouslySetInnerHTML={{ __html: page }} />
      <Footer />
    </>
  );
}
