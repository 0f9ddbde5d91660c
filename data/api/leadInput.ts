import { z } from 'zod';
import { leadMessage } from '../leads/leadMessage.ts';
import { leadLimits as limits } from '../leads/limits.ts';
import { email, line, OBJECT, paragraphs, required, requiredParagraphs } from './text.ts';

const orNull = (text: string | undefined | null): string | null => text || null;
const optional = (max: number, label: string) => line(max, label).nullish().transform(orNull);

/** `POST /api/leads`: the five fields of a lead as programs and the dialog send them. */
export const leadBody = z.strictObject(
  {
    name: required(limits.name, 'Nom', 'Indiquez votre nom.'),
    email,
    company: optional(limits.company, 'Entreprise'),
    service: optional(limits.service, 'Service'),
    message: paragraphs(limits.message, 'Message').nullish().transform(orNull),
  },
  OBJECT,
);

/** A lead's five fields once read: what was not given is null. */
export type LeadBody = z.output<typeof leadBody>;
/** The five fields as the page sends them: empty text where nothing was given. */
export type SentLead = Record<keyof LeadBody, string>;

const answer = (max: number, label: string) => paragraphs(max, label).default('');

/** The same lead as the form of `/devis` posts it; fields a newer page may add are let through unread. */
export const leadForm = z
  .object({
    firstName: required(limits.firstName, 'Prénom', 'Indiquez votre prénom.'),
    lastName: required(limits.lastName, 'Nom', 'Indiquez votre nom.'),
    email,
    company: optional(limits.company, 'Entreprise'),
    service: required(limits.service, 'Service', 'Choisissez un service.'),
    projectDescription: requiredParagraphs(limits.description, 'Description', 'Décrivez votre projet.'),
    phone: answer(limits.phone, 'Téléphone'),
    timeline: answer(limits.timeline, 'Délai'),
    priority: answer(limits.priority, 'Priorité'),
  })
  .transform(
    ({ firstName, lastName, phone, projectDescription: description, timeline, priority, ...rest }): LeadBody => ({
      name: `${firstName} ${lastName}`,
      email: rest.email,
      company: rest.company,
      service: rest.service,
      message: leadMessage({ phone, description, budget: '', timeline, priority }),
    }),
  );

/** What the quote form and the notice that ends a contract name their fields. */
export type LeadFormField = keyof z.input<typeof leadForm>;
