import styled from '@emotion/styled';
import { servicesSection } from '../../data/home.ts';
import { exampleHref } from '../../data/offer/catalogue.ts';
import { claimNote, isDocumented, isShown } from '../../data/offer/claims.ts';
import { priceText } from '../../data/offer/promiseWords.ts';
import { packLines } from '../../data/offer/services.ts';
import type { Service } from '../../data/settings/content.ts';
import { kept } from '../kept.tsx';
import { QuoteButton } from '../quote/QuoteButton.tsx';
import { color, ease, fluid, media, type } from '../theme.ts';
import { CheckList } from '../ui/CheckList.tsx';
import { Figure } from '../ui/Figure.tsx';
import { Container, Section, SectionHead } from '../ui/Section.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { useContent } from '../useContent.tsx';
import { serviceHeading } from './serviceHeading.ts';

const List = styled.ul`
  border-top: 1px solid ${color.ink};
`;
/** Row of a service; its longest title fits on one line of the narrowest phone. */
const Row = styled.li`
  display: grid;
  grid-template-columns: 84px minmax(0, 1fr) 210px 150px 268px;
  align-items: center;
  column-gap: 28px;
  padding: 22px 0;
  border-bottom: 1px solid ${color.line};
  & h3 { ${type.h3} }
  & h3 a { transition: color ${ease.press}; }
  &:hover h3 { color: ${color.link}; }
  ${media.belowDesktop} {
    grid-template-columns: 64px minmax(0, 1fr) auto;
    column-gap: 16px;
    align-items: start;
    & h3 { grid-column: 2; grid-row: 1; font-size: ${fluid(23, 27)}; }
  }
  ${media.narrow} { grid-template-columns: minmax(0, 1fr) auto; padding: 14px 0; & h3 { grid-column: 1; font-size: 21px; } }
  @media (min-width: 1024px) and (max-width: 1279.98px) { grid-template-columns: 72px minmax(0, 1fr) 112px 108px 240px; column-gap: 20px; }
  ${media.print} { grid-template-columns: 56px minmax(0, 1fr) 150px 110px; padding: 10px 0; }
`;
const RowActions = styled.div`
  display: flex;
  justify-content: flex-end;
  align-items: center;
  gap: 20px;
  ${media.belowDesktop} { grid-column: 1 / -1; justify-content: space-between; margin-top: 16px; }
  ${media.narrow} { grid-area: 3 / 1 / auto / -1; justify-self: end; margin-top: 8px; }
  ${media.tablet} { grid-area: 2 / 3 / span 2; align-self: end; margin-top: 8px; }
  ${media.print} { display: none; }
`;
const Note = styled.p`
  ${type.caption}
  margin-top: 12px;
  color: ${color['ink-3']};
`;
const Pack = styled.div`
  display: grid;
  grid-template-columns: 5fr 4fr 3fr;
  align-items: center;
  gap: 24px 32px;
  margin-top: 40px;
  padding: 44px 48px;
  border-radius: 4px;
  background: ${color.wash};
  & h3 { ${type.h3} font-size: ${fluid(30, 34)}; }
  ${media.belowDesktop} { grid-template-columns: 1fr; padding: 28px 24px; margin-top: 28px; }
  ${media.narrow} { gap: 20px; margin-top: 20px; padding: 24px 20px; }
  ${media.tablet} { grid-template-columns: 1fr 1fr; align-items: start; padding: 32px; & > ul { grid-area: 1 / 2 / span 2; align-self: center; } }
  @media (min-width: 1024px) and (max-width: 1279.98px) { grid-template-columns: repeat(3, 1fr); padding: 36px 32px; }
  ${media.print} { margin-top: 24px; padding: 24px 28px; border: 1px solid ${color['line-strong']}; break-inside: avoid; }
`;
const Pledge = styled.p`
  margin-top: 12px;
  max-width: 34ch;
  color: ${color['ink-2']};
  font-size: 16px;
  line-height: 1.6;
`;
const Period = styled.span`
  margin-left: 10px;
  font-size: 15px;
  color: ${color['ink-2']};
`;
const PackActions = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: 12px 24px;
  margin-top: 20px;
`;

const ServiceFacts = kept(import.meta.env.SSR ? (await import('./ServiceFacts.tsx')).ServiceFacts : undefined);

function ServiceRow({ service }: { service: Service }) {
  const heading = serviceHeading(service);
  return (
    <Row>
      <ServiceFacts name={heading} service={service} />
      <RowActions>
        <TextLink href={exampleHref(service)} aria-describedby={heading}>
          Voir exemple
        </TextLink>
        <QuoteButton level="secondary" size="md" service={service.code} describedBy={heading}>
          Commander
        </QuoteButton>
      </RowActions>
    </Row>
  );
}

/** Section of the catalogue: the five services as a list with rules, and the monthly pack as the only filled card. */
export function ServicesSection() {
  const content = useContent();
  return (
    <Section id="services" ruled tall={[1310, 1185, 1260]} aria-labelledby="services-titre">
      <Container>
        <SectionHead>
          <h2 id="services-titre">{servicesSection(content).title}</h2>
          <p>{servicesSection(content).lead}</p>
        </SectionHead>
        <List>
          {content.services.map((service) => (
            <ServiceRow key={service.code} service={service} />
          ))}
        </List>
        {isShown(content, 'automationReturn') && isDocumented(content, 'automationReturn') && (
          <Note>{`ROI moyen annoncé de l’automatisation : ${claimNote(content, 'automationReturn')}.`}</Note>
        )}
        <Pack>
          <div>
            <h3 id="offre-pack">{content.pack.title}</h3>
            <Pledge>{content.pack.promise}</Pledge>
          </div>
          <CheckList items={packLines(content.pack)} />
          <div>
            <p>
              <Figure small={42} large={64}>
                {priceText(content.pack.price)}
              </Figure>{' '}
              <Period>par mois</Period>
            </p>
            <PackActions>
              <QuoteButton size="md" service="pack-mensuel" describedBy="offre-pack">
                Commander
              </QuoteButton>
              <TextLink href={exampleHref(content.pack)} aria-describedby="offre-pack">
                Voir exemple
              </TextLink>
            </PackActions>
          </div>
        </Pack>
      </Container>
    </Section>
  );
}
