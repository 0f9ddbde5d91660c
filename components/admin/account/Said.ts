import styled from '@emotion/styled';
import { Intro } from '../list/Intro.tsx';

/** What a part of the account's room is about, under its title or its links. */
export const Said = styled(Intro)`
  margin: 0 0 24px;
`;
