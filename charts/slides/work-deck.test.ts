import { expect, test } from 'vitest'
import { tableOf } from '#domain/observation/observation-table.ts'
import type { WorkAim } from '#domain/work-list/work-aim.ts'
import { workList } from '#domain/work-list/work-list.ts'
import { english } from '#languages/from-source.ts'
import { aPoint, anIndicator, aReference, aSource } from '#tests/builders/made-up-country.ts'
import { readSlides } from '#tests/builders/read-slides.ts'
import { deckFile } from './deck-file.ts'
import { workDeck } from './work-deck.ts'

const AREAS = 6
const VALUES = [10, 12, 40, 42, 44, 46]

test('a work list is its finding on a map, then its numbered places with their figures, each thing once', async () => {
  const indicator = anIndicator(7)
  const made = aReference([aSource(2, 'DHS')], [indicator])
  const locations = new Map(made.locations)
  for (let id = 101; id <= 100 + AREAS; id++)
    locations.set(id, { id, name: `Area ${id}`, level: 4, parent: 8 })
  const reference = { ...made, locations }
  const points = VALUES.map((value, at) =>
    aPoint(2, 101 + at, '2024', value, { lower: value - 3, upper: value + 3, intervalLevel: 95 }),
  )
  const aim: WorkAim = { kind: 'share', share: 'third' }
  const table = tableOf(points)
  const list = workList({
    ...{ area: { within: [8], level: 4 }, indicators: [7], aim, reference },
    ...{ chosen: { source: null, period: null }, currentYear: 2025, tableOf: () => table },
  })
  const numbers = new Map([
    [101, 1],
    [102, 2],
  ])
  const drawings: string[] = []
  const deck = await workDeck(
    {
      ...{ said: { list, aim, reference }, work: { ticks: [], note: 'By car' }, numbers, language: english },
      release: { number: 4, hash: 'abc', published_at: '2026-11-01T08:00:00.000Z' },
      address: 'https://msdat.example/work-list',
    },
    'MSDAT',
    new Map(),
    async (drawn) => {
      drawings.push(drawn(''))
      return new Uint8Array([1])
    },
  )
  const { titles, slides, pictures } = readSlides(deckFile(deck))
  expect(pictures).toBe(1)
  // The map has the key of its classes.
  expect(drawings[0]).toContain('Surely among the lowest third: 2')
  expect(titles[0]).toMatch(/^2 of the 6 LGAs of Northland are surely among the lowest third\./)
  expect(slides[0]).toContain('By car')
  const [, table2 = ''] = slides
  const cells = table2.split('\n')
  for (const said of ['Area 101', 'Area 102', '10', '12', '7', '13']) expect(cells).toContain(said)
  expect(cells).not.toContain('Area 103')
  expect(cells.filter((cell) => cell === 'surely')).toHaveLength(numbers.size)
  for (const slide of slides) expect(slide).toContain('release 4 of November 1st 2026')
})
