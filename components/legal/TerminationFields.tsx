import { leadLimits } from '../../data/limits.ts';
import type { TypedTermination } from '../../data/termination.ts';
import { FieldGrid, WideField } from '../quote/FieldGrid.tsx';
import { TextArea, TextField } from '../ui/Field.tsx';

/** The fields of the notice, as they were typed where one comes back to correct them. */
export const TerminationFields = ({ notice }: { notice?: TypedTermination['notice'] }) => (
  <FieldGrid>
    <TextField
      label="Prénom *"
      name="firstName"
      required
      maxLength={leadLimits.firstName}
      autoComplete="given-name"
      defaultValue={notice?.firstName}
    />
    <TextField
      label="Nom *"
      name="lastName"
      required
      maxLength={leadLimits.lastName}
      autoComplete="family-name"
      defaultValue={notice?.lastName}
    />
    <WideField>
      <TextField
        label="Email *"
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
        label="Contrat à résilier : référence du devis ou de la facture, à défaut sa date *"
        name="projectDescription"
        required
        maxLength={leadLimits.description}
        defaultValue={notice?.projectDescription}
      />
    </WideField>
    <WideField>
      <TextField
        label="Date de fin souhaitée, si elle est plus tardive"
        name="timeline"
        maxLength={leadLimits.timeline}
        defaultValue={notice?.timeline}
      />
    </WideField>
  </FieldGrid>
);
