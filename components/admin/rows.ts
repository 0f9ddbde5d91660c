/** Rows as the API sends them (contract, HTTP). */
export interface Lead {
  id: number;
  reference: string;
  name: string;
  email: string;
  company: string | null;
  service: string | null;
  message: string | null;
  first_page: string | null;
  form_page: string | null;
  opener: string | null;
  referrer_host: string | null;
  /** JSON object of the allow-listed UTM parameters. */
  utm: string | null;
  quarantine: 'none' | 'held' | 'released';
  /** JSON list of reasons. */
  quarantine_reasons: string | null;
  status: LeadStatus;
  status_reason: string | null;
  amount_cents: number | null;
  /** YYYY-MM-DD. */
  follow_up_on: string | null;
  created_at: string;
}

export type LeadStatus = 'nouveau' | 'a-rappeler' | 'devis-envoye' | 'gagne' | 'perdu';

/** One line of a lead's history. */
export interface LeadEvent {
  id: number;
  kind: string;
  detail: string | null;
  actor: string | null;
  created_at: string;
}

export interface LeadNote {
  id: number;
  body: string;
  author: string;
  created_at: string;
}

/** A mail of the outbox, as its row says. */
export interface Mail {
  id: number;
  kind: string;
  state: 'waiting' | 'sent' | 'parked';
  attempts: number;
  next_attempt_at: string;
  sent_at: string | null;
  last_response: string | null;
  created_at: string;
  lead_id: number | null;
  reference: string | null;
}

export interface LeadFile {
  lead: Lead;
  events: LeadEvent[];
  notes: LeadNote[];
  mails: Mail[];
}

export interface Subscriber {
  id: number;
  email: string;
  status: 'pending' | 'confirmed' | 'left';
  consent_text_version: string | null;
  consent_at: string | null;
  confirmed_at: string | null;
  left_at: string | null;
  created_at: string;
}

export interface ArticleRow {
  id: number;
  title: string;
  summary: string;
  category: string;
  /** Minutes. */
  read_time: string;
  /** The text `true` means published, anything else is a draft. */
  published: string;
  created_at: string;
}

export interface LeadPage {
  leads: Lead[];
  total: number;
  /** False: there are more than `total`. */
  total_is_exact: boolean;
  next_cursor: string | null;
}

export interface SubscriberPage {
  subscribers: Subscriber[];
  total: number;
  next_cursor: string | null;
}
