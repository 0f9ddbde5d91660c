import { CONTRACT_NOTICE_YEARS } from '../../data/desk/retention.ts';
import { type ContractNoticeKind, contractNotices, type TypedNotice } from '../../data/leads/contractNotices.ts';
import type { Content } from '../../data/settings/content.ts';
import { usePageFacts } from '../pageContext.tsx';
import { FormPage } from '../quote/FormPage.tsx';
import { useContent } from '../useContent.tsx';
import { ContractNoticeCheck } from './ContractNoticeCheck.tsx';
import { ContractNoticeFields } from './ContractNoticeFields.tsx';
import { contractNoticeWords } from './contractNoticeWords.ts';

/** What the server found wrong with a notice, by the code it comes back with. */
const problems = (content: Content): Record<string, string> => ({
  champs:
    'Votre notification n’est pas partie : vérifiez que le prénom, le nom, le contrat et une adresse email complète sont remplis.',
  limite:
    'Votre notification n’est pas partie : trop d’envois en peu de temps. Patientez une minute, puis renvoyez-la.',
  jour: `Votre notification n’est pas partie : trop d’envois sont arrivés aujourd’hui. Renvoyez-la demain, ou écrivez-moi à ${content.site.email}.`,
  serveur: `Votre notification n’a pas pu être enregistrée. Réessayez dans un instant, ou écrivez-moi à ${content.site.email} : rien n’est encore fait.`,
});

const problemOf = (content: Content, code: string | undefined, typed: TypedNotice | undefined): string | undefined => {
  if (typed?.step === 'mend') return problems(content).champs;
  return code && !typed ? (problems(content)[code] ?? problems(content).serveur) : undefined;
};

/** Where a contract ends or is withdrawn from: a form, then the same to read again before it leaves. */
export function ContractNoticePage({ kind }: { kind: ContractNoticeKind }) {
  const content = useContent();
  const { typed, query } = usePageFacts();
  if (typed?.step === 'check') return <ContractNoticeCheck kind={kind} notice={typed.notice} />;
  const { path, title } = contractNotices[kind];
  const { lead, points } = contractNoticeWords(content)[kind];
  return (
    <FormPage
      action={path}
      title={title}
      lead={lead}
      points={points}
      problem={problemOf(content, query.erreur, typed)}
      notice={`Les champs marqués d'un * identifient le contrat et l'adresse de l'accusé. Rien ne part encore : vous relisez tout à l'étape suivante. Votre notification est gardée ${CONTRACT_NOTICE_YEARS} ans, comme preuve.`}
      submit="Vérifier ma demande"
    >
      <ContractNoticeFields kind={kind} {...(typed && { notice: typed.notice })} />
    </FormPage>
  );
}
