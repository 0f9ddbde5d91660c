import styled from '@emotion/styled';
import { type ArchivedLetter, letterArchive, pathOfLetter } from '../../data/letters/letterArchive.ts';
import { color, media, tabular, type } from '../theme.ts';
import { BackLink } from '../ui/BackLink.tsx';
import { Container } from '../ui/Section.tsx';
import { DateText } from '../ui/textParts.tsx';

const Head = styled.header`
  padding: 36px 0 48px;
  & h1 { ${type.display2} margin-top: 18px; }
  & p { ${type.lead} margin-top: 20px; max-width: 32em; color: ${color['ink-2']}; }
  ${media.desktop} { padding-bottom: 72px; }
`;
const List = styled.ol`
  margin-bottom: 104px;
  border-bottom: 1px solid ${color.line};
  & > li { position: relative; display: grid; gap: 8px 24px; padding: 24px 0 28px; border-top: 1px solid ${color.line}; }
  & > li:first-of-type { border-top-color: ${color.ink}; }
  & h2 { ${type.h4} overflow-wrap: anywhere; }
  & time { font-size: 15px; line-height: 1.55; color: ${color['ink-3']}; ${tabular} }
  & p { max-width: 38em; font-size: 15px; line-height: 1.55; color: ${color['ink-2']}; overflow-wrap: anywhere; }
  ${media.fromTablet} {
    & > li { grid-template-columns: 208px minmax(0, 1fr); }
    & time { grid-row: 1 / span 2; padding-top: 4px; }
    & h2, & p { grid-column: 2; }
  }
  & > li:hover h2 { color: ${color.link}; }
`;
/** Title whose link covers the whole row. */
const Title = styled.a`
  &::after { content: ''; position: absolute; inset: 0; }
  &:focus-visible { outline: none; }
  &:focus-visible::after { outline: 3px solid ${color.link}; outline-offset: 4px; border-radius: 2px; }
`;

/** Every published letter, newest first. */
export const LetterList = ({ letters }: { letters: readonly Omit<ArchivedLetter, 'html'>[] }) => (
  <Container>
    <Head>
      <BackLink href="/blog">Retour au blog</BackLink>
      <h1>{letterArchive.title}</h1>
      <p>{letterArchive.lead}</p>
    </Head>
    <List>
      {letters.map(({ slug, title, summary, day }) => (
        <li key={slug}>
          <DateText iso={day} />
          <h2>
            <Title href={pathOfLetter(slug)}>{title}</Title>
          </h2>
          {summary && <p>{summary}</p>}
        </li>
      ))}
    </List>
  </Container>
);
