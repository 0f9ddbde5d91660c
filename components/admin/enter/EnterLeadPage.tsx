import { useSearchParams } from 'react-router';
import { backToList } from '../leads/lastLead.ts';
import { BackTo, FileHead } from '../list/filePage.tsx';
import { Loading } from '../list/ListState.tsx';
import { usePerson } from '../people/personQuery.ts';
import { EnterLeadForm } from './EnterLeadForm.tsx';

/** A request that came by telephone, in person or by mail, entered by hand; `?personne=` is whose. */
export function EnterLeadPage() {
  const [address] = useSearchParams();
  const id = address.get('personne') ?? '';
  const { data, isPending } = usePerson(id, id !== '');
  const known = {
    name: data?.person.name ?? '',
    email: data?.addresses[0]?.address ?? '',
    phone: data?.person.phone ?? '',
  };
  return (
    <>
      <FileHead>
        {data ? (
          <BackTo to={`/personnes/${data.person.id}`}>{known.name || 'La personne'}</BackTo>
        ) : (
          <BackTo to={backToList()}>Tous les leads</BackTo>
        )}
        <h1>Saisir une demande</h1>
      </FileHead>
      {id !== '' && isPending ? <Loading>Chargement de la fiche...</Loading> : <EnterLeadForm known={known} />}
    </>
  );
}
