import { promisify } from 'node:util'
import { crc32, inflateRaw } from 'node:zlib'
import type { ArchiveEntry } from './list-archive.ts'
import { refuse } from './refuse-plugin.ts'

const inflate = promisify(inflateRaw)

/**
 * The files of a checked archive, by path; folders are left out. Unpacking stops at the size that the directory gave, so
 * one that lies costs no more than it said. Nothing is written to disk.
 */
export async function unpackArchive(entries: readonly ArchiveEntry[]): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>()
  for (const entry of entries.filter(({ path }) => !path.endsWith('/'))) {
    files.set(entry.path, await unpackEntry(entry))
  }
  return files
}

async function unpackEntry(entry: ArchiveEntry): Promise<Buffer> {
  const bytes = entry.isDeflated ? await inflated(entry) : entry.packed
  if (bytes?.length === entry.size && crc32(bytes) === entry.crc32) return bytes
  return refuse([`“${entry.path}” is damaged, or is not as large as the archive says.`])
}

async function inflated({ packed, size }: ArchiveEntry): Promise<Buffer | null> {
  try {
    return await inflate(packed, { maxOutputLength: Math.max(size, 1) })
  } catch {
    return null
  }
}
