import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import type { NoticeList } from '../../../data/api/siteAnswers.ts';
import { DeskNotice } from '../list/DeskNotice.tsx';
import { NOTICES } from './noticesQuery.ts';

const LOOK_AGAIN_MS = 5 * 60_000;

const List = styled.div`
  display: grid;
  gap: 8px;
  &:empty { display: none; }
`;

/** On every view of the desk: the settings that do not fit what the site receives, each with the one to change. */
export function ConfigurationNotices() {
  const { data } = useQuery<NoticeList>({ queryKey: NOTICES, refetchInterval: LOOK_AGAIN_MS });
  return (
    <List role="status" aria-label="Réglages à vérifier">
      {data?.notices.map(({ kind, text }) => (
        <DeskNotice key={kind} text={text} />
      ))}
    </List>
  );
}
