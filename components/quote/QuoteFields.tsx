import { DEFAULT_PRIORITY, priorities, timelines } from '../../data/leads/leadWords.ts';
import { leadLimits } from '../../data/leads/limits.ts';
import type { ServiceCode } from '../../data/offer/catalogue.ts';
import { serviceChoices } from '../../data/offer/services.ts';
import { SelectField, TextArea, TextField } from '../ui/Field.tsx';
import { useContent } from '../useContent.tsx';
import { FieldGrid, WideField } from './FieldGrid.tsx';
import type { QuoteDraft } from './quoteFields.ts';

interface Props {
  /** Without a preselected service, 'Service souhaité *' is the first field. */
  askService: boolean;
  /** Controlled by the dialog; left to the browser on the page without script. */
  draft?: QuoteDraft;
  onChange?: (name: keyof QuoteDraft, value: string) => void;
  defaultService?: ServiceCode | '';
}

/** Every field of the quote form, shared by the dialog and the `/devis` page. */
export function QuoteFields({ askService, draft, onChange, defaultService = '' }: Props) {
  const content = useContent();
  const bind = (name: keyof QuoteDraft, fallback = '') =>
    draft && onChange
      ? {
          name,
          value: draft[name],
          onChange: (event: { target: { value: string } }) => onChange(name, event.target.value),
        }
      : { name, defaultValue: fallback };
  return (
    <FieldGrid>
      {askService && (
        <WideField>
          <SelectField
            label="Service souhaité *"
            required
            choices={serviceChoices(content)}
            empty="Choisissez un service"
            hint="Choisissez le service qui vous intéresse, ou « Sur-mesure »."
            {...bind('service', defaultService)}
          />
        </WideField>
      )}
      <TextField
        label="Prénom *"
        required
        autoComplete="given-name"
        maxLength={leadLimits.firstName}
        hint="Indiquez votre prénom."
        {...bind('firstName')}
      />
      <TextField
        label="Nom *"
        required
        autoComplete="family-name"
        maxLength={leadLimits.lastName}
        hint="Indiquez votre nom."
        {...bind('lastName')}
      />
      <TextField
        label="Email *"
        type="email"
        required
        autoComplete="email"
        maxLength={leadLimits.email}
        hint="Indiquez une adresse complète, par exemple nom@entreprise.fr."
        {...bind('email')}
      />
      <TextField
        label="Téléphone"
        type="tel"
        autoComplete="tel"
        maxLength={leadLimits.phone}
        placeholder="06 00 00 00 00"
        {...bind('phone')}
      />
      <WideField>
        <TextField
          label="Entreprise"
          autoComplete="organization"
          maxLength={leadLimits.company}
          placeholder="Nom de votre entreprise"
          {...bind('company')}
        />
      </WideField>
      <WideField>
        <TextArea
          label="Description du projet *"
          required
          maxLength={leadLimits.description}
          placeholder="Votre marché, votre question, la décision à prendre…"
          hint="Décrivez votre projet en une ou deux phrases."
          {...bind('projectDescription')}
        />
      </WideField>
      <SelectField label="Délai" choices={timelines(content)} empty="Choisissez un délai" {...bind('timeline')} />
      <SelectField label="Priorité" choices={priorities} {...bind('priority', DEFAULT_PRIORITY)} />
    </FieldGrid>
  );
}
