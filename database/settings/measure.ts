import type { MeasureResult } from '../../data/register/measureResult.ts';
import type { Connection } from '../store.ts';
import { countContentChange } from './changedSettings.ts';
import { readSetting, writeSetting } from './settings.ts';

const MEASURE = 'measure';

/** The last finished measure of the register of disagreements; null until there is one. */
export const readMeasure = async (connection: Connection): Promise<MeasureResult | null> =>
  JSON.parse((await readSetting(connection, MEASURE)) ?? 'null') as MeasureResult | null;

/** Puts the result in the place of the one before, on the pages too. To be run inside the write queue. */
export async function publishMeasure(connection: Connection, result: MeasureResult): Promise<void> {
  await writeSetting(connection, MEASURE, JSON.stringify(result));
  await countContentChange(connection);
}
