import { answersIn } from '../../data/leads/leadMessage.ts';
import type { NewLead } from '../leads/leads.ts';

/** A lead as the public form stores one, for tests that need any lead. */
export const sampleLead: NewLead = {
  name: 'Camille Roux',
  email: 'camille@exemple.fr',
  company: null,
  service: null,
  ...answersIn('Un marché à étudier'),
  idempotencyKey: null,
  firstPage: null,
  formPage: null,
  opener: null,
  referrerHost: null,
  utm: null,
  quarantineReasons: [],
};
