import { expect, test } from 'vitest'
import { inParts, type Part, WHOLE } from './parts-of-a-page.ts'

/** The parts that are read of so many rows, as `offset+size`. */
async function partsOf(page: Part, rows: number): Promise<[parts: string[], count: number]> {
  const parts: string[] = []
  let count = 0
  const read = async ({ size, offset }: Part) => {
    parts.push(`${offset}+${size}`)
    return Array.from({ length: Math.max(0, Math.min(size, rows - offset)) }, (_, at) => offset + at)
  }
  for await (const some of inParts(page, read)) count += some.length
  return [parts, count]
}

test.each<[string, Part, number, string[], number]>([
  ['a short page', { size: 20, offset: 0 }, 100, ['0+20'], 20],
  ['the second page', { size: 20, offset: 20 }, 30, ['20+20'], 10],
  ['a page behind the end', { size: 20, offset: 200 }, 30, ['200+20'], 0],
  ['a long page', { size: 2500, offset: 0 }, 9000, ['0+1000', '1000+1000', '2000+500'], 2500],
  ['a page that ends with its part', { size: 2000, offset: 0 }, 9000, ['0+1000', '1000+1000'], 2000],
  ['a page that is not full', { size: 5000, offset: 0 }, 1200, ['0+1000', '1000+1000'], 1200],
  ['a page far behind', { size: 5000, offset: 40_000 }, 90_000, ['40000+5000'], 5000],
  ['all that there is', WHOLE, 2000, ['0+1000', '1000+1000', '2000+1000'], 2000],
  ['nothing', WHOLE, 0, ['0+1000'], 0],
])('%s is read in parts', async (_name, page, rows, parts, count) => {
  expect(await partsOf(page, rows)).toEqual([parts, count])
})

test('of a long table the later parts are longer, since each looks at all before it', async () => {
  const [parts, count] = await partsOf(WHOLE, 31_000)
  expect(parts.slice(19)).toEqual(['19000+1000', '20000+5000', '25000+5000', '30000+5000'])
  expect(count).toBe(31_000)
})
