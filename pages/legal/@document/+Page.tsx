import { LegalLayout } from '../../../components/legal/LegalLayout.tsx';
import { usePageData } from '../../../components/pageContext.tsx';
import { mdxComponents } from '../../../components/prose/mdxComponents.tsx';
import { useContent } from '../../../components/useContent.tsx';
import { legalTexts } from '../../../content/legal/legalTexts.ts';
import type { data } from './+data.ts';

/** A legal document: its facts from `data/company/legal.ts`, its text from `content/legal`. */
export function Page() {
  const { document, headings } = usePageData<typeof data>();
  const content = useContent();
  const { default: Body } = legalTexts.shown(document.slug);
  return (
    <LegalLayout {...document} headings={headings}>
      <Body components={mdxComponents} content={content} />
    </LegalLayout>
  );
}
