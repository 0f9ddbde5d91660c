import { afterEach } from 'vitest';
import { closePages } from './openPage.ts';

// Closes the pages after each test. Vitest runs this file before each test file, even when the files of a worker share modules.
afterEach(closePages);
