import { z } from 'zod';
import type { Choice } from '../../choices.ts';
import { SIGNATURE, SIGNATURE_LENGTH } from '../../company/signature.ts';
import { accentProblem } from '../../looks/accent.ts';
import { isIban } from '../../quotes/quoteWords.ts';
import type { SourcePath } from '../../settings/sourceValue.ts';
import { email as mailAddress, OBJECT, paragraphs, required, requiredParagraphs, line as textLine } from '../text.ts';

/** A value the owner may change: its input at the desk, its schema, and the places of the site that show it. */
export interface Field {
  kind: keyof typeof schemas;
  label: string;
  where: string;
  help?: string;
  /** An example, shown while the field is empty. */
  example?: string;
  /** Limits of a value: maximum characters of a text or entries of a list; upper and lower bound of a number. */
  max?: number;
  min?: number;
  options?: readonly Choice[];
  /** A picture shown whole, not cropped to a square. */
  whole?: boolean;
  /** For a list: label of an entry, fields of an entry, and the field whose value must differ between entries. */
  entry?: string;
  parts?: readonly (Pick<Field, 'kind' | 'label' | 'example' | 'max'> & { name: string })[];
  unique?: string;
}

/** A part of « Réglages ». */
export interface Group {
  title: string;
  lead: string;
  /** First page of the site that shows the group’s texts: the preview opens it. */
  page: string;
  fields: Readonly<Record<string, Field>>;
}

/** Group of fields by path; a path without a value in the source does not compile. */
export const group = <Path extends SourcePath>(
  title: string,
  lead: string,
  page: string,
  fields: Readonly<Record<Path, Field>>,
) => ({ title, lead, page, fields });

/** Repeats fields for several objects: each field's name gets the object's path as a prefix. */
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
/** Whether nine digits are a SIREN: the last one is a Luhn check digit, as INSEE defines it. */
function isSiren(digits: string): boolean {
  const sum = [...digits].reduce((total, digit, at) => {
    const counted = Number(digit) * (at % 2 === 0 ? 1 : 2);
    return total + (counted > 9 ? counted - 9 : counted);
  }, 0);
  return digits.length === 9 && sum % 10 === 0;
}

const HOST_WITH_DOT = /^[^.].*\.[^.]+$/;
/** A web address with a host name, and no scheme that runs code. */
function isWebAddress(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url?.protocol === 'https:' && HOST_WITH_DOT.test(url.hostname) && url.username === '' && url.password === '';
}
/** An address without its scheme: `www.mediateur.fr`. */
const SPOKEN = /^[\w-]+(\.[\w-]+)+(?=$|[/?#])/;

function entriesOf({ min = 0, max = 0, parts = [], unique }: Limits): z.ZodType {
  // Accepts unknown keys and drops them: exports of a former version also contain the id of each question.
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

/** Schema of each kind of field. An error is shown under its field, and does not repeat the label. */
const schemas = {
  line: (limits: Limits) => lineOf(limits),
  text: ({ max = 0 }: Limits) => requiredParagraphs(max, 'Ce texte', WRITE),
  email: () => mailAddress,
  phone: (limits: Limits) =>
    lineOf(limits).refine((number) => PHONE.test(number), 'Indiquez un numéro, par exemple 06 12 34 56 78.'),
  /** SIREN, of which only the digits are checked: some owners add the register's words, or write that they have no number yet. */
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
  /** Address of a picture of the site; empty for none. */
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
  /** A colour as `#1A3DFF`, with enough contrast to white text and the site's grounds. */
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

// A field of each kind: its label, its places on the site, and options.
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
