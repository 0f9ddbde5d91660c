/** The address of the bin; its query's key. */
export const BIN = '/api/admin/bin';

export interface Binned {
  id: number;
  kind: 'lead' | 'subscriber';
  reference: string | null;
  name: string | null;
  email: string;
  /** Who erased it; null: its time had passed. */
  actor: string | null;
  binned_at: string;
  /** From then on it is gone for good. */
  erased_from: string;
}

export interface BinPage {
  items: Binned[];
  total: number;
  next_cursor: string | null;
}
