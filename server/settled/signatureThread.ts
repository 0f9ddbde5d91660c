import { parentPort, workerData } from 'node:worker_threads';
import { drawName } from '../../data/company/drawName.ts';

parentPort?.postMessage(await drawName(String(workerData)));
