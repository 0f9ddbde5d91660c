import { decimal } from '../french/frenchNumbers.ts';

/** Sizes in bytes of the files the owner uploaded, by the name of the sample file each replaces. */
export type SampleFiles = Readonly<Record<string, number>>;

export const SAMPLE_FILES = '/telechargements';

/** A file an example page offers. */
export interface Download {
  file: string;
  /** Number of pages or slides; absent for a file without either, such as a workbook. */
  count?: number;
  /** Thousands of bytes, rounded. */
  kilobytes: number;
  /** Whether the owner's own file replaces the built-in one. */
  isOwn?: true;
}

const kinds = {
  pdf: { name: 'L’extrait en PDF', unit: 'pages' },
  docx: { name: 'L’extrait en Word', unit: 'pages' },
  pptx: { name: 'La présentation en PowerPoint', unit: 'diapositives' },
  xlsx: { name: 'Le classeur Excel', unit: '' },
} as const;
const ACTIVE = 'formules actives';

/** Label of a download link: title, format, length, size. */
export function downloadLabel({ file, count, kilobytes, isOwn }: Download): string {
  const format = file.slice(file.lastIndexOf('.') + 1);
  const kind = kinds[format as keyof typeof kinds];
  if (!kind) throw new Error(`No name for the kind of ${file}`);
  return [
    kind.name,
    ...(format === 'xlsx' && !isOwn ? [ACTIVE] : []),
    ...(count ? [`${count}\u00a0${kind.unit}`] : []),
    `${decimal(kilobytes)}\u00a0Ko`,
  ].join(', ');
}
