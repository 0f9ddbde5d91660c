import type { ContractNoticeKind, TypedNotice } from '../../data/leads/contractNotices.ts';
import { leadLimits, contractNoticeLimits as limits } from '../../data/leads/limits.ts';
import { FieldGrid, WideField } from '../quote/FieldGrid.tsx';
import { TextArea, TextField } from '../ui/Field.tsx';
import { useContent } from '../useContent.tsx';
import { contractNoticeWords } from './contractNoticeWords.ts';

interface Props {
  kind: ContractNoticeKind;
  notice?: TypedNotice['notice'];
}

/** What the law lets one ask (C. conso. D215-2, D221-5), as it was typed where one comes back to correct it. */
export const ContractNoticeFields = ({ kind, notice }: Props) => {
  const content = useContent();
  return (
    <FieldGrid>
      <TextField
        label="Prénom *"
        name="firstName"
        required
        maxLength={limits.firstName}
        autoComplete="given-name"
        defaultValue={notice?.firstName}
      />
      <TextField
        label="Nom *"
        name="lastName"
        required
        maxLength={limits.lastName}
        autoComplete="family-name"
        defaultValue={notice?.lastName}
      />
      <WideField>
        <TextField
          label="Email où recevoir l'accusé de réception *"
          name="email"
          type="email"
          required
          maxLength={leadLimits.email}
          autoComplete="email"
          defaultValue={notice?.email}
        />
      </WideField>
      <WideField>
        <TextArea
          label={contractNoticeWords(content)[kind].contract}
          name="contract"
          required
          maxLength={limits.contract}
          defaultValue={notice?.contract}
        />
      </WideField>
      {kind === 'termination' && (
        <WideField>
          <TextField
            label={`Date de fin souhaitée, si elle vient après ces ${content.pack.noticeDays} jours`}
            name="wishedEnd"
            maxLength={limits.wishedEnd}
            defaultValue={notice?.wishedEnd}
          />
        </WideField>
      )}
    </FieldGrid>
  );
};
