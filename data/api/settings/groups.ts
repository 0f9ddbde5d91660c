import { z } from 'zod';
import { OBJECT } from '../text.ts';
import { type Field, schemaOf } from './field.ts';
import { brandFields, contactFields, legalFields, looksFields, signatoryFields } from './identityFields.ts';
import { offerFields, termFields } from './offerFields.ts';
import { claimFields, faqFields, heroFields, panelFields, publicationFields, socialFields } from './wordFields.ts';

/** The parts of « Réglages », in order: each is changed and saved as one. A code, once stored, keeps its meaning. */
export const settingsGroups = [
  { code: 'brand', title: 'Marque', lead: 'Le nom du site et sa phrase.', fields: brandFields },
  { code: 'looks', title: 'Apparence', lead: 'Votre couleur et votre logo.', fields: looksFields },
  {
    code: 'signatory',
    title: 'Qui signe',
    lead: 'La personne qui relit et signe les livrables.',
    fields: signatoryFields,
  },
  { code: 'contact', title: 'Contact', lead: 'Où l’on vous écrit et vous appelle.', fields: contactFields },
  { code: 'legal', title: 'Identité légale', lead: 'Ce que la loi demande de publier.', fields: legalFields },
  { code: 'social', title: 'Réseaux', lead: 'Vos comptes, au pied de chaque page.', fields: socialFields },
  { code: 'hero', title: 'Accueil', lead: 'Les premiers mots de la page d’accueil.', fields: heroFields },
  { code: 'offers', title: 'Offres', lead: 'Les prix, délais et formats des sept offres.', fields: offerFields },
  { code: 'terms', title: 'Délais et conditions', lead: 'Ce que chaque commande promet.', fields: termFields },
  { code: 'faq', title: 'Questions fréquentes', lead: 'Ajoutez, retirez, déplacez.', fields: faqFields },
  {
    code: 'claims',
    title: 'Chiffres à documenter',
    lead: 'Ce qui prouve ce que le site dit de lui-même, ou l’en retire.',
    fields: claimFields,
  },
  {
    code: 'panel',
    title: 'Panel',
    lead: 'Les cinq modèles que nomment les pages, et de quand ils datent.',
    fields: panelFields,
  },
  {
    code: 'publication',
    title: 'Mise en ligne',
    lead: 'Quand les moteurs de recherche peuvent montrer le site.',
    fields: publicationFields,
  },
] as const satisfies readonly SettingsGroup[];

export interface SettingsGroup {
  code: string;
  title: string;
  lead: string;
  fields: Readonly<Record<string, Field>>;
}

/** `PUT /api/admin/settings/{group}`: the save it was made from, and what changes (`settingsValues`). */
export const settingsSave = z.strictObject(
  {
    version: z.int('version : un nombre est attendu.').min(0),
    values: z.record(z.string(), z.unknown(), OBJECT),
  },
  OBJECT,
);

/** What the fields of a group are to say: null is what the source says, and what is absent stays. */
export const settingsValues = ({ fields }: SettingsGroup) =>
  z.strictObject(
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schemaOf(field).nullable().optional()])),
    OBJECT,
  );
