import { UnreadableFile } from './file-records.ts'

const ARCHIVE = 'PK\u0003\u0004'
/** How an old Excel file begins, read as UTF-8. */
const OLD_EXCEL = '\uFFFD\uFFFD\u0011'
const PACKED = '\u001F\uFFFD'
/** The mark of UTF-16, read as UTF-8. */
const MARK = '\uFFFD\uFFFD'
const PICTURES = ['\uFFFDPNG', 'GIF8', '\uFFFD\uFFFD\uFFFD\uFFFD']

/** Kinds of files by how they begin, and the sentence about each; the first that fits counts. */
const KINDS: readonly (readonly [is: (text: string) => boolean, sentence: string])[] = [
  [isExcel, 'This is an Excel file, not a CSV file. Save its sheet as "CSV UTF-8".'],
  [
    (text) => text.startsWith(ARCHIVE) && text.includes('opendocument.spreadsheet'),
    'This is an OpenDocument sheet, not a CSV file. Save it as CSV, UTF-8.',
  ],
  [
    (text) => text.startsWith(ARCHIVE),
    'This is a workbook or an archive, not a CSV file. Save its sheet as "CSV UTF-8".',
  ],
  [
    (text) => text.startsWith(OLD_EXCEL),
    'This is an old Excel file, not a CSV file. Save its sheet as "CSV UTF-8".',
  ],
  [(text) => text.startsWith('%PDF'), 'This is a PDF, not a CSV file. Its tables cannot be read.'],
  [(text) => PICTURES.some((sign) => text.startsWith(sign)), 'This is a picture, not a CSV file.'],
  [(text) => text.startsWith(PACKED), 'This is a packed file, not a CSV file. Unpack it first.'],
  [isUtf16, 'The text is UTF-16, not UTF-8. Save the file as "CSV UTF-8".'],
  [(text) => /^\s*<[?!a-z]/i.test(text), 'This is XML or a web page, not a CSV file.'],
  [(text) => /^\s*(\{\s*"|\[\s*[{[])/.test(text), 'This is JSON, not a CSV file.'],
]

function isExcel(text: string): boolean {
  return text.startsWith(ARCHIVE) && /xl\/|\[Content_Types\]|_rels/.test(text)
}

function isUtf16(text: string): boolean {
  return (text.startsWith(MARK) && text.slice(0, 8).includes('\0')) || (text[1] === '\0' && text[3] === '\0')
}

/** Throws UnreadableFile for a file whose beginning is that of another kind, whatever its name. */
export function refuseOtherKinds(beginning: string): void {
  const kind = KINDS.find(([is]) => is(beginning))
  if (kind) throw new UnreadableFile(kind[1], { line: 1 })
}
