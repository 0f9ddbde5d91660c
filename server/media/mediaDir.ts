import path from 'node:path';
import { databaseFile } from '../../database/file/databaseFile.ts';
import { mediaBeside } from '../../database/file/media.ts';
import type { Services } from '../services.ts';

/** Where the files of the pictures are. */
export const mediaDir = ({ settings }: Pick<Services, 'settings'>): string =>
  mediaBeside(databaseFile(settings.dataDir));

export const mediaFile = (services: Pick<Services, 'settings'>, name: string): string =>
  path.join(mediaDir(services), name);

/** Whether other machines need the bytes too: they are then in the database as well. */
export const mediaIsShared = ({ connection }: Pick<Services, 'connection'>): boolean =>
  connection.engine.name === 'postgres';
