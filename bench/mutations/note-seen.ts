import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { afterAll, expect } from 'vitest'
import { SEEN, SEEN_FOLDER } from './token-marks.ts'

// A set-up of a run that notes which tokens each of its files runs: files share a process, and each begins with an empty set.

const seen = new Set<string>()
Reflect.set(globalThis, SEEN, seen)

afterAll(() => {
  const test = relative(process.cwd(), expect.getState().testPath ?? '')
  const name = createHash('sha256').update(test).digest('hex').slice(0, 16)
  writeFileSync(
    join(process.env[SEEN_FOLDER] ?? '', `${name}.json`),
    JSON.stringify({ test, seen: [...seen] }),
  )
})
