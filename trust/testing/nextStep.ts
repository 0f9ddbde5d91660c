import type { Migration } from '../../database/file/migrations.ts';

export const MARKED = 'from the next format';

/** A migration that updates every lead several times, so that it lasts long enough to be killed midway. */
export const NEXT_STEP: Migration = {
  name: 'next',
  sql: `ALTER TABLE leads ADD COLUMN mark TEXT;
    ${Array.from({ length: 5 }, (_, n) => `UPDATE leads SET mark = 'round ${n}', company = name || ' ${n}';`).join('\n')}
    UPDATE leads SET mark = '${MARKED}';
    CREATE INDEX leads_by_mark ON leads (mark);`,
};
