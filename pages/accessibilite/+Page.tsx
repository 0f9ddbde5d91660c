import { LegalLayout } from '../../components/legal/LegalLayout.tsx';
import { headingsOf } from '../../components/prose/headings.ts';
import { mdxComponents } from '../../components/prose/mdxComponents.tsx';
import { useContent } from '../../components/useContent.tsx';
import Body, { tableOfContents } from '../../content/accessibilite.mdx';
import { accessibility } from '../../data/company/accessibility.ts';

/** The voluntary accessibility statement. */
export function Page() {
  const content = useContent();
  return (
    <LegalLayout {...accessibility} headings={headingsOf(tableOfContents)}>
      <Body components={mdxComponents} content={content} />
    </LegalLayout>
  );
}
