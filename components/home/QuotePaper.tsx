import styled from '@emotion/styled';
import { quoteSection } from '../../data/home.ts';
import { color, font } from '../theme.ts';
import { useContent } from '../useContent.tsx';

const Head = styled.p`
  display: flex;
  justify-content: space-between;
  align-items: baseline;
  padding-bottom: 22px;
  border-bottom: 1px solid ${color['doc-ink']};
  & b { font: 400 32px/1.1 ${font.serif}; }
  & span { color: ${color['doc-ink-2']}; font-size: 13px; }
`;
const Agreed = styled.p`
  display: flex;
  justify-content: space-between;
  padding-top: 14px;
  color: ${color['doc-ink-2']};
  font-size: 13px;
`;
/** Empty place of the client's signature. */
const SignHere = styled.span`
  width: 150px;
  height: 52px;
  border-bottom: 1px solid ${color['doc-ink']};
`;

/** A quote as a client receives it. */
export function QuotePaper() {
  const { sample } = quoteSection(useContent());
  return (
    <>
      <Head>
        <b>{sample.title}</b> <span>{sample.tag}</span>
      </Head>
      <dl>
        {[...sample.rows, sample.total].map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Agreed>
        <span>{sample.agreed}</span>
        <SignHere />
      </Agreed>
    </>
  );
}
