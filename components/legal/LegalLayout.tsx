import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { kept } from '../kept.tsx';
import { Contents, type Heading } from '../prose/Contents.tsx';
import { color, media, type } from '../theme.ts';
import { Container } from '../ui/Section.tsx';
import { DateText } from '../ui/textParts.tsx';

const Head = styled.header`
  padding: 56px 0 40px;
  & h1 { ${type.h2} }
  & p { margin-top: 16px; font-size: 15px; line-height: 1.55; color: ${color['ink-2']}; }
  ${media.fromTablet} { padding: 88px 0 56px; }
  ${media.print} { padding: 24px 0 16px; & h1 { font-size: 22pt; } }
`;
const Lead = styled.p`
  && { ${type.lead} max-width: 34em; }
`;
const Grid = styled.div`
  display: grid;
  gap: 48px 24px;
  padding: 40px 0 80px;
  border-top: 1px solid ${color.line};
  & > * { min-width: 0; }
  ${media.desktop} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    padding: 56px 0 120px;
    & > * { grid-column: 1 / span 3; }
    & > * + * { grid-column: 4 / -1; }
  }
  ${media.print} { display: block; padding: 16px 0 0; }
`;

interface Props {
  title: string;
  /** Introduction under the title, before the date. */
  lead?: string;
  /** Day of the last change, `YYYY-MM-DD`. */
  updated: string;
  headings: readonly Heading[];
  children: ReactNode;
}

/** Layout of a reference document: its date, its text, and a table of contents beside it (docs/product/design-language.md § 6, Legal). */
export const DocumentLayout = ({ title, lead, updated, headings, children }: Props) => (
  <article>
    <Container>
      <Head>
        <h1>{title}</h1>
        {lead && <Lead>{lead}</Lead>}
        <p>
          Dernière mise à jour : <DateText iso={updated} />
        </p>
      </Head>
      <Grid>
        <Contents title="Sommaire" headings={headings} />
        {children}
      </Grid>
    </Container>
  </article>
);

const LegalText = kept(import.meta.env.SSR ? (await import('./LegalText.tsx')).LegalText : undefined);

/** A document that is only prose. */
export const LegalLayout = (props: Omit<Props, 'children'>) => (
  <DocumentLayout {...props}>
    <div>
      <LegalText name="text" />
    </div>
  </DocumentLayout>
);
