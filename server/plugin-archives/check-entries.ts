import { ALLOWED_ENDINGS, fileKind } from '#domain/plugin/plugin-file.ts'
import { PLUGIN_LIMITS } from '#domain/plugin/plugin-limits.ts'
import { pathProblem } from '#domain/plugin/plugin-path.ts'
import { english } from '#languages/from-source.ts'
import type { ArchiveEntry } from './list-archive.ts'
import { refuse } from './refuse-plugin.ts'

const FILE_TYPE = 0o170000
const REGULAR = 0o100000
const FOLDER = 0o040000
/** Below this a file may be packed as tightly as it likes: a short text of blanks is no bomb. */
const SMALL = 4096

/** Refuses an archive by what its entries say of themselves, before anything is unpacked (T27 to T30). */
export function checkEntries(entries: readonly ArchiveEntry[]): void {
  const sentences = [...entries.flatMap(entryProblems), ...repeatedPaths(entries), ...sizeProblems(entries)]
  if (sentences.length > 0) refuse(sentences)
}

function entryProblems(entry: ArchiveEntry): string[] {
  const name = `“${printable(entry.path)}”`
  const problem = pathProblem(entry.path)
  if (problem) return [`${name} ${english.text(problem)}.`]
  const isFolder = entry.path.endsWith('/')
  const type = entry.unixMode & FILE_TYPE
  if (type !== 0 && type !== (isFolder ? FOLDER : REGULAR)) return [`${name} is a link or a special file.`]
  if (entry.isEncrypted) return [`${name} is encrypted.`]
  if (!entry.isPlain) return [`${name} is packed in an unusual way. Pack it again with a common program.`]
  if (isFolder) return entry.size === 0 ? [] : [`${name} is a folder with content of its own.`]
  if (!fileKind(entry.path))
    return [`${name} is of a kind that plugins may not hold. Use ${ALLOWED_ENDINGS}.`]
  if (entry.size > SMALL && entry.size > entry.packed.length * PLUGIN_LIMITS.ratio) {
    return [`${name} unpacks to more than ${PLUGIN_LIMITS.ratio} times its size.`]
  }
  return []
}

/** Two names that one file system would take for the same file, and files that are also folders. */
function repeatedPaths(entries: readonly ArchiveEntry[]): string[] {
  const seen = new Map<string, number>()
  const folders = new Set<string>()
  for (const { path } of entries) {
    const bare = path.toLowerCase().replace(/\/$/, '')
    seen.set(bare, (seen.get(bare) ?? 0) + 1)
    const parts = bare.split('/')
    for (let depth = 1; depth < parts.length; depth++) folders.add(parts.slice(0, depth).join('/'))
  }
  const twice = [...seen].filter(([, count]) => count > 1).map(([path]) => path)
  const files = entries.filter(({ path }) => !path.endsWith('/')).map(({ path }) => path.toLowerCase())
  const both = files.filter((path) => folders.has(path))
  return [...twice, ...both].map((path) => `“${printable(path)}” is in the archive more than once.`)
}

function sizeProblems(entries: readonly ArchiveEntry[]): string[] {
  const total = entries.reduce((sum, { size }) => sum + size, 0)
  if (total <= PLUGIN_LIMITS.unpacked) return []
  return [`The files take more than ${PLUGIN_LIMITS.unpacked / 1024 / 1024} MB when they are unpacked.`]
}

/** A name from the archive, fit to be shown: nothing that could move or hide other signs. */
function printable(path: string): string {
  return path.slice(0, 80).replaceAll(/[^\x20-\x7e]/g, '�')
}
