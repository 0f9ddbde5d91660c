/** The part that makes a package of Office what it is (ECMA-376, part 1, annex A). */
const MAIN_PARTS: Partial<Record<string, string>> = {
  docx: 'word/document.xml',
  pptx: 'ppt/presentation.xml',
  xlsx: 'xl/workbook.xml',
};
const TYPES_PART = '[Content_Types].xml';
const END_OF_DIRECTORY = Buffer.from('PK\x05\x06', 'latin1');
const DIRECTORY_ENTRY = 0x02014b50;
/** An entry without its name, and the end of the directory without its comment. */
const [ENTRY, END] = [46, 22];

/** The names in a ZIP archive's directory, which stands at its end; none of what is no whole archive. */
function zippedNames(bytes: Buffer): string[] {
  const end = bytes.lastIndexOf(END_OF_DIRECTORY);
  if (end < 0 || end + END > bytes.length) return [];
  const [names, count]: [string[], number] = [[], bytes.readUInt16LE(end + 10)];
  let at = bytes.readUInt32LE(end + 16);
  while (names.length < count && at + ENTRY <= end && bytes.readUInt32LE(at) === DIRECTORY_ENTRY) {
    const [name, extra, comment] = [28, 30, 32].map((place) => bytes.readUInt16LE(at + place));
    names.push(bytes.toString('utf8', at + ENTRY, at + ENTRY + (name ?? 0)));
    at += ENTRY + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return names.length === count ? names : [];
}

/**
 * What is wrong with a file that is to stand for one of this format, in French; undefined when nothing is. Its bytes say
 * what it is, whatever it is called.
 * @param format `pdf`, `docx`, `pptx` or `xlsx`
 */
export function wrongWith(bytes: Buffer, format: string): string | undefined {
  const other = `Ce fichier n’est pas un ${format.toUpperCase()} entier : le format de l’exemple reste le même.`;
  if (format === 'pdf') {
    const isWhole = bytes.toString('latin1', 0, 5) === '%PDF-' && bytes.subarray(-1024).includes('%%EOF');
    return isWhole ? undefined : other;
  }
  const names = zippedNames(bytes);
  const main = MAIN_PARTS[format];
  if (main === undefined || !names.includes(main) || !names.includes(TYPES_PART)) return other;
  if (names.some((name) => /vbaProject\.bin$/i.test(name)))
    return 'Ce fichier contient des macros, que vos visiteurs auraient raison de refuser : enregistrez-le sans elles.';
  return undefined;
}
