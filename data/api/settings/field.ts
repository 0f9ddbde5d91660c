import { z } from 'zod';
import { isEmailAddress } from '../../leads/emailAddress.ts';
import { accentProblem } from '../../looks/accent.ts';
import { paragraphs, required, requiredParagraphs } from '../text.ts';

/** How the desk asks for a value. */
export const fieldKinds = [
  'line',
  'text',
  'email',
  'phone',
  'link',
  'picture',
  'colour',
  'number',
  'price',
  'choice',
  'list',
] as const;
type FieldKind = (typeof fieldKinds)[number];

/** What the desk shows of a field; it stands in the schema's own `meta`. */
interface FieldWords {
  label: string;
  /** Where the site shows it. */
  where: string;
  help?: string;
  /** What somebody might write, shown while nothing is written. */
  example?: string;
}

interface FieldMeta extends FieldWords {
  kind: FieldKind;
  /** Characters of a text, or entries of a list, at most. */
  max?: number;
  min?: number;
  options?: readonly { value: string; label: string }[];
  /** The parts of an entry of a list. */
  parts?: readonly { name: string; label: string; kind: FieldKind; max: number; example?: string }[];
  /** Legal documents that say it: their day follows a change. */
  documents?: readonly string[];
}

/** What somebody may leave empty is then as the source has it. */
type Field<Value> = z.ZodType<Value>;

/** What a schema of a field says of itself. */
export const metaOf = (schema: z.ZodType): FieldMeta => z.globalRegistry.get(schema) as unknown as FieldMeta;

/** A schema with what the desk shows of it. */
export const described = <Schema extends z.ZodType>(schema: Schema, meta: FieldMeta): Schema =>
  schema.meta({ ...meta }) as Schema;

interface Words extends FieldWords {
  max?: number;
  documents?: readonly string[];
}

export const line = ({ max = 200, ...words }: Words): Field<string> =>
  described(required(max, words.label, `${words.label} : écrivez quelque chose.`), { ...words, kind: 'line', max });

export const text = ({ max = 1500, ...words }: Words): Field<string> =>
  described(requiredParagraphs(max, words.label, `${words.label} : écrivez quelque chose.`), {
    ...words,
    kind: 'text',
    max,
  });

export const emailField = ({ max = 254, ...words }: Words): Field<string> =>
  described(
    required(max, words.label, `${words.label} : écrivez une adresse.`).refine(
      isEmailAddress,
      'Indiquez une adresse complète, par exemple nom@entreprise.fr.',
    ),
    { ...words, kind: 'email', max },
  );

const PHONE = /^\+?\d[\d .()-]{5,28}\d$/;
export const phoneField = ({ max = 30, ...words }: Words): Field<string> =>
  described(
    required(max, words.label, `${words.label} : écrivez un numéro.`).refine(
      (number) => PHONE.test(number),
      `${words.label} : indiquez un numéro, par exemple 06 12 34 56 78.`,
    ),
    { ...words, kind: 'phone', max },
  );

/** Nine digits of which the last follows from the others (Luhn), as INSEE gives them. */
function isSiren(digits: string): boolean {
  const sum = [...digits].reduce((total, digit, at) => {
    const counted = Number(digit) * (at % 2 === 0 ? 1 : 2);
    return total + (counted > 9 ? counted - 9 : counted);
  }, 0);
  return digits.length === 9 && sum % 10 === 0;
}
/** The digits of a text that is a number; empty where it says something else. */
const digitsOf = (text: string): string => (/^[\d\s.]+$/.test(text) ? text.replace(/\D/g, '') : '');
/** The number of a business, looked at where it stands alone: some write the register's words with it, or that they have none yet. */
export const sirenField = ({ max = 40, ...words }: Words): Field<string> =>
  described(
    required(max, words.label, `${words.label} : écrivez quelque chose.`)
      .refine(
        (text) => digitsOf(text).length !== 14,
        `${words.label} : ces quatorze chiffres sont un SIRET ; gardez les neuf premiers.`,
      )
      .refine(
        (text) => [0, 14].includes(digitsOf(text).length) || isSiren(digitsOf(text)),
        `${words.label} : relisez les neuf chiffres, l’un d’eux ne peut pas être juste.`,
      ),
    { ...words, kind: 'line', max },
  );

const HOST_WITH_DOT = /^[^.].*\.[^.]+$/;
/** An address of the web, of a site that has a name: nothing a link could run. */
export function isWebAddress(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url?.protocol === 'https:' && HOST_WITH_DOT.test(url.hostname) && url.username === '' && url.password === '';
}
const LINK = 'indiquez une adresse complète, qui commence par https://.';
export const link = ({ max = 300, ...words }: Words): Field<string> =>
  described(required(max, words.label, `${words.label} : ${LINK}`).refine(isWebAddress, `${words.label} : ${LINK}`), {
    ...words,
    kind: 'link',
    max,
  });

const PICTURE = /^(\/[\w.-]+)+\.(jpe?g|png|webp|avif)$/;
/** A picture of the site itself, by its address there; empty for none. */
export const picture = ({ max = 200, ...words }: Words): Field<string> =>
  described(
    paragraphs(max, words.label).refine(
      (path) => path === '' || (PICTURE.test(path) && !path.includes('..')),
      `${words.label} : choisissez une image du site, ou aucune.`,
    ),
    { ...words, kind: 'picture', max },
  );

const COLOUR = /^#[\dA-F]{6}$/;
/** A colour as `#1A3DFF` that white words and the site's grounds can be read with. */
export const accentField = (words: Words): Field<string> => {
  const problem = (colour: string) =>
    COLOUR.test(colour)
      ? accentProblem(colour)
      : 'écrivez un dièse et six chiffres ou lettres de A à F, par exemple #0A6B5E.';
  return described(
    z
      .string(words.label)
      .trim()
      .toUpperCase()
      .superRefine((colour, { addIssue }) => {
        const said = problem(colour);
        if (said) addIssue({ code: 'custom', message: `${words.label} : ${said}` });
      }),
    { ...words, kind: 'colour' },
  );
};

interface Amount extends FieldWords {
  min: number;
  max: number;
  documents?: readonly string[];
}

const between = ({ min, max }: Amount): string => `écrivez un nombre entier entre ${min} et ${max}.`;
export const whole = (words: Amount): Field<number> =>
  described(
    z
      .int(`${words.label} : ${between(words)}`)
      .min(words.min, `${words.label} : ${between(words)}`)
      .max(words.max, `${words.label} : ${between(words)}`),
    { ...words, kind: 'number' },
  );

const PRICE = 'écrivez un prix entre 1 et 100 000 €, par exemple 120 ou 99,50.';
/** Euros, to the cent. */
export const price = (words: Omit<Amount, 'min' | 'max'>): Field<number> =>
  described(
    z
      .number(`${words.label} : ${PRICE}`)
      .min(1, `${words.label} : ${PRICE}`)
      .max(100_000, `${words.label} : ${PRICE}`)
      .refine((euros) => Number.isInteger(Math.round(euros * 1e6) / 1e4), `${words.label} : deux décimales au plus.`),
    { ...words, kind: 'price', min: 1, max: 100_000 },
  );

export const choice = <Code extends string>(
  words: FieldWords & { options: readonly { value: Code; label: string }[]; documents?: readonly string[] },
): Field<Code> =>
  described(
    z.enum(words.options.map(({ value }) => value) as [Code, ...Code[]], `${words.label} : choisissez dans la liste.`),
    { ...words, kind: 'choice' },
  );
