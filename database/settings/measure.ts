import type { MeasureResult } from '../../data/register/measureResult.ts';
import type { Connection } from '../store.ts';
import { readSetting } from './settings.ts';

const MEASURE = 'measure';

/** The last finished measure of the register of disagreements; null until there is one. */
export const readMeasure = async (connection: Connection): Promise<MeasureResult | null> =>
  JSON.parse((await readSetting(connection, MEASURE)) ?? 'null') as MeasureResult | null;
