/** Bytes of the owner's own files, by the name of the file each stands for. */
export type SampleFiles = Readonly<Record<string, number>>;

export const SAMPLE_FILES = '/telechargements';
