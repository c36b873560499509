import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { z } from 'zod'

/** The list of what a copy holds, by which the next one knows what is new. */
const LIST = 'mirror.json'

const LISTED = z.object({ files: z.record(z.string(), z.string()) })

/** What a copy changed in its folder. */
export interface MirrorChanges {
  readonly written: readonly string[]
  readonly same: number
  readonly removed: readonly string[]
}

export interface MirrorFolder {
  put(path: string, bytes: Buffer | string): Promise<void>
  /** Removes what the copy before had and this one has not, and writes the list of all files. */
  finish(): Promise<MirrorChanges>
}

/** A folder that a copy is written into: files that are as they were are left alone, so that only differences have to be sent on. */
export async function openMirrorFolder(folder: string): Promise<MirrorFolder> {
  const before = await listIn(folder)
  const now: Record<string, string> = {}
  const written: string[] = []
  return {
    async put(path, bytes) {
      const hash = createHash('sha256').update(bytes).digest('hex')
      now[path] = hash
      if (before[path] === hash) return
      const target = join(folder, path)
      await mkdir(dirname(target), { recursive: true })
      await writeFile(`${target}.part`, bytes)
      await rename(`${target}.part`, target)
      written.push(path)
    },
    async finish() {
      const removed = Object.keys(before).filter((path) => now[path] === undefined)
      for (const path of removed) await rm(join(folder, path), { force: true })
      await writeFile(join(folder, LIST), `${JSON.stringify({ files: now }, null, 1)}\n`)
      return { written, removed, same: Object.keys(now).length - written.length }
    },
  }
}

async function listIn(folder: string): Promise<Readonly<Record<string, string>>> {
  try {
    return LISTED.parse(JSON.parse(await readFile(join(folder, LIST), 'utf8'))).files
  } catch {
    // No copy was made there, or its list is not one: everything is written.
    return {}
  }
}
