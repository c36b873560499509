/** Where the directory of an archive lies, as the record at its end says. */
export interface ArchiveEnd {
  readonly entries: number
  readonly directoryStart: number
  readonly directoryEnd: number
}

const FIRST_BYTES = 0x04034b50
const END_RECORD = 0x06054b50
const END_RECORD_SIZE = 22

/**
 * The record at the end of a zip file; null when the bytes are no plain zip from the first to the last:
 * something in front or behind, a comment, several parts, or the long form for huge archives. Every reader of
 * the file finds the same record.
 */
export function archiveEnd(zip: Buffer): ArchiveEnd | null {
  const start = zip.length - END_RECORD_SIZE
  if (start < 4 || zip.readUInt32LE(0) !== FIRST_BYTES || zip.readUInt32LE(start) !== END_RECORD) return null
  const [disk, directoryDisk] = [zip.readUInt16LE(start + 4), zip.readUInt16LE(start + 6)]
  const [here, entries] = [zip.readUInt16LE(start + 8), zip.readUInt16LE(start + 10)]
  const [size, directoryStart] = [zip.readUInt32LE(start + 12), zip.readUInt32LE(start + 16)]
  const comment = zip.readUInt16LE(start + 20)
  if (disk !== 0 || directoryDisk !== 0 || here !== entries || comment !== 0) return null
  return directoryStart + size === start ? { entries, directoryStart, directoryEnd: start } : null
}
