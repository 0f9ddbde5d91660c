import { z } from 'zod';
import common from '../desk/commonPasswords.json' with { type: 'json' };
import { deskLimits, signInLimits } from '../desk/deskLimits.ts';
import { journalKindCodes, journalOrigins } from '../desk/journalActions.ts';
import { line, OBJECT, required } from './text.ts';

/**
 * The three thousand passwords of eight characters or more that are tried first, in lower case, and French ones
 * (ASVS 5, 6.2.4). From @zxcvbn-ts/language-common 4.1.3, MIT, which ranks leaked lists.
 */
const commonPasswords: ReadonlySet<string> = new Set(common.passwords.split(' '));

/** A chosen password: NIST SP 800-63B requires a length and no commonly tried password, not signs. */
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
/** Response of a browser's authenticator; `@simplewebauthn/server` checks the rest of it. */
const passkeyAssertion = z.looseObject({ id: z.string().max(2000), type: z.literal('public-key') });

/** Second factors after the password. */
const factorKind = z.enum(['passkey', 'code']);

/** `POST /api/session`, where the password alone does not open the account (202): the factors required next. */
export const secondFactorNeeded = z.strictObject({ success, factors: z.array(factorKind) });
export type SecondFactorNeeded = z.infer<typeof secondFactorNeeded>;

/** `POST /api/session/passkey`. */
export const passkeySignIn = z.strictObject({ passkey: passkeyAssertion }, OBJECT);

/** `POST /api/session/factor`: six digits of an app, or a recovery code. */
export const secondFactor = z.strictObject(
  { code: line(20, 'Code').optional(), recovery_code: line(60, 'Code de secours').optional() },
  OBJECT,
);
export type SecondFactor = z.infer<typeof secondFactor>;

/** `POST /api/admin/confirmation`: the password, or a passkey. */
export const confirmation = z.strictObject(
  { password: password.optional(), passkey: passkeyAssertion.optional() },
  OBJECT,
);

/** `GET /api/admin/account`: who is signed in, where, and what protects the account. */
export const accountResponse = z.strictObject({
  success,
  username: z.string(),
  sessions: z.array(
    z.strictObject({
      id: z.string(),
      /** The session of this request. */
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
  /** Why passkeys do not work at this address, in French; null if they do. */
  no_passkeys: z.string().nullable(),
});
export type Account = z.infer<typeof accountResponse>;

/** `POST /api/admin/account/password`. */
export const passwordChange = z.strictObject({ current: password, next: newPassword }, OBJECT);

/** `POST /api/admin/account/factors/passkey`. */
export const passkeyAdded = z.strictObject(
  {
    name: required(deskLimits.passkeyName, 'Nom de la clé', 'Donnez un nom à la clé.'),
    passkey: passkeyAssertion,
  },
  OBJECT,
);

/**
 * `POST /api/admin/account/factors/code/options`: secret of a code app as text, as the address of a QR code, and sealed in a ticket to send
 * back with the app's first code.
 */
export type CodeAppOffered = { success: true; secret: string; uri: string; ticket: string };

/** `POST /api/admin/account/factors/code`: the app's first code. */
export const codeAppAdded = z.strictObject({ code: line(20, 'Code'), ticket: z.string().max(500) }, OBJECT);

/** Response after a factor was added or recovery codes were renewed: the codes, if new ones were made. */
export const factorAdded = z.strictObject({ success, recovery_codes: z.array(z.string()) });
export type FactorAdded = z.infer<typeof factorAdded>;

/** `GET /api/admin/accounts`. */
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

/** `POST /api/admin/accounts`. */
export const accountCreation = z.strictObject(
  { username: required(deskLimits.accountName, 'Identifiant', 'Donnez un identifiant au compte.') },
  OBJECT,
);

/** Response of a created account: the password is returned once. */
export const accountCreated = z.strictObject({ success, username: z.string(), password: z.string() });
export type AccountCreated = z.infer<typeof accountCreated>;

/** `PATCH /api/admin/accounts/:id`. */
export const accountChange = z.strictObject({ disabled: z.boolean('Un oui ou un non est attendu.') }, OBJECT);

/** A line of the journal: no visitor's name, no secret; `data/desk/journalActions.ts` has its French. */
const journalRow = z.strictObject({
  id: z.int().min(1),
  at: z.iso.datetime(),
  kind: z.enum(journalKindCodes),
  action: z.string(),
  origin: z.enum(journalOrigins),
  /** Account that acted, or the name tried; null: unknown. */
  account: z.string().nullable(),
  /** Name of the account or passkey that was changed. */
  subject: z.string().nullable(),
  amount: z.int().nullable(),
});
export type JournalRow = z.infer<typeof journalRow>;

/** `GET /api/admin/journal`. */
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
