import { formRefusals } from '../../data/leads/formRefusals.ts';
import { type AnswerName, answerNames, answerOf } from '../../data/leads/leadAnswers.ts';
import { leadLimits } from '../../data/leads/limits.ts';
import type { ServiceCode } from '../../data/offer/catalogue.ts';
import { serviceChoices } from '../../data/offer/services.ts';
import { FieldGrid, SelectField, TextArea, TextField, WideField } from '../ui/Field.tsx';
import { useContent } from '../useContent.tsx';
import type { QuoteDraft } from './sendQuote.ts';

interface Props {
  /** Whether 'Service souhaité *' is the first field, because no service is preselected. */
  askService: boolean;
  /** Values of the fields in the dialog; absent on the page without script, whose fields are uncontrolled. */
  draft?: QuoteDraft;
  onChange?: (name: keyof QuoteDraft, value: string) => void;
  defaultService?: ServiceCode | '';
  /** Names of the fields that the server refused. */
  refused?: readonly string[];
}

/** All fields of the quote form, used by the dialog and by the page `/devis`. */
export function QuoteFields({ askService, draft, onChange, defaultService = '', refused = [] }: Props) {
  const content = useContent();
  const bind = (name: keyof QuoteDraft, fallback = '') => ({
    refused: refused.includes(name) ? formRefusals[name as keyof typeof formRefusals] : undefined,
    ...(draft && onChange
      ? {
          name,
          value: draft[name],
          onChange: (event: { target: { value: string } }) => onChange(name, event.target.value),
        }
      : { name, defaultValue: fallback }),
  });
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
        hint={formRefusals.firstName}
        {...bind('firstName')}
      />
      <TextField
        label="Nom *"
        required
        autoComplete="family-name"
        maxLength={leadLimits.lastName}
        hint={formRefusals.lastName}
        {...bind('lastName')}
      />
      <TextField
        label="Email *"
        type="email"
        required
        autoComplete="email"
        maxLength={leadLimits.email}
        hint={formRefusals.email}
        {...bind('email')}
      />
      <Answer name="phone" bind={bind} />
      <WideField>
        <TextField
          label="Entreprise"
          autoComplete="organization"
          maxLength={leadLimits.company}
          placeholder="Nom de votre entreprise"
          {...bind('company')}
        />
      </WideField>
      {answerNames
        .filter((name) => name !== 'phone')
        .map((name) => (
          <Answer key={name} name={name} bind={bind} />
        ))}
    </FieldGrid>
  );
}

/** Field for an answer, as `leadAnswers` defines it; nothing for an answer that the form does not have. */
function Answer({ name, bind }: { name: AnswerName; bind: (field: keyof QuoteDraft, fallback?: string) => object }) {
  const content = useContent();
  const { field, label, formLabel, most, shape, required, choices, empty, initial = '', ...input } = answerOf(name);
  if (field === undefined) return null;
  const common = {
    label: formLabel ?? label,
    required: required !== undefined,
    ...bind(field as keyof QuoteDraft, initial),
  };
  if (choices) return <SelectField {...common} choices={choices(content)} {...(empty !== undefined && { empty })} />;
  if (shape === undefined) return <TextField {...common} {...input} maxLength={most} />;
  return (
    <WideField>
      <TextArea {...common} {...input} maxLength={most} />
    </WideField>
  );
}
