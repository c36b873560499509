import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { FILE_FORMAT } from '#contract/file-release.ts'
import { MadeOnce } from '#server/platform/made-once.ts'
import { type Compression, checkedFile, type PackedFile, pack } from './packed-file.ts'

/** Bytes of packed files kept in memory. All files of the default data fit. */
const LARGEST_MEMORY = 64 * 1024 * 1024

/** Files of releases, packed once: the ones used last in memory, all that were ever made on disk. */
export interface FileCache {
  /** The file of this name, made with `make` when it is not there yet; null when `make` gives null. */
  file(
    name: string,
    make: () => Promise<string | null>,
    compression?: Compression,
  ): Promise<PackedFile | null>
}

/** `folder` is made when it is missing; null keeps nothing on disk. */
export function openFileCache(folder: string | null, largestMemory = LARGEST_MEMORY): FileCache {
  const inMemory = new MadeOnce<PackedFile | null>(largestMemory, ({ br, gzip }) => br.length + gzip.length)

  const find: FileCache['file'] = async (name, make, compression) => {
    const stored = folder === null ? null : await readPacked(folder, name)
    if (stored) return stored
    const text = await make()
    if (text === null) return null
    const made = await pack(text, compression)
    if (folder !== null) await writePacked(folder, name, made)
    return made
  }
  return {
    file: (name, make, compression) => inMemory.get(name, () => find(name, make, compression)),
  }
}

function pathOf(folder: string, name: string, encoding: 'br' | 'gz'): string {
  return join(folder, `${name}.v${FILE_FORMAT}.json.${encoding}`)
}

/** Null when the file is not there or is damaged, as after a power cut: it is then made again. */
async function readPacked(folder: string, name: string): Promise<PackedFile | null> {
  try {
    const [br, gz] = await Promise.all([
      readFile(pathOf(folder, name, 'br')),
      readFile(pathOf(folder, name, 'gz')),
    ])
    return await checkedFile(br, gz)
  } catch {
    return null
  }
}

/** Under another name first, so that nobody reads half a file. A full disk costs speed, not answers. */
async function writePacked(folder: string, name: string, file: PackedFile): Promise<void> {
  try {
    await mkdir(folder, { recursive: true })
    for (const [encoding, content] of [
      ['br', file.br],
      ['gz', file.gzip],
    ] as const) {
      const unfinished = join(folder, `.${randomUUID()}`)
      await writeFile(unfinished, content)
      await rename(unfinished, pathOf(folder, name, encoding))
    }
  } catch {
    return
  }
}
