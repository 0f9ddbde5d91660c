import { z } from 'zod';
import { codesOf } from '../choices.ts';
import { attachmentLimits, deskLimits } from '../desk/deskLimits.ts';
import { answerOf, eachAnswer } from '../leads/leadAnswers.ts';
import { leadStatuses, quarantineStates } from '../leads/leadWords.ts';
import { leadLimits as limits } from '../leads/limits.ts';
import { leadOrigins } from '../people/personWords.ts';
import { leadChange } from './deskInput.ts';
import { email, line, required, textAsSent } from './text.ts';

/**
 * Context in which a request was sent: the page with the form, the button that opened the form, or the site from which the visitor came.
 */
const visited = line(2000, 'Visite').nullable();
const moment = (label: string) => z.iso.datetime(`${label} : ce moment ne se lit pas, ou il est à venir.`);
const known = leadChange.required();
/** Author and moment of a note or a reply. */
const written = { author: line(200, 'Auteur'), created_at: moment('Écrit le') };
const note = z.strictObject({ body: textAsSent(deskLimits.note, 'Note'), ...written });
const reply = z.strictObject({
  recipient: line(limits.email, 'Destinataire'),
  subject: line(deskLimits.templateSubject, 'Objet'),
  body: textAsSent(deskLimits.replyBody, 'Réponse'),
  ...written,
  sent_at: moment('Envoyée le'),
  message_id: line(998, 'Message-ID'),
  in_reply_to: line(998, 'Message-ID').nullable(),
  /** Files attached to the reply, in the folder beside the imported file; each is named after its SHA-256. */
  files: z
    .array(
      z.strictObject({
        name: required(attachmentLimits.name, 'Fichier', 'Fichier : son nom manque.'),
        sha256: z.hash('sha256', { error: 'Fichier : une empreinte SHA-256 est attendue.' }),
      }),
    )
    .default([]),
});

/** A request of an imported file, in the form in which `import leads` stores it. */
export const importedLead = z
  .strictObject({
    reference: line(40, 'Référence').nullable(),
    /** Null: the file has no date, and the request counts as received now. */
    created_at: moment('Reçu le').nullable(),
    name: required(limits.name, 'Nom', 'Ni nom, ni adresse, ni téléphone.'),
    first_name: line(limits.firstName, 'Prénom').nullable(),
    email: z.union([z.literal(''), email]),
    company: line(limits.company, 'Entreprise').nullable(),
    service: line(limits.service, 'Service').nullable(),
    // Allows a longer description than the site's form: the exporting program may have accepted one.
    ...eachAnswer((name) =>
      textAsSent(name === 'description' ? limits.message : answerOf(name).most, answerOf(name).label).nullable(),
    ),
    status: z.enum(codesOf(leadStatuses)),
    status_reason: known.shape.status_reason,
    amount_cents: z
      .int('Montant : ce n’est pas un nombre.')
      .min(0)
      .max(deskLimits.amountCents, 'Ce montant est trop élevé.')
      .nullable(),
    follow_up_on: known.shape.follow_up_on,
    follow_up_time: known.shape.follow_up_time,
    origin: z.enum(codesOf(leadOrigins)).nullable(),
    ...{ first_page: visited, form_page: visited, opener: visited, referrer_host: visited, utm: visited },
    answered_at: moment('Première réponse le').nullable(),
    quarantine: z.enum(quarantineStates),
    quarantine_reasons: visited,
    notes: z.array(note, 'Notes : une liste est attendue.').default([]),
    replies: z.array(reply, 'Réponses : une liste est attendue.').default([]),
  })
  .refine(({ email: address, phone, reference }) => address !== '' || phone || reference, {
    path: ['email'],
    error: 'Ni adresse, ni téléphone.',
  });
export type ImportedLead = z.infer<typeof importedLead>;
