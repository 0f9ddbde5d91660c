/** Where the desk reads people, and the key of their list and of each one's page. */
export const PEOPLE = '/api/admin/people';
