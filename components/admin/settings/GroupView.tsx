import { useEffect } from 'react';
import { useLocation, useParams } from 'react-router';
import { DeskTitle } from '../desk/DeskTitle.tsx';
import { BackTo, FileHead } from '../list/filePage.tsx';
import { Intro } from '../list/Intro.tsx';
import { Failed, Loading } from '../list/ListState.tsx';
import { GroupForm } from './GroupForm.tsx';
import { useSettings } from './settingsQuery.ts';

/** One group of settings. The address may name a field: it is brought into view, ready to be written in. */
export function GroupView() {
  const { group: code = '' } = useParams();
  const { hash } = useLocation();
  const { data, isPending, error, refetch } = useSettings();
  const group = data?.groups.find((one) => one.code === code);
  const shown = group !== undefined;
  useEffect(() => {
    if (!shown || !hash) return;
    const row = document.getElementById(decodeURIComponent(hash.slice(1)));
    row?.scrollIntoView();
    row?.querySelector<HTMLElement>('input, textarea, select, button')?.focus();
  }, [shown, hash]);
  return (
    <>
      <FileHead>
        <BackTo to="/reglages">Tous les réglages</BackTo>
        {group ? <h1>{group.title}</h1> : <DeskTitle>Réglages</DeskTitle>}
      </FileHead>
      {data && group ? (
        <>
          <Intro>{group.lead}</Intro>
          <GroupForm key={code} group={group} answer={data} />
        </>
      ) : isPending ? (
        <Loading>Chargement des réglages...</Loading>
      ) : data ? (
        <p>Ces réglages n'existent pas.</p>
      ) : (
        <Failed error={error} onRetry={refetch} />
      )}
    </>
  );
}
