import { z } from 'zod';
import { SIGNATORY_ID } from '../../company/signatory.ts';
import { spelled } from '../../french/frenchNumbers.ts';
import { catalogue } from '../../offer/catalogue.ts';
import type { SourcePath } from '../../settings/sourceValue.ts';
import { OBJECT } from '../text.ts';
import { type Field, schemaOf } from './field.ts';
import { brandFields, contactFields, legalFields, looksFields, signatoryFields } from './identityFields.ts';
import { offerFields, termFields } from './offerFields.ts';
import { claimFields, faqFields, heroFields, panelFields, publicationFields, socialFields } from './wordFields.ts';

const NOTICES = '/legal/mentions-legales';

export interface SettingsGroup {
  code: string;
  title: string;
  lead: string;
  /** Where its words are read first: what a preview opens. */
  page: string;
  fields: Readonly<Record<string, Field>>;
}

type Row = readonly [code: string, title: string, lead: string, fields: SettingsGroup['fields'], page?: string];
const rows = [
  ['brand', 'Marque', 'Le nom du site et sa phrase.', brandFields],
  ['looks', 'Apparence', 'Votre couleur et votre logo.', looksFields],
  [
    'signatory',
    'Qui signe',
    'La personne qui relit et signe les livrables.',
    signatoryFields,
    `/about#${SIGNATORY_ID}`,
  ],
  ['contact', 'Contact', 'Où l’on vous écrit et vous appelle.', contactFields, NOTICES],
  ['legal', 'Identité légale', 'Ce que la loi demande de publier.', legalFields, NOTICES],
  ['social', 'Réseaux', 'Vos comptes, au pied de chaque page.', socialFields],
  ['hero', 'Accueil', 'Les premiers mots de la page d’accueil.', heroFields],
  [
    'offers',
    'Offres',
    `Les prix, délais et formats des ${spelled(catalogue.length + 2)} offres.`,
    offerFields,
    '/#services',
  ],
  ['terms', 'Délais et conditions', 'Ce que chaque commande promet.', termFields, '/legal/cgv'],
  ['faq', 'Questions fréquentes', 'Ajoutez, retirez, déplacez.', faqFields, '/#faq'],
  ['claims', 'Chiffres à documenter', 'Ce qui prouve ce que le site dit de lui-même, ou l’en retire.', claimFields],
  ['panel', 'Panel', 'Les cinq modèles que nomment les pages, et de quand ils datent.', panelFields],
  ['publication', 'Mise en ligne', 'Quand les moteurs de recherche peuvent montrer le site.', publicationFields],
] as const satisfies readonly Row[];

type NamesOf<Fields> = Fields extends unknown ? keyof Fields : never;
/** A value of the source that no group asks for does not compile, and is named. */
const withAll = <_Unasked extends never>(groups: readonly SettingsGroup[]) => groups;

/** The parts of « Réglages », in order: each is changed and saved as one. A code, once stored, keeps its meaning. */
export const settingsGroups = withAll<Exclude<SourcePath, NamesOf<(typeof rows)[number][3]>>>(
  rows.map(([code, title, lead, fields, page = '/']: Row) => ({ code, title, lead, fields, page })),
);

/** `PUT /api/admin/settings/{group}`: the save it was made from, and what changes (`settingsValues`). */
export const settingsSave = z.strictObject(
  {
    version: z.int('version : un nombre est attendu.').min(0),
    values: z.record(z.string(), z.unknown(), OBJECT),
  },
  OBJECT,
);

const makeValues = ({ fields }: SettingsGroup) =>
  z.strictObject(
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schemaOf(field).nullable().optional()])),
    OBJECT,
  );
const valuesOf = new Map<SettingsGroup, ReturnType<typeof makeValues>>();

/** What the fields of a group are to say: null is what the source says, and what is absent stays. Made at the group's first save. */
export function settingsValues(group: SettingsGroup): ReturnType<typeof makeValues> {
  const values = valuesOf.get(group) ?? makeValues(group);
  valuesOf.set(group, values);
  return values;
}
