import { z } from 'zod';
import { formRefusals as refusals } from '../leads/formRefusals.ts';
import { type AnswerField, type Answers, answerOf, answersOfForm, eachField } from '../leads/leadAnswers.ts';
import { answersIn } from '../leads/leadMessage.ts';
import { leadLimits as limits } from '../leads/limits.ts';
import { email, line, OBJECT, paragraphs, required, requiredParagraphs, textAsSent } from './text.ts';

const orNull = (text: string | undefined | null): string | null => text || null;
const optional = (max: number, label: string) => line(max, label).nullish().transform(orNull);

/** The five fields of a lead in the JSON sent by programs and by the quote dialog. */
const sentLead = z.strictObject(
  {
    name: required(limits.name, 'Nom', refusals.lastName),
    email,
    company: optional(limits.company, 'Entreprise'),
    service: optional(limits.service, 'Service'),
    message: textAsSent(limits.message, 'Message')
      .nullish()
      .transform((text) => (text?.trim() ? text : null)),
  },
  OBJECT,
);

/** The five fields as the quote page sends them; a field that the visitor left empty is an empty string. */
export type SentLead = Record<keyof z.output<typeof sentLead>, string>;

/** A validated lead: an absent field is null, and the message is split into answers, one for each column. */
export interface LeadBody extends Omit<z.output<typeof sentLead>, 'message'>, Answers {}

/** Body of `POST /api/leads`. */
export const leadBody = sentLead.transform(({ message, ...rest }): LeadBody => ({ ...rest, ...answersIn(message) }));

const answers = eachField((name): z.ZodType<string, string | undefined> => {
  const { most, label, required: refusal } = answerOf(name);
  return refusal === undefined ? paragraphs(most, label).default('') : requiredParagraphs(most, label, refusal);
});

/** A lead as the form of `/devis` posts it without script; unknown fields are ignored, since a newer page may send some. */
export const leadForm = z
  .object({
    firstName: required(limits.firstName, 'Prénom', refusals.firstName),
    lastName: required(limits.lastName, 'Nom', refusals.lastName),
    email,
    company: optional(limits.company, 'Entreprise'),
    service: required(limits.service, 'Service', refusals.service),
    ...answers,
  })
  .transform(
    ({ firstName, lastName, email, company, service, ...fields }): LeadBody => ({
      name: `${firstName} ${lastName}`,
      ...{ email, company, service },
      ...answersOfForm(fields as Record<AnswerField, string>),
    }),
  );

/** Field names of the quote form. */
export type LeadFormField = keyof z.input<typeof leadForm>;
