import type { RequestHandler } from 'express';
import { Problem } from '../../http/problem.ts';
import type { Services } from '../../services.ts';

/** Lets nothing through that would only wait, as long as no mail server is set. */
export const requireMailServer =
  ({ settings }: Services): RequestHandler =>
  (_request, _response, next) =>
    next(
      settings.mail
        ? undefined
        : new Problem(
            409,
            'Aucun serveur SMTP n’est réglé : renseignez SMTP_HOST, SMTP_FROM et NOTIFY_TO, puis redémarrez.',
          ),
    );
