/** A heading of the second level. */
export interface Heading {
  id: string;
  text: string;
}
