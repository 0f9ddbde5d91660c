import styled from '@emotion/styled';
import type { QuotePreview } from '../../data/offer/quotePreview.ts';
import { color, font, media, shadow, tabular } from '../theme.ts';
import { useContent } from '../useContent.tsx';
import { ReceivedStamp } from './ReceivedStamp.tsx';

const Sheet = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 496px;
  padding: 20px 26px 10px;
  border-radius: 2px;
  background: ${color['doc-paper']};
  color: ${color['doc-ink']};
  box-shadow: inset 0 0 0 1px ${color['doc-edge']}, ${shadow.doc};
  font-size: 14px;
  line-height: 1.4;
  overflow-wrap: anywhere;
  ${tabular}
  ${media.belowDesktop} { min-height: 470px; }
  @media (max-height: 680px) { ${media.desktop} { min-height: 0; } }
`;
const Edge = styled.p`
  display: flex;
  justify-content: space-between;
  align-items: baseline;
  gap: 16px;
  color: ${color['doc-ink-2']};
  font-size: 13px;
  & b { font: 480 16px/1.3 ${font.serif}; color: ${color['doc-ink']}; }
`;
const Title = styled.p`
  margin: 12px 0 18px;
  min-height: 1.15em;
  font: 400 32px/1.15 ${font.serif};
  letter-spacing: -.02em;
  text-wrap: balance;
`;
/** Recipient on the previewed quote; keeps the height of two lines while no name is typed. */
const For = styled.p`
  min-height: 42px;
  margin-bottom: 16px;
  line-height: 21px;
  color: ${color['doc-ink-2']};
  & b, & span { color: ${color['doc-ink']}; }
  & span { display: block; }
`;
/** Style of the preview's line whose form field has the focus: blue, with a caret after the typed text. */
const typed = (field: string, line: string) =>
  `[data-quote]:has([name='${field}']:focus) & [data-line='${line}'] { color: ${color['doc-blue']}; &:not(:empty)::after { content: ''; display: inline-block; width: 2px; height: 1.1em; margin-left: 1px; vertical-align: -.2em; background: currentColor; } }`;
const TypedInBlue = styled.div`
  ${typed('firstName', 'firstName')}
  ${typed('lastName', 'lastName')}
  ${typed('company', 'company')}
  ${typed('service', 'title')}
  ${typed('timeline', 'delivery')}
`;
const Rows = styled.div`
  border-top: 1px solid ${color['doc-ink']};
  & > p { display: flex; justify-content: space-between; align-items: baseline; gap: 16px; padding: 8px 0; border-bottom: 1px solid ${color['doc-line']}; color: ${color['doc-ink-2']}; }
  & > p > b { flex: none; max-width: 50%; text-align: right; color: ${color['doc-ink']}; }
  & > p:first-of-type > b { font: 400 25px/1 ${font.serif}; letter-spacing: -.02em; }
  & > p:last-of-type > b { flex: 0 1 min-content; min-width: 7em; }
`;
const Foot = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 24px;
  margin-top: auto;
  padding-top: 20px;
  color: ${color['doc-ink-2']};
  font-size: 13px;
  & > p { flex: 1; max-width: 150px; margin: 14px 0 16px; border-bottom: 1px dashed ${color['doc-ink-2']}; }
  & > div { width: 84px; aspect-ratio: 1; display: grid; }
  & > [data-waits] { border: 1.5px dashed ${color['doc-ink-2']}; border-radius: 50%; opacity: .5; }
  @media (max-height: 680px) { ${media.desktop} { display: none; } }
`;

interface Props {
  preview: QuotePreview;
  /** Names as they are being typed. */
  names: { firstName: string; lastName: string; company: string };
  /** Day on which the request was stored, `YYYY-MM-DD`; the paper then has a stamp with that day. */
  receivedOn?: string | undefined;
}

/**
 * Preview of the quote beside the form, which follows what the visitor types. For screen readers it is a picture, described by a summary.
 */
export function PreviewPaper({ preview, names, receivedOn }: Props) {
  const { title, price, parts, delivery } = preview;
  const { brand } = useContent().site;
  return (
    <Sheet className="on-paper" aria-hidden="true">
      <TypedInBlue>
        <Edge>
          <b>{brand}</b>
          Devis, aperçu
        </Edge>
        <Title data-line="title">{title}</Title>
        <For>
          Pour <b data-line="firstName">{names.firstName}</b> <b data-line="lastName">{names.lastName}</b>
          <span data-line="company">{names.company}</span>
        </For>
        <Rows>
          {[price, ...parts].map(([label, value]) => (
            <p key={label}>
              {label}
              <b>{value}</b>
            </p>
          ))}
          <p>
            {delivery[0]}
            <b data-line="delivery">{delivery[1]}</b>
          </p>
        </Rows>
      </TypedInBlue>
      <Foot>
        <p>Bon pour accord</p>
        {receivedOn ? (
          <div>
            <ReceivedStamp note={receivedOn.split('-').reverse().join('.')} delay={300} />
          </div>
        ) : (
          <div data-waits="" />
        )}
      </Foot>
    </Sheet>
  );
}
