import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Problem } from '#domain/problem.ts'
import { figuresOf, openFiles } from '#exchange/files/read.ts'
import { csvReader } from '#server/dataset/csv-reader.ts'
import { UnreadableFile } from '#server/dataset/file-records.ts'
import { isNoList, ListReader } from '#server/features/importing/uploads/list-reader.ts'
import { cleanPicture } from '#server/pictures/clean-picture.ts'
import { inspectPlugin } from '#server/plugin-archives/inspect-plugin.ts'
import { buildZip, pluginParts } from '#tests/builders/hostile-zip.ts'
import { JPEG, png, SHORT_WEBP, webp } from '#tests/builders/pictures.ts'
import type { Chance } from './chance.ts'
import { spoiled } from './spoil.ts'

const FIXTURES = 'tests/fixtures/exchange'
/** Figures that are read of one file. */
const READ = 2000
const LARGEST_FILE = 400_000

interface Sample {
  readonly name: string
  readonly bytes: Buffer
}

/** A reader of files: what it is tried on, and how it says that a file is not what it reads. */
interface Reader {
  readonly name: string
  readonly samples: readonly Sample[]
  readonly read: (sample: Sample) => Promise<unknown>
  readonly refuses: (error: unknown) => boolean
}

/** What came of spoiled files. */
interface Spoiled {
  /** Files that were read, or refused in words, by reader. */
  readonly tried: ReadonlyMap<string, number>
  /** Whatever was thrown and is no refusal in words. */
  readonly faults: ReadonlyMap<string, string>
}

/** Spoils files that a reader knows, and reads them, with every reader in turn. */
export async function readSpoiled(count: number, chance: Chance): Promise<Spoiled> {
  const folder = mkdtempSync(join(tmpdir(), 'msdat-fuzz-'))
  const readers = readersIn(folder)
  const tried = new Map<string, number>()
  const faults = new Map<string, string>()
  for (let done = 0; done < count; done += 1) {
    const reader = readers[done % readers.length]
    const sample = chance.one(reader?.samples ?? [])
    if (!reader || !sample) break
    tried.set(reader.name, (tried.get(reader.name) ?? 0) + 1)
    try {
      await reader.read({ ...sample, bytes: spoiled(sample.bytes, chance) })
    } catch (error) {
      if (reader.refuses(error)) continue
      const how = error instanceof Error ? (error.stack ?? error.message) : String(error)
      faults.set(`${reader.name}, ${sample.name}: ${String(error).slice(0, 120)}`, how)
    }
  }
  rmSync(folder, { recursive: true })
  return { tried, faults }
}

/** Every reader; those that read from a path do so in this folder. */
function readersIn(folder: string): readonly Reader[] {
  const path = join(folder, 'file.csv')
  return [
    {
      name: 'files of others',
      samples: othersFiles(),
      // What cannot be read is among its answers.
      refuses: () => false,
      read: async (file) => {
        const { opened, companions } = await openFiles([file])
        for (const one of opened) await readSome(figuresOf(one, companions))
      },
    },
    {
      name: 'zip files of plugins',
      samples: [
        { name: 'plugin.zip', bytes: buildZip(pluginParts()) },
        {
          name: 'large-plugin.zip',
          bytes: buildZip([
            ...pluginParts(),
            { name: 'images/a.svg', content: '<svg xmlns="http://www.w3.org/2000/svg"/>', deflate: true },
            {
              name: 'texts/en.json',
              content: JSON.stringify({ hello: 'Hello'.repeat(2000) }),
              deflate: true,
            },
          ]),
        },
      ],
      refuses: isProblem,
      read: ({ bytes }) => inspectPlugin(bytes),
    },
    {
      name: 'pictures',
      samples: [
        { name: 'a.jpg', bytes: JPEG },
        { name: 'a.png', bytes: png(4, 3) },
        { name: 'a.webp', bytes: webp(SHORT_WEBP) },
      ],
      refuses: isProblem,
      read: async ({ bytes }) => cleanPicture(bytes, 'picture', 4096),
    },
    {
      name: 'our own sheets',
      samples: [
        { name: 'em-dat.csv', bytes: readFileSync('datasets/observations/em-dat.csv').subarray(0, 40_000) },
      ],
      refuses: (error) => error instanceof UnreadableFile,
      read: async ({ bytes }) => {
        writeFileSync(path, bytes)
        for await (const records of csvReader.read(path))
          while (records.next()) for (let cell = 0; cell < records.width; cell += 1) records.number(cell)
      },
    },
    {
      name: 'uploads in pieces',
      samples: [
        {
          name: 'list.json',
          bytes: Buffer.from(
            JSON.stringify([{ name: 'a "b".csv', text: 'indicator,value\n"7",1\n', cells: ['C7'] }]),
          ),
        },
      ],
      refuses: isNoList,
      read: async ({ bytes }) => {
        const reader = new ListReader()
        for (let at = 0; at < bytes.length; at += 7) reader.push(bytes.subarray(at, at + 7))
        reader.end()
      },
    },
  ]
}

function othersFiles(): Sample[] {
  return readdirSync(FIXTURES, { recursive: true })
    .map(String)
    .filter((name) => /\.\w+$/.test(name) && name !== 'expected.json')
    .map((name) => ({ name, bytes: readFileSync(join(FIXTURES, name)) }))
    .filter(({ bytes }) => bytes.length > 0 && bytes.length < LARGEST_FILE)
}

function isProblem(error: unknown): boolean {
  return error instanceof Problem
}

async function readSome(figures: AsyncIterable<unknown>): Promise<void> {
  let read = 0
  for await (const figure of figures) {
    if (figure !== undefined) read += 1
    if (read > READ) return
  }
}
