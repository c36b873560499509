import { beforeAll, describe, expect, test } from 'vitest'
import { english } from '#languages/from-source.ts'
import { tableOf } from '#domain/observation/observation-table.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { aPoint, anIndicator, aReference } from '#tests/builders/made-up-country.ts'
import { readShippedData, type ShippedData } from '#tests/builders/shipped-data.ts'
import { similarPlaces } from './similar-places.ts'
import { likenessMethod, whereDiffers } from './similar-words.ts'

/** People, the share in the poorest two fifths, the birth rate, the share in towns. */
const MEASURES = [62, 1203, 70, 1197].map((indicator) => ({ indicator, isLog: indicator === 62 }))

describe('the data set that ships, its distances worked out by another program', () => {
  let data: ShippedData
  beforeAll(async () => {
    data = await readShippedData()
  })
  const likenessOf = (id: number) =>
    similarPlaces({
      ...{ place: byId(data.reference.locations, id), measures: MEASURES, currentYear: 2026 },
      ...data,
    })

  test.each([
    [27, ['Kaduna 0.68', 'Katsina 0.83', 'Bauchi 1.07']],
    [32, ['Oyo 0.79', 'Anambra 1.07', 'Rivers 1.18']],
    [15, ['Zamfara 0.54', 'Kaduna 0.73', 'Sokoto 0.76']],
  ])('most like %i', (id, expected) => {
    const found = likenessOf(id)?.similar.map(({ place, distance }) => `${place.name} ${distance.toFixed(2)}`)
    expect(found).toEqual(expected)
  })

  test('where the first differs, and by what they are compared', () => {
    const found = likenessOf(27)
    const [first] = found?.similar ?? []
    expect(first && english.text(whereDiffers(first))).toBe('less: total population')
    expect(found && english.text(likenessMethod(found))).toMatch(
      /^By total population, .* \(COD-PS 2022, NDHS 2023–24, NDHS 2023–24 and GDL 2018\)\.$/,
    )
  })
})

describe('a made-up country', () => {
  const reference = aReference(undefined, [anIndicator(7), anIndicator(8), anIndicator(9)])
  const rows = [
    [7, [1, 10, 100]],
    [8, [10, 20, 30]],
  ] as const
  const table = tableOf(
    rows.flatMap(([indicator, values]) =>
      values.map((value, at) => aPoint(2, 8 + at, '2024', value, { indicator })),
    ),
  )
  const asked = (measures: readonly number[]) =>
    similarPlaces({
      ...{ place: byId(reference.locations, 8), reference, currentYear: 2026, tableOf: () => table },
      measures: measures.map((indicator) => ({ indicator, isLog: indicator === 7 })),
    })

  test('what is not held is left out and named; ratios count for numbers of people', () => {
    const found = asked([7, 8, 9])
    expect(found?.without.map(({ id }) => id)).toEqual([9])
    // Both measures are equally spaced, on the scale of logarithms and as they are: 0, 1.2247, 2.4495 from the first.
    expect(found?.similar.map(({ place, distance }) => [place.id, distance.toFixed(4)])).toEqual([
      [9, '1.2247'],
      [10, '2.4495'],
    ])
  })

  test('one measure alone makes no likeness', () => {
    expect(asked([7, 9])).toBeNull()
  })
})
