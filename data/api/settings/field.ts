import { z } from 'zod';
import type { Choice } from '../../choices.ts';
import { SIGNATURE, SIGNATURE_LENGTH } from '../../company/signature.ts';
import { accentProblem } from '../../looks/accent.ts';
import { isIban } from '../../quotes/quoteWords.ts';
import type { SourcePath } from '../../settings/sourceValue.ts';
import { email as mailAddress, OBJECT, paragraphs, required, requiredParagraphs, line as textLine } from '../text.ts';

/** A value the owner may change: its input at the desk, its validation, and the places of the site where it is shown. */
export interface Field {
  kind: keyof typeof schemas;
  label: string;
  where: string;
  help?: string;
  /** Example, displayed while the input is empty. */
  example?: string;
  /** `max`: maximum characters of a text, or entries of a list; for a number, `max` and `min` are its bounds. */
  max?: number;
  min?: number;
  options?: readonly Choice[];
  /** Shows a picture uncropped; absent: cropped to a square. */
  whole?: boolean;
  /** For a list: `entry` is the label of an entry, `parts` are its fields, `unique` is the field whose values must all differ. */
  entry?: string;
  parts?: readonly (Pick<Field, 'kind' | 'label' | 'example' | 'max'> & { name: string })[];
  unique?: string;
}

/** A group of settings that the owner saves together in « Réglages ». */
export interface Group {
  title: string;
  lead: string;
  /** Page of the site that the group's preview opens: the first one that shows these texts. */
  page: string;
  fields: Readonly<Record<string, Field>>;
}

/** Builds a group from its fields by path; a path that the source lacks does not compile. */
export const group = <Path extends SourcePath>(
  title: string,
  lead: string,
  page: string,
  fields: Readonly<Record<Path, Field>>,
) => ({ title, lead, page, fields });

/** Repeats the same fields for several objects: prefixes the name of each field with the object's path. */
export const ofEach = <At extends string, Name extends string>(
  fields: readonly (readonly [at: At, Readonly<Record<Name, Field>>])[],
) =>
  Object.fromEntries(
    fields.flatMap(([at, parts]) => Object.entries(parts).map(([name, field]) => [`${at}.${name}`, field])),
  ) as Record<`${At}.${Name}`, Field>;

type Limits = Pick<Field, 'min' | 'max' | 'options' | 'parts' | 'unique'>;

const WRITE = 'Écrivez quelque chose.';
const ADDRESS = 'Indiquez une adresse complète, qui commence par https://.';
const PHONE = /^\+?\d[\d .()-]{5,28}\d$/;
const PICTURE = /^(\/[\w.-]+)+\.(jpe?g|png|webp|avif)$/;
const COLOUR = /^#[\dA-F]{6}$/;

const lineOf = ({ max = 0 }: Limits, message = WRITE) => required(max, 'Ce texte', message);

/** Digits of a text that is a number; empty otherwise. */
const digitsOf = (text: string): string => (/^[\d\s.]+$/.test(text) ? text.replace(/\D/g, '') : '');
/** Whether nine digits are a valid SIREN: the last one is a Luhn check digit, as INSEE defines it. */
function isSiren(digits: string): boolean {
  const sum = [...digits].reduce((total, digit, at) => {
    const counted = Number(digit) * (at % 2 === 0 ? 1 : 2);
    return total + (counted > 9 ? counted - 9 : counted);
  }, 0);
  return digits.length === 9 && sum % 10 === 0;
}

const HOST_WITH_DOT = /^[^.].*\.[^.]+$/;
/** Whether a text is an `https:` address with a host name and without credentials. */
function isWebAddress(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url?.protocol === 'https:' && HOST_WITH_DOT.test(url.hostname) && url.username === '' && url.password === '';
}
/** A web address typed without its scheme: `www.mediateur.fr`. */
const SPOKEN = /^[\w-]+(\.[\w-]+)+(?=$|[/?#])/;

function entriesOf({ min = 0, max = 0, parts = [], unique }: Limits): z.ZodType {
  // Ignores unknown keys: an export of an older version also contains the id of each question.
  const entry = z.object(Object.fromEntries(parts.map((part) => [part.name, schemas[part.kind](part)])), OBJECT);
  return z
    .array(entry, 'Une liste est attendue.')
    .min(min, `Gardez-en au moins ${min}.`)
    .max(max, `${max} au plus.`)
    .refine(
      (all: readonly Record<string, unknown>[]) =>
        !unique || new Set(all.map((one) => one[unique])).size === all.length,
      'Chacun une seule fois.',
    );
}

/** Schema of each kind of field. Errors appear under the field, so they do not repeat its label. */
const schemas = {
  line: (limits: Limits) => lineOf(limits),
  text: ({ max = 0 }: Limits) => requiredParagraphs(max, 'Ce texte', WRITE),
  email: () => mailAddress,
  phone: (limits: Limits) =>
    lineOf(limits).refine((number) => PHONE.test(number), 'Indiquez un numéro, par exemple 06 12 34 56 78.'),
  /** SIREN, validated only if the text is digits: some owners add the register's name, or write that they have no number yet. */
  siren: (limits: Limits) =>
    lineOf(limits)
      .refine((text) => digitsOf(text).length !== 14, 'Ces quatorze chiffres sont un SIRET ; gardez les neuf premiers.')
      .refine(
        (text) => [0, 14].includes(digitsOf(text).length) || isSiren(digitsOf(text)),
        'Relisez les neuf chiffres, l’un d’eux ne peut pas être juste.',
      ),
  iban: (limits: Limits) =>
    lineOf(limits).refine(isIban, 'Relisez l’IBAN : ses deux chiffres de contrôle ne correspondent pas au reste.'),
  link: (limits: Limits) =>
    lineOf(limits, ADDRESS)
      .transform((typed) => (SPOKEN.test(typed) ? `https://${typed}` : typed))
      .refine(isWebAddress, ADDRESS),
  /** Address of a picture on the site; empty: no picture. */
  picture: ({ max = 0 }: Limits) =>
    paragraphs(max, 'Cette adresse').refine(
      (path) => path === '' || (PICTURE.test(path) && !path.includes('..')),
      'Choisissez une image du site, ou aucune.',
    ),
  /** Path data of a signature, as the pad writes it; empty for none. */
  signature: () =>
    z
      .string('Cette signature')
      .max(SIGNATURE_LENGTH, 'Cette signature est trop détaillée : écrivez-la d’un trait plus simple.')
      .regex(SIGNATURE, 'Écrivez votre signature dans le cadre.'),
  /** A colour as `#1A3DFF`; refused when it contrasts too little with white text or the site's backgrounds. */
  colour: () =>
    textLine(50, 'Cette couleur')
      .transform((typed) => typed.toUpperCase())
      .superRefine((colour, { addIssue }) => {
        const problem = COLOUR.test(colour)
          ? accentProblem(colour)
          : 'écrivez un dièse et six chiffres ou lettres de A à F, par exemple #0A6B5E.';
        if (problem) addIssue({ code: 'custom', message: `Cette couleur est refusée : ${problem}` });
      }),
  number: ({ min = 0, max = 0 }: Limits) => {
    const between = `Écrivez un nombre entier entre ${min} et ${max}.`;
    return z.int(between).min(min, between).max(max, between);
  },
  /** Euros, to the cent. */
  price: ({ min = 0, max = 0 }: Limits) => {
    const between = `Écrivez un prix entre ${min} et ${max.toLocaleString('fr-FR')} €, par exemple 120 ou 99,50.`;
    return z.number(between).min(min, between).max(max, between).multipleOf(0.01, 'Deux décimales au plus.');
  },
  choice: ({ options = [] }: Limits) =>
    z.enum(
      options.map(({ code }) => code),
      'Choisissez dans la liste.',
    ),
  list: entriesOf,
};

/** Returns the schema of a field; its errors are French sentences. */
export const schemaOf = (field: Field): z.ZodType => schemas[field.kind](field);

type More = Omit<Field, 'kind' | 'label' | 'where'>;
const ofKind =
  (kind: Field['kind'], limits: More = {}) =>
  (label: string, where: string, more: More = {}): Field => ({ kind, label, where, ...limits, ...more });

// Makers of fields, one for each kind: they take the label, the places on the site, and options.
export const line = ofKind('line', { max: 200 });
export const text = ofKind('text', { max: 1500 });
export const email = ofKind('email', { max: 254 });
export const phone = ofKind('phone', { max: 30 });
export const siren = ofKind('siren', { max: 40 });
export const iban = ofKind('iban', { max: 60 });
export const link = ofKind('link', { max: 300 });
export const picture = ofKind('picture', { max: 200 });
export const colour = ofKind('colour');
export const signature = ofKind('signature');
export const price = ofKind('price', { min: 1, max: 100_000 });
export const choice = ofKind('choice');
export const list = ofKind('list');
/** An integer between two bounds. */
export const whole = (label: string, where: string, min: number, max: number): Field => ({
  ...{ kind: 'number', label, where, min, max },
});
