import styled from '@emotion/styled';
import { heroPrices } from '../../data/homePrices.ts';
import { priceText } from '../../data/offer/promiseWords.ts';
import { color, focusRing, font, media, tabular } from '../theme.ts';
import { Figure } from '../ui/Figure.tsx';
import { Container } from '../ui/Section.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { useContent } from '../useContent.tsx';

const Grid = styled.div`
  display: grid;
  gap: 24px;
  padding: 32px 0;
  border-top: 1px solid ${color.line};
  ${media.fromTablet} { padding: 44px 0 56px; }
  ${media.desktop} { grid-template-columns: minmax(0, 1fr) minmax(0, 2fr); gap: 24px 64px; }
`;
const From = styled.div`
  & > p:first-of-type { display: flex; justify-content: space-between; align-items: flex-end; gap: 16px; }
  & > p:first-of-type > span:first-of-type { white-space: nowrap; }
  & small { font-size: 15px; line-height: 1.4; text-align: right; color: ${color['ink-2']}; }
  & > p + p { margin: 20px 0 12px; max-width: 34ch; font-size: 15px; line-height: 1.55; color: ${color['ink-2']}; }
  @media (min-width: 480.02px) { & small { display: none; } }
  ${media.narrow} { & > p + p, & > a { display: none; } }
  ${media.tablet} {
    display: grid;
    grid-template-columns: 1fr 1fr;
    align-items: end;
    column-gap: 24px;
    & > p:first-of-type { grid-row: 1 / span 2; }
    & > p + p { margin-top: 0; }
    & > a { grid-column: 2; justify-self: start; }
  }
`;
const Since = styled.i`
  font: 400 .45em ${font.serif};
  letter-spacing: -.02em;
`;
const Unit = styled.i`
  font-style: normal;
  font-size: .66em;
`;
const List = styled.ul`
  border-top: 1px solid ${color.ink};
  ${tabular}
  & li { border-bottom: 1px solid ${color.line}; }
  & a {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto 92px;
    align-items: baseline;
    column-gap: 16px;
    min-height: 52px;
    padding: 11px 0 9px;
    font-size: 15px;
    color: ${color['ink-2']};
    border-radius: 2px;
    ${focusRing(color.link)}
  }
  & b { font: 430 20px/1.3 ${font.serif}; letter-spacing: -.012em; color: ${color.ink}; }
  & strong { font: 380 26px/1 ${font.serif}; letter-spacing: -.02em; padding-right: .03em; text-align: right; white-space: nowrap; color: ${color.ink}; }
  & [data-brief] { grid-area: 2 / 1 / auto / -1; }
  & [data-format] { display: none; }
  ${media.narrow} { & [data-brief] { display: none; } }
  & a:hover b { color: ${color.link}; }
  ${media.fromTablet} {
    & a { grid-template-columns: minmax(0, 1fr) 96px 56px 96px; min-height: 56px; padding: 13px 0 11px; }
    & [data-format] { display: block; }
    & b { font-size: 21px; }
    & strong { font-size: 29px; }
  }
  @media screen and (min-width: 1280px) {
    & a { grid-template-columns: 222px minmax(0, 1fr) 124px 64px 104px; }
    & [data-brief] { grid-area: auto; }
  }
`;
const Note = styled.p`
  margin-top: 16px;
  font-size: 14px;
  line-height: 1.5;
  color: ${color['ink-3']};
`;

/** A price with its unit at two thirds of its size. */
function Amount({ price }: { price: number }) {
  const [amount, unit] = priceText(price).split(/\s(?=€)/);
  return (
    <>
      {amount}
      <Unit>{`\u00a0${unit}`}</Unit>
    </>
  );
}

/** Prices of the deliverables, a line each. */
export function HeroPrices() {
  const content = useContent();
  const { from, short, terms, link, rows, note } = heroPrices(content);
  return (
    <Container>
      <Grid>
        <From>
          <p>
            <Figure small={60} large={88}>
              <Since>dès</Since> <Amount price={from} />
            </Figure>
            <small>
              {short[0]}
              <br />
              {short[1]}
            </small>
          </p>
          <p>{terms}</p>
          <TextLink href="#services" arrow>
            {link}
          </TextLink>
        </From>
        <div>
          <List>
            {rows.map(({ code, title, brief, format, delay, price }) => (
              <li key={code}>
                <a href={`/services/${code}`}>
                  <b>{title}</b>
                  <span data-brief="">{brief}</span>
                  <span data-format="">{format}</span>
                  <span>{delay}</span>
                  <strong>
                    <Amount price={price} />
                  </strong>
                </a>
              </li>
            ))}
          </List>
          <Note>{note}</Note>
        </div>
      </Grid>
    </Container>
  );
}
