import { z } from 'zod';
import common from '../desk/commonPasswords.json' with { type: 'json' };
import { deskLimits, signInLimits } from '../desk/deskLimits.ts';
import { journalKindCodes, journalOrigins } from '../desk/journalActions.ts';
import { line, OBJECT, required } from './text.ts';

/**
 * The three thousand passwords of at least eight characters that attackers try first, in lower case, and French ones (ASVS 5, 6.2.4). From
 * @zxcvbn-ts/language-common 4.1.3, MIT, which ranks leaked lists.
 */
const commonPasswords: ReadonlySet<string> = new Set(common.passwords.split(' '));

/**
 * Password chosen by a person. As in NIST SP 800-63B, it must be long enough and not commonly tried; special characters are not required.
 */
export const newPassword = z
  .string('Indiquez un mot de passe.')
  .min(signInLimits.shortestPassword, `Un mot de passe a au moins ${signInLimits.shortestPassword} caractères.`)
  .max(signInLimits.password, 'Mot de passe trop long.')
  .refine(
    (password) => !commonPasswords.has(password.toLowerCase()),
    'Ce mot de passe est de ceux qu’on essaie en premier.',
  );

const success = z.literal(true);
const moment = z.iso.datetime();
const password = z.string('Indiquez votre mot de passe.').max(signInLimits.password, 'Mot de passe trop long.');
/** Response of a browser's passkey authenticator: only the fields used here are checked, the rest by `@simplewebauthn/server`. */
const passkeyAssertion = z.looseObject({ id: z.string().max(2000), type: z.literal('public-key') });

/** Second factors that may be required after the password. */
const factorKind = z.enum(['passkey', 'code']);

/** Response 202 of `POST /api/session` when the password alone does not open the account: lists the factors to give next. */
export const secondFactorNeeded = z.strictObject({ success, factors: z.array(factorKind) });
export type SecondFactorNeeded = z.infer<typeof secondFactorNeeded>;

/** Body of `POST /api/session/passkey`: sign-in by passkey. */
export const passkeySignIn = z.strictObject({ passkey: passkeyAssertion }, OBJECT);

/** Body of `POST /api/session/factor`: six digits of a code app, or a recovery code. */
export const secondFactor = z.strictObject(
  { code: line(20, 'Code').optional(), recovery_code: line(60, 'Code de secours').optional() },
  OBJECT,
);
export type SecondFactor = z.infer<typeof secondFactor>;

/** Body of `POST /api/admin/confirmation`: the user's password, or a passkey, given again. */
export const confirmation = z.strictObject(
  { password: password.optional(), passkey: passkeyAssertion.optional() },
  OBJECT,
);

/** Response of `GET /api/admin/account`: the signed-in user, the open sessions, and the factors that protect the account. */
export const accountResponse = z.strictObject({
  success,
  username: z.string(),
  sessions: z.array(
    z.strictObject({
      id: z.string(),
      /** Whether this session is the one that sent the request. */
      current: z.boolean(),
      device: z.string().nullable(),
      network: z.string().nullable(),
      created_at: moment,
      last_seen_at: moment,
    }),
  ),
  factors: z.array(
    z.strictObject({
      id: z.string(),
      kind: factorKind,
      name: z.string(),
      created_at: moment,
      last_used_at: moment.nullable(),
    }),
  ),
  recovery_codes_left: z.int(),
  /** Reason, in French, why passkeys do not work at the site's address; null if they do. */
  no_passkeys: z.string().nullable(),
});
export type Account = z.infer<typeof accountResponse>;

/** Body of `POST /api/admin/account/password`. */
export const passwordChange = z.strictObject({ current: password, next: newPassword }, OBJECT);

/** Body of `POST /api/admin/account/factors/passkey`: a new passkey and its name. */
export const passkeyAdded = z.strictObject(
  {
    name: required(deskLimits.passkeyName, 'Nom de la clé', 'Donnez un nom à la clé.'),
    passkey: passkeyAssertion,
  },
  OBJECT,
);

/**
 * Response of `POST /api/admin/account/factors/code/options`: the code app's secret as text, as the address of a QR code, and sealed in a
 * ticket, which the browser sends back with the app's first code.
 */
export type CodeAppOffered = { success: true; secret: string; uri: string; ticket: string };

/** Body of `POST /api/admin/account/factors/code`: the code app's first code. */
export const codeAppAdded = z.strictObject({ code: line(20, 'Code'), ticket: z.string().max(500) }, OBJECT);

/** Response after a factor was added or the recovery codes were renewed: the new recovery codes, if any were made. */
export const factorAdded = z.strictObject({ success, recovery_codes: z.array(z.string()) });
export type FactorAdded = z.infer<typeof factorAdded>;

/** Response of `GET /api/admin/accounts`. */
export const accountList = z.strictObject({
  success,
  accounts: z.array(
    z.strictObject({
      id: z.string(),
      username: z.string(),
      created_at: moment,
      disabled_at: moment.nullable(),
      factors: z.array(factorKind),
      self: z.boolean(),
    }),
  ),
});
export type AccountList = z.infer<typeof accountList>;
export type ListedAccount = AccountList['accounts'][number];

/** Body of `POST /api/admin/accounts`: a new account. */
export const accountCreation = z.strictObject(
  { username: required(deskLimits.accountName, 'Identifiant', 'Donnez un identifiant au compte.') },
  OBJECT,
);

/** Response after an account was created: the only response that contains its password. */
export const accountCreated = z.strictObject({ success, username: z.string(), password: z.string() });
export type AccountCreated = z.infer<typeof accountCreated>;

/** Body of `PATCH /api/admin/accounts/:id`. */
export const accountChange = z.strictObject({ disabled: z.boolean('Un oui ou un non est attendu.') }, OBJECT);

/** An entry of the journal. Contains no visitor's name and no secret; its French sentence comes from `data/desk/journalActions.ts`. */
const journalRow = z.strictObject({
  id: z.int().min(1),
  at: z.iso.datetime(),
  kind: z.enum(journalKindCodes),
  action: z.string(),
  origin: z.enum(journalOrigins),
  /** Account that acted, or user name that a failed sign-in tried; null: unknown. */
  account: z.string().nullable(),
  /** Name of the account or passkey that was changed. */
  subject: z.string().nullable(),
  amount: z.int().nullable(),
});
export type JournalRow = z.infer<typeof journalRow>;

/** Response of `GET /api/admin/journal`. */
export const journalList = z.strictObject({
  success: z.literal(true),
  total: z.int(),
  next_cursor: z.string().nullable(),
  lines: z.array(journalRow),
});
export type JournalList = z.infer<typeof journalList>;

export const journalQuery = z.object({
  kind: z.enum(journalKindCodes, { error: 'kind : ce genre n’existe pas.' }).optional(),
});
