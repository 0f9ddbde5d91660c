import styled from '@emotion/styled';
import { coverOf } from '../../data/offer/covers.ts';
import { confidentialityPromise, consultationPromise, replyPromise } from '../../data/offer/promiseWords.ts';
import type { Content } from '../../data/settings/content.ts';
import { DocumentCover } from '../figures/documents/DocumentCover.tsx';
import { Mark } from '../layout/Wordmark.tsx';
import { color, media, type } from '../theme.ts';
import { CheckList } from '../ui/CheckList.tsx';
import { useContent } from '../useContent.tsx';
import type { SelectedService } from './openQuote.ts';

const GUARANTEES = (content: Content) => [replyPromise(content), consultationPromise(content), confidentialityPromise];

const Aside = styled.div<{ chosen: boolean }>`
  display: flex;
  flex-direction: column;
  padding: 40px 32px;
  background: ${color.sunk};
  & ul { margin-top: auto; padding-top: 32px; font-size: 15px; }
  ${media.belowDesktop} {
    padding: 12px 20px 14px;
    &::before { content: ''; width: 40px; height: 4px; border-radius: 2px; margin: 0 auto 12px; background: ${color['line-strong']}; }
    & ul { display: none; }
  }
  ${media.short} { padding-block: 8px; &::before { display: none; } ${({ chosen }) => (chosen ? '' : 'display: none;')} }
`;
const Thumb = styled.div`
  width: 132px;
  margin-bottom: 30px;
  ${media.belowDesktop} { display: none; }
`;
const MarkPlace = styled.span`
  ${media.belowDesktop} { display: none; }
`;
const Chosen = styled.div`
  ${media.belowDesktop} { display: grid; grid-template-columns: 1fr auto; align-items: baseline; }
`;
const Kind = styled.p`
  font-size: 15px;
  color: ${color['ink-2']};
  ${media.belowDesktop} { grid-column: 1 / -1; font-size: 13px; }
`;
const Name = styled.p`
  ${type.h4}
`;
const Price = styled.p`
  ${type.figure}
  font-size: 52px;
  margin-top: 8px;
  line-height: 1;
  ${media.belowDesktop} { font-size: 26px; margin: 0; }
`;

/** Beside the form: the service that was chosen, with its price, and what is promised. */
export function QuoteAside({ service }: { service?: SelectedService | undefined }) {
  const content = useContent();
  const cover = service && coverOf(content, service.code);
  return (
    <Aside chosen={service !== undefined}>
      {service ? (
        <>
          {cover && (
            <Thumb>
              <DocumentCover cover={cover} signed="no" shadow="thumb" />
            </Thumb>
          )}
          <Chosen>
            <Kind>Service sélectionné</Kind>
            <Name>{service.title}</Name>
            <Price>{service.price}</Price>
          </Chosen>
        </>
      ) : (
        <MarkPlace>
          <Mark size={52} />
        </MarkPlace>
      )}
      <CheckList items={GUARANTEES(content)} />
    </Aside>
  );
}
