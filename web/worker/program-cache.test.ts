import { expect, test, vi } from 'vitest'
import { answerProgram, beginVersion, endEarlierVersions, programCache } from './program-cache.ts'

/** Caches as a browser has them, in memory; `isFull`: nothing more goes in. */
function madeUpCaches({ isFull = false } = {}) {
  const all = new Map<string, Map<string, string>>()
  const open = async (name: string) => {
    const own = all.get(name) ?? new Map<string, string>()
    all.set(name, own)
    const put = async (address: string, answer: Response) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError')
      own.set(address, await answer.text())
    }
    return { put, add: async (address: string) => put(address, await fetch(address)) }
  }
  const match = async (address: string) => {
    const found = [...all.values()].find((one) => one.has(address))?.get(address)
    return found === undefined ? undefined : new Response(found)
  }
  vi.stubGlobal('caches', {
    ...{ open, match, keys: async () => [...all.keys()] },
    delete: async (name: string) => all.delete(name),
  })
  return all
}

/** A server with files by address. */
function aServer(files: Readonly<Record<string, string>>) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (input: Request | string) => {
    const address = typeof input === 'string' ? input : input.url
    asked.push(address)
    const response = new Response(files[address] ?? '', { status: address in files ? 200 : 404 })
    return Object.defineProperty(response, 'type', { value: 'basic' })
  })
  return asked
}

const fileOf = (address: string) => new Request(`https://health.example${address}`)

test('a file is fetched once, and after that without a line', async () => {
  const all = madeUpCaches()
  const asked = aServer({ 'https://health.example/assets/a.js': 'a()' })
  expect(await (await answerProgram(fileOf('/assets/a.js'), 'v1')).text()).toBe('a()')
  expect(await (await answerProgram(fileOf('/assets/a.js'), 'v1')).text()).toBe('a()')
  expect(asked).toHaveLength(1)
  expect([...all.keys()]).toEqual([programCache('v1')])
})

test('a device without room has its file all the same', async () => {
  madeUpCaches({ isFull: true })
  aServer({ 'https://health.example/assets/a.js': 'a()' })
  expect(await (await answerProgram(fileOf('/assets/a.js'), 'v1')).text()).toBe('a()')
})

const PROGRAM = JSON.stringify({
  version: 'v2',
  files: [
    ['/assets/same.js', 1],
    ['/assets/new.js', 1],
  ],
})

test.each([
  [false, ['/assets/same.js']],
  [true, ['/assets/same.js', '/assets/new.js']],
])(
  'a version begins with what did not change; where the product is kept (%s) with all of it',
  async (whole, begins) => {
    const all = madeUpCaches()
    const asked = aServer({ '/program.json': PROGRAM, '/assets/new.js': 'new()' })
    const { put } = await caches.open(programCache('v1'))
    await put('/assets/same.js', new Response('same()'))
    await beginVersion('v2', whole)
    expect([...(all.get(programCache('v2'))?.keys() ?? [])]).toEqual(begins)
    expect(asked).not.toContain('/assets/same.js')
  },
)

test('a worker of another version than the server’s does not begin', async () => {
  madeUpCaches()
  aServer({ '/program.json': PROGRAM })
  await expect(beginVersion('v3', true)).rejects.toThrow('The server has version v2 by now')
})

test('the files of the last two versions stay, and nothing else of this kind', async () => {
  const all = madeUpCaches()
  for (const name of ['v1', 'v2', 'v3'].map(programCache)) await caches.open(name)
  await caches.open('msdat-lite')
  await endEarlierVersions()
  expect([...all.keys()]).toEqual([programCache('v2'), programCache('v3'), 'msdat-lite'])
})
