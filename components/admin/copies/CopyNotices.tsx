import { useQuery } from '@tanstack/react-query';
import type { Upkeep } from '../../../data/api/answers.ts';
import { DeskNotice } from '../list/DeskNotice.tsx';
import { UPKEEP } from '../upkeep/upkeepQuery.ts';

const LOOK_AGAIN_MS = 5 * 60_000;

/** On every view of the desk: what is wrong with the copies kept elsewhere, until it is well again. */
export function CopyNotices() {
  const { data } = useQuery<Upkeep>({ queryKey: UPKEEP, refetchInterval: LOOK_AGAIN_MS });
  return data?.copies
    ?.flatMap(({ problems }) => problems)
    .map((text) => <DeskNotice key={text} label="Copies hors du serveur" text={text} />);
}
