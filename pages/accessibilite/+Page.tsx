import { LegalLayout } from '../../components/legal/LegalLayout.tsx';
import { headingsOf } from '../../components/prose/headings.ts';
import { mdxComponents } from '../../components/prose/mdxComponents.tsx';
import Body, { tableOfContents } from '../../content/accessibilite.mdx';
import { accessibility } from '../../data/company/accessibility.ts';

/** The voluntary accessibility statement. */
export const Page = () => (
  <LegalLayout {...accessibility} headings={headingsOf(tableOfContents)}>
    <Body components={mdxComponents} />
  </LegalLayout>
);
