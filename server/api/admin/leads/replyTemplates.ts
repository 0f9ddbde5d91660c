import type { Router } from 'express';
import type { ReplyTemplateList } from '../../../../data/api/answers.ts';
import { replyTemplates as templatesInput } from '../../../../data/api/deskInput.ts';
import { signatory } from '../../../../data/company/signatory.ts';
import { houseTemplates } from '../../../../data/desk/replyTemplates.ts';
import type { Content } from '../../../../data/settings/content.ts';
import { writeJournal } from '../../../../database/accounts/journal.ts';
import { readSetting, writeSetting } from '../../../../database/settings/settings.ts';
import type { Connection } from '../../../../database/store.ts';
import type { Services } from '../../../services.ts';
import { jsonBody } from '../../requests/body.ts';
import { parse } from '../../requests/parse.ts';
import { resource } from '../../resource.ts';
import { authorOf } from '../authorOf.ts';

const TEMPLATES = 'reply-templates';
const SIGNATURE = 'reply-signature';

/** Who signs until the owner says it otherwise. */
function house(content: Content): string[] {
  const signer = signatory(content);
  return [...(signer ? [signer.name] : []), content.site.brand];
}

/** `/api/admin/reply-templates`: the owner's own with their signature, or the house's. */
export function replyTemplateRoutes(router: Router, { connection, queue, settings, content, now }: Services): void {
  const answer = async (reader: Connection): Promise<ReplyTemplateList> => ({
    success: true,
    templates: JSON.parse((await readSetting(reader, TEMPLATES)) ?? 'null') ?? houseTemplates(content.current()),
    signature: (await readSetting(reader, SIGNATURE)) ?? [...house(content.current()), settings.baseUrl].join('\n'),
    mail: settings.mail ? { from: settings.mail.from, reply_to: settings.mail.notifyTo } : null,
  });
  resource(router, '/reply-templates', {
    get: async () => answer(connection),
    post: [
      ...jsonBody,
      async (request, response) => {
        const { templates, signature } = parse(templatesInput, request.body);
        const { actor: account, at } = authorOf(response, now);
        await queue.write(async (writer) => {
          await writeSetting(writer, TEMPLATES, JSON.stringify(templates));
          if (signature !== undefined) await writeSetting(writer, SIGNATURE, signature);
          await writeJournal(writer, { action: 'templates-changed', account, at });
        });
        return answer(connection);
      },
    ],
  });
}
