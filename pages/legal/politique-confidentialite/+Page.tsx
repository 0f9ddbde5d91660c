import { LegalLayout } from '../../../components/legal/LegalLayout.tsx';
import { ContentsMarker } from '../../../components/prose/ContentsMarker.tsx';
import { mdxComponents } from '../../../components/prose/mdxComponents.tsx';
import { Static } from '../../../components/Static.tsx';
import { legalDocument } from '../../../data/legal.ts';
import Body, { tableOfContents } from './body.mdx';

export function Page() {
  return (
    <>
      <ContentsMarker />
      <Static>
        {import.meta.env.SSR && (
          <LegalLayout {...legalDocument('politique-confidentialite')} contents={tableOfContents}>
            <Body components={mdxComponents} />
          </LegalLayout>
        )}
      </Static>
    </>
  );
}
