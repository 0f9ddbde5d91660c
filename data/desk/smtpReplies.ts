/**
 * French explanations of SMTP replies, tried in order: by enhanced code (RFC 3463) or text first, then by the three digits (RFC 5321 §
 * 4.2). The first match wins.
 */
const MEANINGS: readonly (readonly [RegExp, string])[] = [
  [
    /ENOTFOUND|EAI_AGAIN|getaddrinfo|ESERVFAIL|query(A|Aaaa|Mx)\b/i,
    'Le serveur de messagerie est introuvable : vérifiez SMTP_HOST.',
  ],
  [
    /ECONNREFUSED|EHOSTUNREACH|ENETUNREACH/,
    'Le serveur de messagerie refuse la connexion : vérifiez SMTP_HOST et SMTP_PORT.',
  ],
  [/ETIMEDOUT|timed? ?out|greeting never|trop lent/i, 'Le serveur de messagerie ne répond pas, ou trop lentement.'],
  [
    /certificate|self.signed|STARTTLS|SSL routines|\bTLS\b/i,
    'La connexion chiffrée au serveur de messagerie a échoué : vérifiez SMTP_SECURITY et SMTP_PORT.',
  ],
  [
    /ECONNRESET|EPIPE|connection (was )?closed|socket close|coupée|interrompu/i,
    'Le serveur de messagerie a coupé la connexion.',
  ],
  [
    /^53[0458]\b|\b5\.7\.8\b|authentication (failed|required|unsuccessful)|invalid login/i,
    'Le serveur de messagerie refuse l’identifiant ou le mot de passe : vérifiez SMTP_USERNAME et SMTP_PASSWORD.',
  ],
  [
    /\b[45]\.1\.[78]\b|sender (address )?rejected|sender denied/i,
    'L’adresse d’expéditeur est refusée : vérifiez SMTP_FROM.',
  ],
  [
    /\b[45]\.1\.2\b|\b[45]\.4\.4\b|domain .*(not found|does not exist)|host (or domain )?(name )?(lookup|not found)/i,
    'Le domaine de cette adresse n’existe pas, ou ne reçoit pas de courriel.',
  ],
  [/\b5\.1\.3\b|bad (recipient )?address syntax/i, 'Cette adresse est mal écrite.'],
  [
    /\b[45]\.2\.2\b|quota|mailbox (is )?full|over ?quota|insufficient (system )?storage/i,
    'La boîte du destinataire est pleine.',
  ],
  [
    /\b[45]\.2\.1\b|mailbox (is )?(disabled|inactive)|account (is )?(disabled|inactive)/i,
    'Cette boîte ne reçoit plus de courriel.',
  ],
  [
    /\b[45]\.[23]\.[34]\b|too (large|big)|exceeds .*(size|limit)|maximum (message )?size/i,
    'Le courriel est trop lourd pour ce serveur : joignez moins, ou un lien.',
  ],
  [
    /\b5\.1\.(1|6|10)\b|no such (user|recipient|mailbox)|(user|recipient|mailbox|address)\b.*\b(unknown|not found|not exist|unavailable|rejected)|unknown (user|recipient)|does(n't| not) (exist|have an account)/i,
    'Cette adresse n’existe pas chez son destinataire.',
  ],
  [
    /relay(ing)? (access )?(denied|not permitted)|unable to relay/i,
    'Le serveur de messagerie refuse d’écrire à ce domaine pour vous : vérifiez SMTP_USERNAME.',
  ],
  [
    /\b[45]\.7\.(2[0-9])\b|\bDMARC\b|\bSPF\b|\bDKIM\b/i,
    'Le destinataire doute de l’expéditeur : vérifiez SPF, DKIM et DMARC du domaine d’envoi.',
  ],
  [/grey ?list|\b4\.7\.\d+\b|try again|temporarily deferred/i, 'Le serveur demande de réessayer plus tard.'],
  [
    /\b5\.7\.\d+\b|spam|blocked|black ?list|block ?list|policy|reputation/i,
    'Refusé par les règles du destinataire, contre les indésirables le plus souvent.',
  ],
  [/impossible à composer/i, 'Ce courriel n’a pas pu être composé.'],
  [/^421\b/, 'Le serveur de messagerie n’est pas disponible pour l’instant.'],
  [/^4\d\d\b/, 'Refusé pour l’instant.'],
  [/^5\d\d\b/, 'Refusé par le serveur.'],
  [/^2\d\d\b/, 'Accepté par le serveur.'],
];

/** Explains an SMTP reply in French; undefined for an unknown reply. */
export const describeSmtpReply = (answer: string | null): string | undefined =>
  answer === null ? undefined : MEANINGS.find(([words]) => words.test(answer))?.[1];
