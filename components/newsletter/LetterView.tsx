import styled from '@emotion/styled';
import { type ArchivedLetter, LETTERS_PATH, letterArchive } from '../../data/letters/letterArchive.ts';
import { Prose } from '../prose/Prose.tsx';
import { color, media, type } from '../theme.ts';
import { BackLink } from '../ui/BackLink.tsx';
import { Container } from '../ui/Section.tsx';
import { DateText } from '../ui/textParts.tsx';

const Head = styled.header`
  max-width: 760px;
  padding: 36px 0 40px;
  & h1 { ${type.h2} margin-top: 18px; overflow-wrap: anywhere; }
  & p { margin-top: 16px; font-size: 15px; line-height: 1.55; color: ${color['ink-2']}; }
  ${media.fromTablet} { padding-bottom: 48px; }
`;
const Text = styled(Prose)`
  padding: 40px 0 80px;
  border-top: 1px solid ${color.line};
  overflow-wrap: anywhere;
  & > pre { max-width: 628px; margin-top: 1.1em; white-space: pre-wrap; font-size: 15px; }
`;

/** A published letter as it was sent, for readers who are not subscribed. */
export const LetterView = ({ title, day, html }: ArchivedLetter) => (
  <article>
    <Container>
      <Head>
        <BackLink href={LETTERS_PATH}>{letterArchive.back}</BackLink>
        <h1>{title}</h1>
        <p>
          Lettre envoyée aux abonnés le <DateText iso={day} />
        </p>
      </Head>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: every element and address of it was written by the server */}
      <Text dangerouslySetInnerHTML={{ __html: html }} />
    </Container>
  </article>
);
