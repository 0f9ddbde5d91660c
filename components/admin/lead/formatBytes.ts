import { formatNumber } from '../../ui/formatNumber.ts';

const KB = 1024;

/** A file's size, as a person reads it. */
export function formatBytes(bytes: number): string {
  if (bytes < KB) return `${bytes}\u00a0octets`;
  if (bytes < KB * KB) return `${formatNumber(Math.round(bytes / KB))}\u00a0Ko`;
  return `${formatNumber(Math.round((bytes / KB / KB) * 10) / 10)}\u00a0Mo`;
}
