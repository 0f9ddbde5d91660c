import styled from '@emotion/styled';
import { media } from '../theme.ts';

/** Fields in two columns, those marked `wide` across both; one column on a phone. */
export const FieldGrid = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 16px 20px;
  align-items: start;
  ${media.phone} { grid-template-columns: 1fr; }
`;

/** The place of a field across both columns. */
export const WideField = styled.div`
  grid-column: 1 / -1;
`;
