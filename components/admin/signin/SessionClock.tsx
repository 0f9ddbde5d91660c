import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { SessionEnds } from '../../../data/api/responses.ts';
import { timeInParis } from '../../../data/french/timeInParis.ts';
import { layer, overPage } from '../../theme.ts';
import { useSummary } from '../deskQueries.ts';
import { Act } from '../list/Act.tsx';
import { useChange } from '../useChange.ts';
import { SESSION } from './signIn.ts';

const Bar = styled.div`
  position: fixed;
  left: 50%;
  bottom: calc(24px + var(--desk-foot, 0px));
  z-index: ${layer.toast};
  transform: translateX(-50%);
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px 20px;
  width: max-content;
  max-width: calc(100vw - 32px);
  padding: 14px 20px;
  ${overPage}
  font-size: 15px;
`;

const KEY = [SESSION];
const WARNING_MS = 5 * 60_000;
const TICK_MS = 30_000;

/**
 * Warns the owner five minutes before the session ends: after a time without use, or after twelve hours. Reading that time does not prolong
 * the session.
 */
export function SessionClock() {
  const { data: latest, refetch } = useQuery<Omit<SessionEnds, 'success'>>({ queryKey: KEY, enabled: false });
  const summary = useSummary().data?.session;
  const data = latest && summary && latest.idle_ends_at < summary.idle_ends_at ? summary : (latest ?? summary);
  const [now, setNow] = useState(() => Date.now());
  const prolong = useChange<SessionEnds>('POST', SESSION, { stores: KEY });
  const idleEnd = data ? Date.parse(data.idle_ends_at) : Number.POSITIVE_INFINITY;
  const end = data ? Math.min(idleEnd, Date.parse(data.ends_at)) : Number.POSITIVE_INFINITY;
  const near = end - now < WARNING_MS;

  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  // The owner's activity prolongs the session, so its end is read again before the warning, and after it has passed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `now` is the clock that asks again.
  useEffect(() => {
    if (near) refetch();
  }, [near, now, refetch]);

  if (!near) return null;
  const idle = end === idleEnd;
  return (
    <Bar role="alert">
      <span>
        {idle
          ? `Sans activité, votre session se ferme à ${timeInParis(new Date(end))}.`
          : `Votre session se ferme à ${timeInParis(new Date(end))}, douze heures après la connexion. Ce que vous écrivez est conservé.`}
      </span>
      {idle && (
        <Act level="primary" disabled={prolong.isPending} onClick={() => prolong.mutate()}>
          Rester connecté
        </Act>
      )}
    </Bar>
  );
}
