/** Error of one field; a nested path is joined by dots. */
export interface FieldError {
  field: string;
  /** A French sentence. */
  detail: string;
}

/** `confirm`: the password must be given again (`POST /api/admin/confirmation`), then the same request passes. */
export type ProblemCode = 'confirm';

/** Body of every API response that is not a success (RFC 9457). */
export interface ProblemBody {
  type: 'about:blank';
  /** Status phrase in English. */
  title: string;
  status: number;
  /** Message for a person, in French. */
  detail: string;
  /** The request's id, as `urn:uuid:…`. */
  instance?: string;
  errors?: readonly FieldError[];
  /** Code for a program, where the status is not enough. */
  code?: ProblemCode;
}

/** Code in `?erreur=` after a form posted without script was refused. */
export type FormError = (typeof formErrors)[number];
const formErrors = ['champs', 'limite', 'jour', 'corrections', 'serveur', 'existe', 'attente'] as const;

/** Addresses of a form's page: its own, and one for each error it may return with. */
export const formAddresses = (path: string): readonly string[] => [
  path,
  ...formErrors.map((code) => `${path}?erreur=${code}`),
];
