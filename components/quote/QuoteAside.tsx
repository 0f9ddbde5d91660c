import styled from '@emotion/styled';
import { confidentialityPromise, consultationPromise, replyPromise } from '../../data/offer/promiseWords.ts';
import type { QuotePreview } from '../../data/offer/quotePreview.ts';
import type { Content } from '../../data/settings/content.ts';
import { color, media } from '../theme.ts';
import { CheckList } from '../ui/CheckList.tsx';
import { useContent } from '../useContent.tsx';
import { PreviewPaper } from './PreviewPaper.tsx';

const GUARANTEES = (content: Content) => [replyPromise(content), consultationPromise(content), confidentialityPromise];

const Aside = styled.div`
  display: flex;
  flex-direction: column;
  grid-area: aside;
  min-height: 0;
  padding: 0 32px 28px;
  overflow: hidden;
  & ul { margin-top: auto; padding-top: 24px; font-size: 15px; gap: 8px; }
  ${media.cramped} { padding-inline: 24px; }
  ${media.belowDesktop} {
    padding: 0 20px 28px;
    &[data-view='form'], & ul { display: none; }
  }
  @media (max-height: 830px) { & ul { display: none; } }
`;
const Caption = styled.p`
  margin-top: 16px;
  font-size: 13px;
  line-height: 1.45;
  color: ${color['ink-3']};
`;

interface Props {
  preview: QuotePreview;
  names: { firstName: string; lastName: string; company: string };
  /** Day on which the request was sent; absent before. */
  receivedOn?: string;
}

/** Preview of the quote, and the promises: beside the form, on a phone under the thanks. */
export function QuoteAside({ preview, names, receivedOn }: Props) {
  const content = useContent();
  return (
    <Aside data-view={receivedOn ? 'sent' : 'form'}>
      <PreviewPaper preview={preview} names={names} receivedOn={receivedOn} />
      <Caption>{`Aperçu : le devis détaillé vous parvient sous ${content.terms.replyHours} h.`}</Caption>
      <CheckList items={GUARANTEES(content)} />
    </Aside>
  );
}
