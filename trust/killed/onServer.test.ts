import { killedTable } from '../testing/killedTable.ts';

killedTable('PostgreSQL');
