import { beforeAll, describe, expect, test } from 'vitest'
import { english } from '#languages/from-source.ts'
import type { PlaceData } from '#domain/brief/question.ts'
import { readShippedData } from '#tests/builders/shipped-data.ts'
import { COMPARE_STATE } from './compare-address.ts'
import { comparedLines, lineName, MOST_LINES, sourceOverTime, unitGroups } from './compared-lines.ts'
import { comparedLead, comparedTitle, lineChanges, pairsNow } from './line-changes.ts'

let data: PlaceData
beforeAll(async () => {
  data = { ...(await readShippedData()), currentYear: 2026 }
})

const read = (query: string) => COMPARE_STATE.parse(new URLSearchParams(query))
const linesOf = (query: string) => comparedLines(read(query).lines, data)
/** Penta 3 of NDHS in Kano, Jigawa, Katsina and Kaduna. */
const FOUR = 'indicator=18&datasource=2&location=27,25,28,26'

describe('the address', () => {
  test.each([
    ['lines=18.2.27,18.0.25', '18.2.27,18.0.25'],
    [FOUR, '18.2.27,18.2.25,18.2.28,18.2.26'],
    ['location=27', '18.0.27'],
    ['indicator=18,20&location=27,25,28,26', '18.0.27,18.0.25,18.0.28,18.0.26,20.0.27,20.0.25'],
    ['lines=18.2,x,18.2.27.4,18.2.27', '18.2.27'],
    ['', ''],
  ])('%s is read and written back', (query, expected) => {
    const written = new URLSearchParams(query)
    COMPARE_STATE.write(written, read(query))
    expect(written.get('lines') ?? '').toBe(expected)
    expect([...written.keys()].filter((name) => name !== 'lines')).toEqual([])
  })
})

test('four states since 2018: what rose and what may be chance, with the difference worked out by hand', () => {
  const lines = linesOf(FOUR)
  const changes = lineChanges(lines, 2018, data)
  // 62.2 (53.1 to 68.86) against 35.7 (28.24 to 43.65), both of 90%: 26.5 ± 1.96 × √(4.79² + 4.68²).
  const jigawa = changes.find(({ line }) => line.place.name === 'Jigawa')
  expect(jigawa?.difference).toBeCloseTo(26.5, 1)
  expect(jigawa?.interval?.map(Math.round)).toEqual([13, 40])
  expect(changes.map(({ line, verdict }) => `${line.place.name} ${verdict}`)).toEqual([
    'Kano unclear',
    'Jigawa better',
    'Katsina better',
    'Kaduna better',
  ])
  expect(english.text(comparedTitle(lines, changes))).toBe(
    'DPT 3 / Penta 3 coverage since 2018: Jigawa, Katsina and Kaduna rose, Kano shows no clear change',
  )
  expect(english.text(comparedLead(lines, changes))).toBe(
    'Jigawa rose by 26.5 points to 62.2%, Katsina rose by 19.6 points to 53.3% and Kaduna rose by 16.1 points to 48.0%; the change of Kano may be chance.',
  )
})

test('who differs now is tested together, each pair once', () => {
  const lines = linesOf(FOUR)
  const pairs = pairsNow(lines, data)
  expect(pairs.size).toBe(6)
  // Kano 47.5 against Jigawa 62.2: z is 2.27, not beyond Holm's limit of six.
  expect(pairs.get('0:1')).toBe('unclear')
  expect(pairs.get('0:3')).toBe('unclear')
})

test('sources that rest on one survey are not tested against each other, other indicators not at all', () => {
  const lines = linesOf('lines=18.2.27,18.101.27,20.2.27')
  const pairs = pairsNow(lines, data)
  expect([...pairs].filter(([, said]) => said === 'higher' || said === 'lower')).toEqual([])
  expect([...pairs.keys()].some((key) => key.endsWith(':2'))).toBe(false)
})

test('lines are called by what differs between them, and share an axis by unit', () => {
  const named = (query: string) => {
    const lines = linesOf(query)
    return lines.map((line) => english.text(lineName(line, lines)))
  }
  expect(named(FOUR)).toEqual(['Kano', 'Jigawa', 'Katsina', 'Kaduna'])
  expect(named('lines=18.2.27,18.10.1')).toEqual(['Kano · NDHS', 'Nigeria · WUENIC'])
  expect(unitGroups(linesOf('lines=18.2.27,20.2.27'))).toHaveLength(1)
  expect(unitGroups(linesOf('lines=18.2.27,30.2.1'))).toHaveLength(2)
})

test('no more lines than colours, each once; over time a source of one year gives way', () => {
  const seven = Array.from({ length: 7 }, (_, at) => `18.2.${25 + at}`).join()
  expect(linesOf(`lines=${seven}`)).toHaveLength(MOST_LINES)
  expect(linesOf('lines=18.2.27,18.2.27')).toHaveLength(1)
  expect(sourceOverTime({ indicator: 18, place: 27 }, data)).toBe(2)
})
