import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { figuresOf, openFiles } from '#exchange/files/read.ts'
import type { Chance } from './chance.ts'

const FIXTURES = 'tests/fixtures/exchange'
/** Figures that are read of one file. */
const READ = 2000

/** Spoils files of others that a reader knows, and reads them. Gives the faults: whatever is thrown and is no refusal in words. */
export async function readSpoiled(count: number, chance: Chance): Promise<Map<string, string>> {
  const files = readdirSync(FIXTURES, { recursive: true })
    .map(String)
    .filter((name) => /\.\w+$/.test(name) && name !== 'expected.json')
    .map((name) => ({ name, bytes: readFileSync(join(FIXTURES, name)) }))
    .filter(({ bytes }) => bytes.length > 0 && bytes.length < 400_000)
  const faults = new Map<string, string>()
  for (let done = 0; done < count; done += 1) {
    const file = chance.one(files)
    if (!file) break
    const bytes = spoiled(file.bytes, chance)
    try {
      const { opened, companions } = await openFiles([{ name: file.name, bytes }])
      for (const one of opened) await readSome(figuresOf(one, companions))
    } catch (error) {
      faults.set(
        `${file.name}: ${String(error).slice(0, 120)}`,
        String(error instanceof Error ? error.stack : error),
      )
    }
  }
  return faults
}

async function readSome(figures: AsyncIterable<unknown>): Promise<void> {
  let read = 0
  for await (const figure of figures) {
    if (figure !== undefined) read += 1
    if (read > READ) return
  }
}

/** Bytes that were changed, cut, doubled, or joined with hostile text. */
function spoiled(bytes: Buffer, chance: Chance): Uint8Array {
  const copy = Buffer.from(bytes)
  switch (chance.below(5)) {
    case 0:
      for (let flip = 0; flip <= chance.below(30); flip += 1)
        copy[chance.below(copy.length)] = chance.below(256)
      return copy
    case 1:
      return copy.subarray(0, chance.below(copy.length))
    case 2: {
      const from = chance.below(copy.length)
      return Buffer.concat([copy.subarray(0, from), copy.subarray(Math.max(0, from - 5000))])
    }
    case 3: {
      const at = chance.below(copy.length)
      const text = chance.one([
        '\0\0\0',
        '"',
        '{"',
        '<!DOCTYPE x [<!ENTITY a "b">]>',
        '9'.repeat(400),
        '\ufeff',
        '[['.repeat(500),
      ])
      return Buffer.concat([copy.subarray(0, at), Buffer.from(text), copy.subarray(at)])
    }
    default:
      return copy.subarray(chance.below(copy.length))
  }
}
