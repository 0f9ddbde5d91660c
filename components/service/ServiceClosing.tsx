import styled from '@emotion/styled';
import type { ServicePage } from '../../data/servicePages/servicePage.ts';
import { closingTitle, orderLabel, servicePage } from '../../data/servicePages.ts';
import type { Service } from '../../data/settings/content.ts';
import { headline } from '../french/titles.tsx';
import { QuoteButton } from '../quote/QuoteButton.tsx';
import { BlueBand } from '../sections/BlueBand.tsx';
import { color, media, type } from '../theme.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { CheckList } from '../ui/CheckList.tsx';
import { Container, Section, Split } from '../ui/Section.tsx';
import { Lines } from '../ui/textParts.tsx';
import { useContent } from '../useContent.tsx';

const Head = styled.h2`
  ${type.h2}
`;
const List = styled.ul`
  border-top: 1px solid ${color.ink};
`;
const Card = styled.li`
  display: grid;
  gap: 16px 24px;
  padding: 32px 0 36px;
  & + & { border-top: 1px solid ${color.line}; }
  & h3 { ${type.h3} font-size: 26px; }
  ${media.print} { padding: 12px 0 14px; & > ul { gap: 4px; font-size: 15px; } }
  ${media.fromTablet} { grid-template-columns: 11fr 10fr; & > ul { padding-top: 5px; } }
`;
const Text = styled.p`
  margin-top: 10px;
  max-width: 24em;
  font-size: 16px;
  line-height: 1.55;
  color: ${color['ink-2']};
  ${media.print} { margin-top: 4px; }
`;

/** Contents of the deliverable: a ruled list of features. */
const FeatureList = ({ features: { title, cards } }: Pick<ServicePage, 'features'>) => (
  <Section tall={[880, 650, 525]} aria-labelledby="contenu-livrable">
    <Container>
      <Split at="4+7">
        <Head id="contenu-livrable">
          <Lines of={title.map(headline)} />
        </Head>
        <List>
          {cards.map((card) => (
            <Card key={card.title}>
              <div>
                <h3>{card.title}</h3>
                <Text>{card.description}</Text>
              </div>
              <CheckList items={card.items} />
            </Card>
          ))}
        </List>
      </Split>
    </Container>
  </Section>
);

/** Sentence at the top of the form that the second button opens, repeating what the button promises. */
const Promised = ({ text, link }: NonNullable<ServicePage['closing']['secondary']['note']>) => (
  <p>
    {text}
    {link && (
      <>
        {' '}
        <a href={link.href}>{link.label}</a>
      </>
    )}
  </p>
);

/** End of a service page: the features, then the closing band with the order button, three guarantees and the service's second button. */
export function ServiceClosing({ service, page }: { service: Service; page: ServicePage }) {
  const content = useContent();
  const { label, href, note, asksCall } = page.closing.secondary;
  return (
    <>
      <FeatureList features={page.features} />
      <BlueBand title={closingTitle(service, page)} items={servicePage(content).guarantees}>
        <QuoteButton level="inverse" service={service.code}>
          {orderLabel(service)}
        </QuoteButton>
        {href ? (
          <ButtonLink level="ghost" href={href}>
            {label}
          </ButtonLink>
        ) : (
          <QuoteButton level="ghost" service={service.code} asksCall={asksCall} note={note && <Promised {...note} />}>
            {label}
          </QuoteButton>
        )}
      </BlueBand>
    </>
  );
}
