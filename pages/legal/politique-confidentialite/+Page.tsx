import { LegalLayout } from '../../../components/legal/LegalLayout.tsx';
import { mdxComponents } from '../../../components/prose/mdxComponents.tsx';
import { legalDocument } from '../../../data/legal.ts';
import Body, { tableOfContents } from './body.mdx';

export function Page() {
  return (
    <LegalLayout {...legalDocument('politique-confidentialite')} contents={tableOfContents}>
      <Body components={mdxComponents} />
    </LegalLayout>
  );
}
