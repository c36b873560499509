import { describe, expect, test } from 'vitest'
import { productUrl } from '../journeys/product.ts'

const READERS = 200

interface ReleaseStamp {
  readonly hash: string
}

async function dataPath(): Promise<string> {
  const answer = await fetch(`${productUrl()}/api/releases/current`)
  const { hash } = (await answer.json()) as ReleaseStamp
  return `/api/releases/${hash}/indicators/18`
}

async function text(path: string): Promise<string> {
  const answer = await fetch(productUrl() + path)
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  return answer.text()
}

describe(`${READERS} readers at once`, () => {
  test('all get the same data file', async () => {
    const path = await dataPath()
    const alone = await text(path)
    const together = await Promise.all(Array.from({ length: READERS }, () => text(path)))
    expect(new Set(together)).toEqual(new Set([alone]))
  })

  test('T46: each get their own rows, while somebody exports a whole list', async () => {
    const paths = Array.from(
      { length: READERS },
      (_, index) => `/api/data/?indicator=18&location=${1 + (index % 44)}&size=500`,
    )
    const alone = new Map<string, string>()
    for (const path of new Set(paths)) alone.set(path, await text(path))
    const [list, ...together] = await Promise.all([
      text('/api/data/?indicator=18&format=csv&size=5000'),
      ...paths.map(text),
    ])
    expect(list.split('\n').length).toBeGreaterThan(100)
    expect(together).toEqual(paths.map((path) => alone.get(path)))
  })
})
