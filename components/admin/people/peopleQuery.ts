/** Where the desk reads people, and the key of their list and of each one's page. */
export const PEOPLE = '/api/admin/people';
export const ERASURES = '/api/admin/erasures';

/** The key of a person's page; its address when joined. */
export const personKey = (id: number | string) => [PEOPLE, String(id)];
