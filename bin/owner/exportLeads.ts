import { once } from 'node:events';
import { eachLead } from '../../database/leadList.ts';
import { csvStyles } from '../../server/csv.ts';
import { leadColumns, tableText } from '../../server/exportTables.ts';
import { type Command, withDatabase } from './command.ts';

/** Every lead of the inbox as CSV on the standard output, never all in memory. */
export const exportLeads: Command = ({ settings }) =>
  withDatabase(
    settings,
    async (connection) => {
      const { stdout } = process;
      const rows = eachLead(connection, { quarantine: false });
      for await (const text of tableText(leadColumns, rows, csvStyles.rfc4180))
        if (!stdout.write(text)) await once(stdout, 'drain');
      return 0;
    },
    { readonly: true },
  );
