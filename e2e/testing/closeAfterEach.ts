import { afterEach } from 'vitest';
import { closePages } from './openPage.ts';

// Runs before each test file, also where the files of a worker share their modules.
afterEach(closePages);
