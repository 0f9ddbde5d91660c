import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import type { MailOverview } from '../../../data/api/siteAnswers.ts';
import { color, focusRing } from '../../theme.ts';
import { DeskNotice } from '../list/DeskNotice.tsx';
import { MAIL } from './mailQuery.ts';
import { mailTrouble } from './mailTrouble.ts';

/** Mail that waits is late once its hour is over: no event says so. */
const LOOK_AGAIN_MS = 5 * 60_000;

const Way = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 24px;
  font-weight: 600;
  color: ${color.link};
  text-decoration: underline;
  text-underline-offset: 3px;
  border-radius: 2px;
  ${focusRing(color.link)}
`;

/** On every view of the desk, in one line: what is wrong with the mail, and the way to it. */
export function MailNotice() {
  const { data } = useQuery<MailOverview>({ queryKey: MAIL, refetchInterval: LOOK_AGAIN_MS });
  const { pathname } = useLocation();
  const text = data && mailTrouble(data);
  if (!text) return null;
  return (
    <DeskNotice label="Courrier" text={text}>
      {pathname !== '/courrier' && <Way to="/courrier">Voir le courrier</Way>}
    </DeskNotice>
  );
}
