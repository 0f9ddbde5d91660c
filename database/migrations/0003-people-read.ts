/** A person's name, and what they are found by, are read from what is theirs; a row keeps the address and when something came last. */
export const peopleRead = {
  name: 'people are read',
  sql: `
ALTER TABLE people DROP COLUMN name;
ALTER TABLE people DROP COLUMN search;
`,
};
