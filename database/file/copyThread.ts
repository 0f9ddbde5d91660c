import { workerData } from 'node:worker_threads';
import { type Copy, copyDatabase } from './copyDatabase.ts';

copyDatabase(workerData as Copy);
