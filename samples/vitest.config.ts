import { defineConfig } from 'vitest/config';

/** Setting a document or having LibreOffice compute a workbook takes seconds. */
export default defineConfig({ test: { testTimeout: 120_000, hookTimeout: 120_000, maxWorkers: 4, isolate: false } });
