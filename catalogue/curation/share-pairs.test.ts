import { expect, test } from 'vitest'
import { readShippedData } from '#tests/builders/shipped-data.ts'
import { SHARE_PAIRS } from './share-pairs.ts'

test('what anybody gave is no part of what skilled providers gave: four visits to any provider', async () => {
  const { indicators } = (await readShippedData()).reference
  const nameOf = (id: number) => indicators.get(id)?.fullName ?? ''
  expect([nameOf(5), nameOf(6)]).toEqual([
    expect.stringContaining('a skilled provider'),
    expect.stringContaining('any provider'),
  ])
  const inside = SHARE_PAIRS.filter(({ kind }) => kind === 'inside')
  const wrong = inside.filter(
    ({ first, second }) => /skilled/.test(nameOf(first)) && /any provider/.test(nameOf(second)),
  )
  expect(wrong).toEqual([])
})
