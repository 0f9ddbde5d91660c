/** Error of one field; a nested path is joined by dots. */
export interface FieldError {
  field: string;
  /** French sentence for the person who filled in the form. */
  detail: string;
}

/** `confirm`: the client must first send the password again (`POST /api/admin/confirmation`), and may then repeat the request. */
export type ProblemCode = 'confirm';

/** Body of every API response with an error status (RFC 9457). */
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
  /** Code for programs, where the status alone does not tell the case. */
  code?: ProblemCode;
}

/** Code in `?erreur=` of the page that the server redirects to after it refused a form posted without script. */
export type FormError = (typeof formErrors)[number];
const formErrors = ['champs', 'limite', 'jour', 'corrections', 'serveur', 'existe', 'attente'] as const;

/** Returns the addresses of a form's page: the plain one, and one with each error code. */
export const formAddresses = (path: string): readonly string[] => [
  path,
  ...formErrors.map((code) => `${path}?erreur=${code}`),
];
