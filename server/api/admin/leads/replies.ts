import type { Router } from 'express';
import { leadAnswered, leadReply } from '../../../../data/api/deskInput.ts';
import { deskLimits, UNDO_SECONDS } from '../../../../data/desk/deskLimits.ts';
import { noteAnswer, takeBackAnswer } from '../../../../database/leads/firstAnswer.ts';
import { leadById } from '../../../../database/leads/leads.ts';
import { addReply, takeBackReply } from '../../../../database/leads/replies.ts';
import { Problem } from '../../../http/problem.ts';
import { headerText } from '../../../mail/messages/cleanText.ts';
import type { Services } from '../../../services.ts';
import { jsonBody } from '../../requests/body.ts';
import { parse } from '../../requests/parse.ts';
import { resource } from '../../resource.ts';
import { idOf } from '../idOf.ts';
import { requireMailServer } from '../requireMailServer.ts';
import { changeLeadRoute, type LeadJob, noSuchLead } from './changeLeadRoute.ts';

/** `/api/admin/leads/:id/replies` and `…/answered`: what the owner answers, here or elsewhere. */
export function replyRoutes(router: Router, services: Services): void {
  const changing = (job: LeadJob) => changeLeadRoute(services, job);
  const host = new URL(services.settings.baseUrl).hostname;
  resource(router, '/leads/:id/replies', {
    post: [
      requireMailServer(services),
      ...jsonBody,
      changeLeadRoute(
        services,
        async (writer, leadId, request, { actor, at }) => {
          const { key, subject, ...said } = parse(leadReply, request.body);
          const recipient = (await leadById(writer, leadId))?.email;
          if (!recipient) throw noSuchLead();
          const now = new Date(at);
          const added = await addReply(writer, {
            ...said,
            leadId,
            recipient,
            subject: headerText(subject, deskLimits.templateSubject),
            idempotencyKey: key,
            author: actor,
            host,
            now,
            due: new Date(now.getTime() + UNDO_SECONDS * 1000),
          });
          if (added === 'other-words')
            throw new Problem(
              409,
              'Cette réponse est déjà enregistrée, avec d’autres mots : elle est dans l’historique.',
            );
          if (added === 'missing')
            throw new Problem(409, 'Une pièce jointe manque ou n’est pas arrivée entière : joignez-la de nouveau.');
        },
        services.mailWaiting,
      ),
    ],
  });
  resource(router, '/leads/:id/replies/:reply', {
    delete: changing(async (writer, leadId, request) => {
      if (!(await takeBackReply(writer, leadId, idOf(request, 'reply'))))
        throw new Problem(409, 'Trop tard : cette réponse est partie, ou en train de partir.');
    }),
  });
  resource(router, '/leads/:id/answered', {
    post: [
      ...jsonBody,
      changing(async (writer, leadId, request, author) => {
        const { way, note } = parse(leadAnswered, request.body);
        await noteAnswer(writer, leadId, { kind: 'repondu', detail: JSON.stringify({ way, note }), ...author });
      }),
    ],
  });
  resource(router, '/leads/:id/answered/:event', {
    delete: changing((writer, leadId, request) => takeBackAnswer(writer, leadId, idOf(request, 'event'))),
  });
}
