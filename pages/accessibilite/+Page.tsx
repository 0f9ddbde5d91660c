import { LegalLayout } from '../../components/legal/LegalLayout.tsx';
import { ContentsMarker } from '../../components/prose/ContentsMarker.tsx';
import { mdxComponents } from '../../components/prose/mdxComponents.tsx';
import { Static } from '../../components/Static.tsx';
import { accessibility } from '../../data/accessibility.ts';
import Body, { tableOfContents } from './body.mdx';

/** The voluntary accessibility statement. */
export function Page() {
  return (
    <>
      <ContentsMarker />
      <Static>
        {import.meta.env.SSR && (
          <LegalLayout {...accessibility} contents={tableOfContents}>
            <Body components={mdxComponents} />
          </LegalLayout>
        )}
      </Static>
    </>
  );
}
