import { type Entry, fromBufferPromise, type LocalFileHeader, type ZipFile } from 'yauzl'
import { PLUGIN_LIMITS } from '#domain/plugin/plugin-limits.ts'
import { archiveEnd } from './archive-ends.ts'
import { refuse } from './refuse-plugin.ts'

/** A file or folder of an archive before it is unpacked, as the archive's directory and the place itself agree. */
export interface ArchiveEntry {
  /** Folders end with `/`. Every byte is one character, so nothing hides behind an encoding. */
  readonly path: string
  /** The unpacked size by the directory; not to be believed before it is unpacked. */
  readonly size: number
  readonly packed: Buffer
  readonly isDeflated: boolean
  readonly crc32: number
  readonly isEncrypted: boolean
  /** Type and permissions as Unix keeps them; 0 when the archive does not say. */
  readonly unixMode: number
  readonly isPlain: boolean
}

const STORED = 0
const DEFLATED = 8
const SIZES_FOLLOW = 0x08
const UNIX = 3
/** Extra fields that give a file another name or another size than its header: Zip64, Unicode path. */
const DECEIVING_FIELDS = new Set([0x0001, 0x7075])

const NOT_A_ZIP =
  'The file is not a plain zip archive: it must begin with its first file and end with its directory, with nothing in front or behind.'
const DISAGREES =
  'The archive says two different things about its files. Pack it again with a common program.'

/**
 * The entries of a zip file, without unpacking anything. Throws `invalid-input` when the archive is not
 * plain: entries that overlap, gaps between them, or a place that says something else than the directory
 * (peers' tests T29, T30).
 */
export async function listArchive(zip: Buffer): Promise<ArchiveEntry[]> {
  const end = archiveEnd(zip)
  if (!end) return refuse([NOT_A_ZIP])
  if (end.entries > PLUGIN_LIMITS.entries) {
    return refuse([`The archive holds ${end.entries} entries; a plugin may have ${PLUGIN_LIMITS.entries}.`])
  }
  const directory = await readDirectory(zip)
  if (!directory) return refuse([DISAGREES])
  const [file, found] = directory
  const listed = found.reduce((sum, entry) => sum + directoryBytes(entry), 0)
  if (found.length !== end.entries || listed !== end.directoryEnd - end.directoryStart) refuse([DISAGREES])
  const entries: ArchiveEntry[] = []
  let position = 0
  for (const entry of found.toSorted(byPlace)) {
    const header = await localHeader(file, entry)
    if (!header || entry.relativeOffsetOfLocalHeader !== position || !agree(entry, header))
      return refuse([DISAGREES])
    const dataEnd = header.fileDataStart + entry.compressedSize
    position = dataEnd + trailerBytes(zip, dataEnd, header)
    entries.push(entryOf(entry, zip.subarray(header.fileDataStart, dataEnd)))
  }
  return position === end.directoryStart ? entries : refuse([DISAGREES])
}

function byPlace(a: Entry, b: Entry): number {
  return a.relativeOffsetOfLocalHeader - b.relativeOffsetOfLocalHeader
}

async function readDirectory(zip: Buffer): Promise<[ZipFile, Entry[]] | null> {
  try {
    const file = await fromBufferPromise(zip, { lazyEntries: true, decodeStrings: false })
    const entries: Entry[] = []
    for await (const entry of file.eachEntry()) entries.push(entry)
    return [file, entries]
  } catch {
    return null
  }
}

async function localHeader(file: ZipFile, entry: Entry): Promise<LocalFileHeader | null> {
  try {
    return await file.readLocalFileHeaderPromise(entry)
  } catch {
    return null
  }
}

function directoryBytes(entry: Entry): number {
  return 46 + entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength
}

/** The header in front of the data must tell the same story as the directory. */
function agree(entry: Entry, header: LocalFileHeader): boolean {
  const follows = (header.generalPurposeBitFlag & SIZES_FOLLOW) !== 0
  const sameSizes =
    header.compressedSize === entry.compressedSize &&
    header.uncompressedSize === entry.uncompressedSize &&
    header.crc32 === entry.crc32
  const noSizes = header.compressedSize === 0 && header.uncompressedSize === 0
  return (
    header.fileName.equals(entry.fileNameRaw) &&
    header.compressionMethod === entry.compressionMethod &&
    header.generalPurposeBitFlag === entry.generalPurposeBitFlag &&
    (sameSizes || (follows && noSizes))
  )
}

/** Bytes behind the data that repeat its sizes, with or without the mark in front of them. */
function trailerBytes(zip: Buffer, dataEnd: number, header: LocalFileHeader): number {
  if ((header.generalPurposeBitFlag & SIZES_FOLLOW) === 0) return 0
  return dataEnd + 4 <= zip.length && zip.readUInt32LE(dataEnd) === 0x08074b50 ? 16 : 12
}

function entryOf(entry: Entry, packed: Buffer): ArchiveEntry {
  const method = entry.compressionMethod
  return {
    path: entry.fileNameRaw.toString('latin1'),
    size: entry.uncompressedSize,
    packed,
    isDeflated: method === DEFLATED,
    crc32: entry.crc32,
    isEncrypted: entry.isEncrypted(),
    unixMode: entry.versionMadeBy >>> 8 === UNIX ? entry.externalFileAttributes >>> 16 : 0,
    isPlain:
      (method === STORED || method === DEFLATED) &&
      entry.fileCommentLength === 0 &&
      !entry.extraFields.some(({ id }) => DECEIVING_FIELDS.has(id)),
  }
}
