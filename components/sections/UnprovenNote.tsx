import styled from '@emotion/styled';
import { type Claim, unprovenNote } from '../../data/offer/claims.ts';
import { color, type } from '../theme.ts';
import { Container } from '../ui/Section.tsx';
import { useContent } from '../useContent.tsx';

const Note = styled.p`
  ${type.caption}
  padding: 20px 0;
  color: ${color['ink-3']};
`;

/** Note at the foot of a page about its claims without evidence. */
export const UnprovenNote = ({ claims }: { claims: readonly Claim[] }) => {
  const note = unprovenNote(useContent(), claims);
  return note ? (
    <Container>
      <Note>{note}</Note>
    </Container>
  ) : null;
};
