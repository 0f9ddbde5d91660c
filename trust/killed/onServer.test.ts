import { killedTable } from '../testing/killedTable.ts';
import { quoteFaults } from '../testing/quoteFaults.ts';

killedTable('PostgreSQL');
quoteFaults('PostgreSQL');
