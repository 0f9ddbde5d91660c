import { LegalLayout } from '../../components/legal/LegalLayout.tsx';
import { mdxComponents } from '../../components/prose/mdxComponents.tsx';
import { accessibility } from '../../data/accessibility.ts';
import Body, { tableOfContents } from './body.mdx';

/** The voluntary accessibility statement. */
export function Page() {
  return (
    <LegalLayout {...accessibility} contents={tableOfContents}>
      <Body components={mdxComponents} />
    </LegalLayout>
  );
}
