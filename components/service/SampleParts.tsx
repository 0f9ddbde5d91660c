import styled from '@emotion/styled';
import type { ServiceSample } from '../../data/offer/serviceExamples.ts';
import { color, media, tabular, type } from '../theme.ts';

const Grid = styled.ul`
  display: grid;
  gap: 36px 24px;
  margin-top: 64px;
  & > li { padding-top: 16px; border-top: 1px solid ${color['band-line']}; }
  & ul { margin-top: 10px; font-size: 15px; line-height: 1.65; color: ${color['on-band-2']}; }
  ${media.fromTablet} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  ${media.desktop} { grid-template-columns: repeat(var(--columns), minmax(0, 1fr)); }
`;
const Head = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: baseline;
  gap: 16px;
  & h3 { ${type.h4} }
`;
const Length = styled.span`
  flex: none;
  font-size: 14px;
  color: ${color['on-band-2']};
  ${tabular}
`;

/** The parts of the example in words: what each holds and how long it is. */
export const SampleParts = ({ parts }: { parts: ServiceSample['parts'] }) => (
  <Grid style={{ '--columns': parts.length % 3 === 0 ? 3 : 4 } as React.CSSProperties}>
    {parts.map(({ title, pages, items }) => (
      <li key={title}>
        <Head>
          <h3>{title}</h3>
          <Length>{`${pages} pages`}</Length>
        </Head>
        <ul>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </li>
    ))}
  </Grid>
);
