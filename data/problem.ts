/** Error of one field; the path of a nested one is joined by dots. */
export interface FieldError {
  field: string;
  /** A French sentence. */
  detail: string;
}

/** `confirm`: the owner's password is requested again (`POST /api/admin/confirmation`), then the same request passes. */
export type ProblemCode = 'confirm';

/** The body of every response of the API that is not success (RFC 9457). */
export interface ProblemBody {
  type: 'about:blank';
  /** The status in English, as HTTP names it. */
  title: string;
  status: number;
  /** Message for a person, in French. */
  detail: string;
  /** The request's id, as `urn:uuid:…`. */
  instance?: string;
  errors?: readonly FieldError[];
  /** Code for a program, where the status does not suffice. */
  code?: ProblemCode;
}

/** Code in `?erreur=` when a page's form was posted without script and not accepted. */
export type FormError = (typeof formErrors)[number];
const formErrors = ['champs', 'limite', 'jour', 'corrections', 'serveur', 'existe', 'attente'] as const;

/** The addresses of the page of a form: its own, and one for each fault it may come back with. */
export const formAddresses = (path: string): readonly string[] => [
  path,
  ...formErrors.map((code) => `${path}?erreur=${code}`),
];
