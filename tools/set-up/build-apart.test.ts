import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'

interface Build {
  readonly home: string
  readonly stamp: string
  readonly pointer: string
  readonly words: string
}

/** The tools run before anything is set up, so that they are plain scripts without types. */
interface Tool {
  isBuilt(build: Build): boolean
  buildApart(build: Build, make: (folder: string) => Promise<void>): Promise<void>
}

const tool: Tool = await import(new URL('./build-apart.mjs', import.meta.url).href)
const { buildApart, isBuilt } = tool

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

function aHome(): string {
  const home = mkdtempSync(join(tmpdir(), 'msdat-build-'))
  folders.push(home)
  return home
}

const about = (home: string, stamp: string) => ({ home, stamp, pointer: 'current', words: stamp })
const write = (text: string) => async (folder: string) => writeFileSync(join(folder, 'page.js'), text)
const pageOf = (home: string, stamp: string) => readFileSync(join(home, stamp, 'page.js'), 'utf8')

test('two that build at once both end with a whole build, and leave nothing half made', async () => {
  const home = aHome()
  const go = Promise.withResolvers<void>()
  const make = async (folder: string) => {
    await go.promise
    await write('whole')(folder)
  }
  const both = Promise.all([buildApart(about(home, 'a'), make), buildApart(about(home, 'a'), make)])
  expect(isBuilt(about(home, 'a'))).toBe(false)
  go.resolve()
  await both
  expect(pageOf(home, 'a')).toBe('whole')
  expect(isBuilt(about(home, 'a'))).toBe(true)
  expect(readdirSync(home).sort()).toEqual(['a', 'current'])
})

test('what was built before stays for those who run with it, and is found again without building', async () => {
  const home = aHome()
  await buildApart(about(home, 'a'), write('first'))
  await buildApart(about(home, 'b'), write('second'))
  expect(pageOf(home, 'a')).toBe('first')
  expect([isBuilt(about(home, 'a')), isBuilt(about(home, 'b'))]).toEqual([false, true])
  await buildApart(about(home, 'a'), async () => {
    throw new Error('it is there')
  })
  expect([isBuilt(about(home, 'a')), pageOf(home, 'a')]).toEqual([true, 'first'])
})

test('a build that fails changes nothing', async () => {
  const home = aHome()
  await buildApart(about(home, 'a'), write('first'))
  const failing = buildApart(about(home, 'b'), async (folder: string) => {
    await write('half')(folder)
    throw new Error('no room')
  })
  await expect(failing).rejects.toThrow('no room')
  expect(isBuilt(about(home, 'a'))).toBe(true)
  expect(readdirSync(home).sort()).toEqual(['a', 'current'])
})

test('of many builds the newest stay', async () => {
  const home = aHome()
  for (const stamp of ['a', 'b', 'c', 'd', 'e', 'f']) {
    await buildApart(about(home, stamp), write(stamp))
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  expect(existsSync(join(home, 'a'))).toBe(false)
  expect(readdirSync(home).sort()).toEqual(['c', 'current', 'd', 'e', 'f'])
})
