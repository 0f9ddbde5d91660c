import { z } from 'zod';
import { codesOf } from '../choices.ts';
import { erasureReasons } from '../desk/deskKinds.ts';
import { attachmentLimits, deskLimits as limits, signInLimits } from '../desk/deskLimits.ts';
import { replyWays } from '../leads/firstReply.ts';
import { leadStatuses } from '../leads/leadWords.ts';
import { email, line, OBJECT, paragraphs, required, requiredParagraphs } from './text.ts';

const id = z.int().min(1);
const someLeads = <Item extends z.ZodType>(item: Item) =>
  z
    .array(item)
    .min(1, 'Choisissez au moins un lead.')
    .max(limits.leadsAtOnce, `Choisissez ${limits.leadsAtOnce} leads au plus à la fois.`);

export const leadStatus = z.enum(codesOf(leadStatuses), { error: 'Ce statut n’existe pas.' });

/** Body of `POST /api/session`: user name and password. */
export const credentials = z.strictObject(
  {
    username: line(signInLimits.username, 'Identifiant'),
    password: z.string('Indiquez votre mot de passe.').max(signInLimits.password, 'Mot de passe trop long.'),
  },
  OBJECT,
);

/** Body of `POST /api/session/link`: the token in the fragment of a printed sign-in link. */
export const signInLink = z.strictObject(
  { token: z.string('Ce lien est incomplet.').max(300, 'Ce lien est faux.') },
  OBJECT,
);

/** Body of `PATCH /api/admin/contract-notices/:id`: archives a notice, or returns it from the archive. */
export const contractNoticeChange = z.strictObject({ filed: z.boolean('Un oui ou un non est attendu.') }, OBJECT);

/** Body of `PATCH /api/admin/leads/:id`: the fields of a lead that the owner may change; absent fields are unchanged. */
export const leadChange = z.strictObject({
  status: leadStatus.optional(),
  status_reason: line(limits.statusReason, 'Raison').nullable().optional(),
  amount_cents: z
    .int('Indiquez un montant.')
    .min(0)
    .max(limits.amountCents, 'Ce montant est trop élevé.')
    .nullable()
    .optional(),
  follow_up_on: z.iso.date('Indiquez un jour, par exemple 2026-03-15.').nullable().optional(),
  /** Hour of the follow-up in Paris, HH:MM; empty: any time of the day. */
  follow_up_time: z
    .string()
    .regex(/^(([01]\d|2[0-3]):[0-5]\d)?$/, 'Indiquez une heure, par exemple 14:30.')
    .optional(),
});
export type LeadChange = z.infer<typeof leadChange>;

/** Body of `POST /api/admin/leads/:id/notes`. */
export const leadNote = z.strictObject({
  body: requiredParagraphs(limits.note, 'Note', 'Écrivez la note avant de l’enregistrer.'),
});

/** Body of `POST /api/admin/leads/:id/answered`: a reply that the owner gave outside the desk. */
export const leadAnswered = z.strictObject({
  way: z.enum(codesOf(replyWays), { error: 'Dites comment vous avez répondu.' }),
  note: paragraphs(limits.note, 'Note').default(''),
});
export type LeadAnswered = z.input<typeof leadAnswered>;

/** Body of `POST /api/admin/leads/:id/replies`. `key` is the idempotency key: a reply posted twice is sent once. */
export const leadReply = z.strictObject({
  key: z.uuid('Une clé est attendue.'),
  subject: required(limits.templateSubject, 'Objet', 'Indiquez l’objet.'),
  body: requiredParagraphs(limits.replyBody, 'Réponse', 'Écrivez la réponse.'),
  attachments: z.array(id).max(attachmentLimits.files, `${attachmentLimits.files} fichiers au plus.`),
});
export type LeadReply = z.infer<typeof leadReply>;

/** Characters refused in file names: reserved on some operating system, or able to reverse the displayed text. */
const NOT_IN_NAMES = /[\\/:*?"<>|\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const TOO_HEAVY = `Les pièces jointes d’une réponse pèsent ${attachmentLimits.bytes / 1024 / 1024} Mo au plus.`;

/** Body of `POST /api/admin/leads/:id/attachments`: announces a file, whose bytes are sent in later calls. */
export const newAttachment = z.strictObject({
  name: required(attachmentLimits.name, 'Nom du fichier', 'Ce fichier n’a pas de nom.').transform((name) =>
    name.replace(NOT_IN_NAMES, '_').replace(/^\.+/, '_'),
  ),
  size: z.int().min(1, 'Ce fichier est vide.').max(attachmentLimits.bytes, TOO_HEAVY),
});

/** Body of `PATCH /api/admin/mail/:id`: the corrected address of the mail's recipient. */
export const mailCorrection = z.strictObject({ recipient: email });

/** Change of one lead: its id, and its new status or follow-up; absent fields are unchanged. */
export const leadsChange = z.strictObject({
  id,
  ...leadChange.pick({ status: true, follow_up_on: true, follow_up_time: true }).shape,
});
export type LeadsChange = z.infer<typeof leadsChange>;

/** Body of `POST /api/admin/lead-changes`: changes of several leads. */
export const leadChanges = z.strictObject({ changes: someLeads(leadsChange) });

/** Reason of an erasure; by default `owner`: nobody requested it, the owner deletes the rows. */
export const askedBy = z
  .enum(erasureReasons, { error: `asked_by : ${erasureReasons.join(' ou ')} est attendu.` })
  .default('owner');
export type AskedBy = z.infer<typeof askedBy>;

/** Body of `POST /api/admin/lead-notes`: one note to add to several leads. */
export const leadsNote = z.strictObject({ ids: someLeads(id), ...leadNote.shape });

/** Body of `POST /api/admin/lead-erasures`. */
export const leadErasure = z.strictObject({ ids: someLeads(id), asked_by: askedBy });

/** Body of `POST /api/admin/lead-restorations`. */
export const leadRestoration = leadErasure.pick({ ids: true });

/** A reply template of the owner; `{prénom}`, `{nom}`, `{service}` and `{référence}` in it are replaced when it is used. */
export const replyTemplate = z.strictObject({
  name: required(limits.templateName, 'Nom du modèle', 'Donnez un nom au modèle.'),
  subject: required(limits.templateSubject, 'Objet', 'Indiquez l’objet.'),
  body: requiredParagraphs(limits.templateBody, 'Message', 'Écrivez le message.'),
});
export type ReplyTemplate = z.infer<typeof replyTemplate>;

/** Body of `POST /api/admin/reply-templates`: all templates. */
export const replyTemplates = z.strictObject({
  templates: z.array(replyTemplate).min(1, 'Gardez au moins un modèle.').max(limits.templates),
  /** Signature appended to every reply; absent: unchanged. */
  signature: paragraphs(limits.signature, 'Signature').optional(),
});
