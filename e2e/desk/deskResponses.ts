import { eachAnswer } from '../../data/leads/leadAnswers.ts';

/** Response of the mail view with a server configured, and of the DNS doctor. */
export const MAIL = {
  success: true,
  server: { host: 'smtp.exemple.fr:587', from: 'bonjour@exemple.fr', notify_to: 'moi@exemple.fr' },
  waiting: 0,
  late: 0,
  parked: 1,
  bounces: {
    host: 'imap.exemple.fr:993',
    read_at: '2026-11-21T10:00:00.000Z',
    problem: 'Authentication failed.',
    unread: 2,
  },
  pending: [
    {
      kind: 'test',
      waiting: 0,
      parked: 1,
      oldest: '2026-11-21T10:00:00.000Z',
      mails: [
        {
          id: 1,
          kind: 'test',
          state: 'parked',
          attempts: 8,
          next_attempt_at: '2026-11-21T10:00:00.000Z',
          sent_at: null,
          last_response: '550 5.1.1 User unknown',
          created_at: '2026-11-21T10:00:00.000Z',
          lead_id: null,
          notice_id: null,
          reference: null,
          recipient: null,
        },
      ],
    },
  ],
  sent: [],
};
export const FINDINGS = (['good', 'weak', 'missing', 'unknown'] as const).map((state, index) => ({
  record: ['MX', 'SPF', 'DKIM', 'DMARC'][index],
  state,
  found: ['v=spf1 include:_spf.exemple.fr ~all'],
  advice: 'Ce que le propriétaire doit publier.',
}));
/** State of the bin: two rows, a doubtful clock, and a night whose work stopped midway. */
export const BINNED = {
  success: true,
  items: [
    {
      id: 2,
      kind: 'lead',
      reference: 'DEV-2026-0042',
      name: 'Camille Marchand',
      email: 'camille@atelier-marchand.example',
      actor: 'admin',
      binned_at: '2026-11-21T10:00:00.000Z',
      erased_from: '2026-12-21T10:00:00.000Z',
    },
    {
      id: 1,
      kind: 'subscriber',
      reference: null,
      name: null,
      email: 'lectrice@kiosque.example',
      actor: null,
      binned_at: '2026-11-20T03:00:00.000Z',
      erased_from: '2026-12-20T03:00:00.000Z',
    },
  ],
  total: 2,
  next_cursor: null,
};
/** Summary without anything waiting. */
export const SUMMARY = {
  success: true,
  follow_ups: { retard: 0, aujourdhui: 0, semaine: 0, toutes: 0, sans: 0 },
  unanswered: 0,
  held: 0,
  contracts: 0,
  bin: 0,
  clock: null as object | null,
  mail: { server: true, waiting: 0, late: 0, parked: 0 },
  troubles: [] as { kind: string; text: string }[],
  warnings: [],
  session: { idle_ends_at: '2099-01-01T00:00:00.000Z', ends_at: '2099-01-01T00:00:00.000Z' },
  findings: [],
};
/** A doubtful clock. */
export const DOUBT = { clock: '2029-05-01T10:00:00.000Z', last: '2026-11-21T03:00:00.000Z' };
/** Copies elsewhere, of which one fails. */
export const COPIES = [
  {
    kind: 's3',
    address: 'https://s3.exemple.fr/copies/',
    last_copy: { at: '2026-11-22T13:00:00.000Z', bytes: 4096, leads: 12 },
    last_drill: { at: '2026-11-20T13:00:00.000Z' },
    problems: ['Copie vers le stockage S3 : le stockage a répondu 403 (AccessDenied).'],
  },
  {
    kind: 'directory',
    address: '/mnt/nas/cinq-et-un',
    last_copy: { at: '2026-11-22T14:00:00.000Z', bytes: 4096, leads: 12 },
    last_drill: null,
    problems: [],
  },
];

/** A healthy site with a week of backups. */
export const SITE = {
  success: true,
  troubles: [] as { kind: string; text: string }[],
  copies: [] as object[],
  backups: Array.from({ length: 7 }, (_, night) => {
    const day = `2026-11-${22 - night}`;
    return {
      file: `/data/backups/site-${day}T020314Z.db`,
      at: `${day}T02:03:14.000Z`,
      bytes: 18_400_000 - night * 9000,
    };
  }),
  disk: { free: 27_600, needed: 500 },
  canary: { passed_at: '2026-11-22T02:10:00.000Z', address: 'https://cinq-et-un.fr', nights: 112 },
  bounces: { host: 'imap.cinq-et-un.fr', read_at: '2026-11-22T08:28:00.000Z' } as object | null,
  mails: { morning: true, week: false },
  mail: true,
  webhook: true,
};
export const TROUBLED = {
  ...SITE,
  troubles: [
    {
      kind: 'canary',
      text: 'La demande d’essai que le site s’envoie chaque nuit n’est pas arrivée au bout : https://cinq-et-un.fr ne répond pas (ECONNREFUSED). Sur le serveur lui-même le site répond : c’est le chemin de https://cinq-et-un.fr jusqu’à lui (nom de domaine, certificat, relais, box) qui est coupé, pour vos visiteurs aussi sans doute.',
    },
    {
      kind: 'disk',
      text: 'Il reste 312 Mio sur le disque du site, et il lui en faut 500 d’avance pour ses sauvegardes. Libérez de la place ou agrandissez le disque : sous 50 Mio, les demandes sont refusées.',
    },
  ],
  disk: { free: 312, needed: 500 },
  webhook: false,
};
/** A site that has just been started for the first time. */
export const NEW_SITE = {
  ...SITE,
  backups: [],
  canary: { passed_at: null, address: null, nights: 0 },
  bounces: null,
  mails: { morning: true, week: true },
  mail: false,
  webhook: false,
};

/** Templates with a mail server set. */
export const TEMPLATES = {
  success: true,
  templates: [
    { name: 'Premier échange', subject: 'Votre demande {référence}', body: 'Bonjour {prénom},\n\nBien à vous,' },
  ],
  signature: 'Cinq & Un',
  mail: { from: 'bonjour@exemple.fr', reply_to: 'moi@exemple.fr' },
};

const AT = '2026-11-21T10:00:00.000Z';
const REPLY = {
  id: 1,
  recipient: 'camille@atelier-marchand.example',
  subject: 'Votre devis DEV-2026-0042',
  body: 'Bonjour Camille,\n\nVoici le devis.\n\nBien à vous,',
  author: 'admin',
  created_at: AT,
  sent_at: AT,
  state: 'sent',
  answer: '250 2.0.0 Ok: queued',
  mail_id: null,
  attempts: 1,
  next_attempt_at: null,
  attachments: [{ id: 3, name: 'Devis n° 7.pdf', size: 700_000, received: 700_000 }],
};
/** Record of a lead with a sent reply, a given-up one, and a reply by telephone. */
export const ANSWERED = {
  success: true,
  lead: {
    id: 7,
    person_id: 7,
    reference: 'DEV-2026-0042',
    name: 'Camille Marchand',
    email: 'camille@atelier-marchand.example',
    company: null,
    service: null,
    service_code: null,
    ...eachAnswer(() => null),
    description: 'Mobilier scolaire',
    message: 'Mobilier scolaire',
    first_page: null,
    form_page: null,
    opener: null,
    referrer_host: null,
    utm: null,
    quarantine: 'none',
    quarantine_reasons: null,
    status: 'devis-envoye',
    status_reason: null,
    amount_cents: null,
    follow_up_on: null,
    follow_up_time: '',
    origin: null,
    answered_at: AT,
    created_at: AT,
    updated_at: AT,
  },
  events: [
    { id: 1, kind: 'opened', detail: null, actor: 'admin', created_at: AT },
    { id: 2, kind: 'answered', detail: '{"way":"telephone","note":"Rappeler lundi"}', actor: 'admin', created_at: AT },
  ],
  notes: [],
  mails: [],
  replies: [
    REPLY,
    {
      ...REPLY,
      id: 2,
      sent_at: null,
      state: 'failed',
      answer: '550 5.1.1 User unknown',
      mail_id: 9,
      attempts: 10,
      attachments: [],
    },
  ],
  attachments: [],
};

/** « Aujourd’hui » on a day without tasks. */
export const CALM = {
  '/api/admin/day': {
    today: '2026-11-22',
    follow_ups: { retard: 0, aujourdhui: 0, semaine: 0, toutes: 0, sans: 0 },
    overdue: [],
    due_today: [],
    unanswered: { leads: [], total: 0, total_is_exact: true },
    fresh: { leads: [], total: 0, total_is_exact: true },
    quotes: { accepted: { quotes: [], total: 0 }, silent: { quotes: [], total: 0 }, ending: { quotes: [], total: 0 } },
  },
  '/api/admin/summary': SUMMARY,
  '/api/admin/settings': { groups: [], changes: [] },
};
