import { useEffect } from 'react';
import { useLocation, useParams } from 'react-router';
import { useSettings } from '../deskQueries.ts';
import { BackTo, FileHead } from '../list/filePage.tsx';
import { Answer, DeskTitle, Intro } from '../list/View.tsx';
import { GroupForm } from './GroupForm.tsx';

/** One group of settings. The address may name a field: it is brought into view, ready to be written in. */
export function GroupView() {
  const { group: code = '' } = useParams();
  const { hash } = useLocation();
  const query = useSettings();
  const group = query.data?.groups.find((one) => one.code === code);
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
      <Answer query={query} of="des réglages">
        {() =>
          group ? (
            <>
              <Intro>{group.lead}</Intro>
              <GroupForm key={code} group={group} />
            </>
          ) : (
            <p>Ces réglages n'existent pas.</p>
          )
        }
      </Answer>
    </>
  );
}
