import { createHash } from 'node:crypto'
import { chmod, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { z } from 'zod'

/** The list of what a copy holds, by which the next one knows what is new. */
const LIST = 'mirror.json'

const LISTED = z.object({ files: z.record(z.string(), z.string()) })

/** Everybody may read a copy, since a host serves it from an account of its own; what else this process writes is closed to others. */
const READABLE = { file: 0o644, folder: 0o755 } as const

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
  await makeReadable(folder)
  const before = await listIn(folder)
  const now: Record<string, string> = {}
  const written: string[] = []
  return {
    async put(path, bytes) {
      const hash = createHash('sha256').update(bytes).digest('hex')
      now[path] = hash
      if (before[path] === hash) return
      const target = join(folder, path)
      await makeReadable(dirname(target))
      await writeReadable(target, bytes)
      written.push(path)
    },
    async finish() {
      const removed = Object.keys(before).filter((path) => now[path] === undefined)
      for (const path of removed) await rm(join(folder, path), { force: true })
      await writeReadable(join(folder, LIST), `${JSON.stringify({ files: now }, null, 1)}\n`)
      return { written, removed, same: Object.keys(now).length - written.length }
    },
  }
}

/** Makes a folder with those above it that are missing; one that is there keeps its rights. */
async function makeReadable(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true })
  if (first === undefined) return
  for (let made = folder; made.length >= first.length; made = dirname(made))
    await chmod(made, READABLE.folder)
}

/** Under another name first, so that nobody is sent half a file. */
async function writeReadable(path: string, bytes: Buffer | string): Promise<void> {
  const unfinished = `${path}.part`
  await writeFile(unfinished, bytes)
  await chmod(unfinished, READABLE.file)
  await rename(unfinished, path)
}

async function listIn(folder: string): Promise<Readonly<Record<string, string>>> {
  try {
    return LISTED.parse(JSON.parse(await readFile(join(folder, LIST), 'utf8'))).files
  } catch {
    // No copy was made there, or its list is not one: everything is written.
    return {}
  }
}
