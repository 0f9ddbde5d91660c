import styled from '@emotion/styled';
import { contractNoticeKinds, contractNotices } from '../../data/leads/contractNotices.ts';
import { legalLinks, SITE_PLAN_ID, shownAccounts } from '../../data/navigation.ts';
import type { Content } from '../../data/settings/content.ts';
import { vatWords } from '../../data/settings/vatWords.ts';
import { color, focusRing, media } from '../theme.ts';
import { useContent } from '../useContent.tsx';

const Columns = styled.nav`
  display: grid;
  gap: 18px 24px;
  padding: 22px 0;
  ${media.fromTablet} { row-gap: 36px; padding: 48px 0 56px; }
  border: 1px solid ${color['band-line']};
  border-width: 1px 0;
  font-size: 15px;
  & h2 { margin-bottom: 6px; ${media.fromTablet} { margin-bottom: 14px; } font-size: 14px; font-weight: 600; line-height: 1.4; }
  & li { color: ${color['on-band-2']}; }
  & a { display: inline-flex; align-items: center; min-width: 24px; min-height: 32px; padding: 5px 0; line-height: 22px; ${focusRing(color['band-link'])} }
  & a:hover { text-decoration: underline; color: ${color['on-band']}; }
  grid-template-columns: repeat(auto-fill, minmax(max(8em, 40%), 1fr));
  ${media.tablet} { grid-template-columns: repeat(4, auto); justify-content: space-between; }
  ${media.desktop} { grid-template-columns: 4fr 3fr 3fr 2fr; }
`;
const Last = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 6px 24px;
  padding-top: 18px;
  font-size: 15px;
  line-height: 1.6;
  color: ${color['on-band-2']};
  & a { text-decoration: underline; ${focusRing(color['band-link'])} }
`;

/** Links that the law requires on every page (C. conso. D215-1, D221-5). */
const Contract = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 24px;
  & a { display: inline-flex; align-items: center; min-height: 24px; }
`;

const columns = (content: Content) => [
  {
    title: 'Services',
    links: content.services.map(({ code, title }) => ({ href: `/services/${code}`, label: title })),
  },
  {
    title: 'Le cabinet',
    links: [
      { href: '/#methode', label: 'Méthode' },
      { href: '/about', label: 'À propos' },
      { href: '/blog', label: 'Blog' },
      { href: '/#faq', label: 'FAQ' },
    ],
  },
  { title: 'Informations légales', links: [...legalLinks, { href: '/accessibilite', label: 'Accessibilité' }] },
];

/** Links to every page and social account, and the copyright line. */
export function FooterLinks() {
  const content = useContent();
  return (
    <>
      <Columns id={SITE_PLAN_ID} aria-label="Plan du site">
        {columns(content).map(({ title, links }) => (
          <div key={title}>
            <h2>{title}</h2>
            <ul>
              {links.map(({ href, label }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          </div>
        ))}
        <div>
          <h2>Suivre</h2>
          <ul>
            {shownAccounts(content).map(({ name, url }) => (
              <li key={name}>
                <a href={url} target="_blank" rel="noopener">
                  {name}
                  <span className="sr"> (nouvel onglet)</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      </Columns>
      <Last>
        <p>
          © {content.site.copyrightYear} {content.site.brand}. Tous droits réservés.
        </p>
        <Contract>
          {contractNoticeKinds.map(({ code }) => (
            <li key={code}>
              <a href={contractNotices[code].path}>{contractNotices[code].title}</a>
            </li>
          ))}
        </Contract>
        <p>Prix en euros, {vatWords(content).sentence}.</p>
      </Last>
    </>
  );
}
