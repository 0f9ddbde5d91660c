import { z } from 'zod';
import { leadMessage } from '../../data/leadMessage.ts';
import { isEmailAddress } from '../emailAddress.ts';
import { line, OBJECT, paragraphs } from './parse.ts';

export const email = line(254, 'Adresse e-mail').refine(
  isEmailAddress,
  'Indiquez une adresse complète, par exemple nom@entreprise.fr.',
);
const required = (max: number, label: string, message: string) =>
  line(max, label).refine((text) => text !== '', message);
const orNull = (text: string | undefined | null): string | null => text || null;
const optional = (max: number, label: string) => line(max, label).nullish().transform(orNull);

/** The five fields of a lead as programs and the dialog send them. */
export const leadBody = z.strictObject(
  {
    name: required(200, 'Nom', 'Indiquez votre nom.'),
    email,
    company: optional(200, 'Entreprise'),
    service: optional(200, 'Service'),
    message: paragraphs(20_000, 'Message').nullish().transform(orNull),
  },
  OBJECT,
);

export type LeadBody = z.output<typeof leadBody>;

const answer = (max: number, label: string) => paragraphs(max, label).default('');

/** The same lead as the form of `/devis` posts it; fields a newer page may add are let through unread. */
export const leadForm = z
  .object({
    firstName: required(100, 'Prénom', 'Indiquez votre prénom.'),
    lastName: required(100, 'Nom', 'Indiquez votre nom.'),
    email,
    company: optional(200, 'Entreprise'),
    service: required(200, 'Service', 'Choisissez un service.'),
    projectDescription: paragraphs(15_000, 'Description').refine((text) => text !== '', 'Décrivez votre projet.'),
    phone: answer(100, 'Téléphone'),
    timeline: answer(100, 'Délai'),
    priority: answer(100, 'Priorité'),
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
