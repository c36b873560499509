import { expect, test } from 'vitest'
import type { Point } from '#domain/observation/point.ts'
import { keyFigure } from '#domain/brief/key-figure.ts'
import { tableOf } from '#domain/observation/observation-table.ts'
import type { Slope } from '#domain/indicator/indicator.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { english } from '#languages/from-source.ts'
import { anIndicator, aPoint, aReference, aSource } from '#tests/builders/made-up-country.ts'
import { changeWords, hasArrow } from './change-words.ts'

const source = aSource(6, 'Survey')

/** What is said of a survey's 2018 and 2023 figures, and whether something points up or down. */
function said(slope: Slope, before: Partial<Point> | null, now: Partial<Point>): [string, boolean] {
  const indicator = anIndicator(7, { slope })
  const reference = aReference([source], [indicator])
  const at = (period: string, { value = 0, ...more }: Partial<Point>) =>
    aPoint(6, 8, period, value, { indicator: 7, ...more })
  const table = tableOf([...(before ? [at('2018', before)] : []), at('2023', now)])
  const data = { reference, currentYear: 2024, tableOf: () => table }
  const { stated, change } = keyFigure({ data, place: byId(reference.locations, 8) }, 7)
  if (!stated) throw new Error('no figure')
  const words = english.text(changeWords(indicator, stated, change))
  return [words, change !== null && hasArrow(change)]
}

const sure = (value: number): Partial<Point> => ({
  value,
  lower: value - 2,
  upper: value + 2,
  intervalLevel: 95,
})

test.each<[string, [string, boolean], [string, boolean]]>([
  [
    'a rise of what should rise',
    said('Positive', sure(20), sure(32.7)),
    ['63.50% increase since 2018 (20.0%); better.', true],
  ],
  [
    'a rise of what should fall',
    said('Negative', sure(20), sure(30)),
    ['50.00% increase since 2018 (20.0%); worse.', true],
  ],
  [
    'a fall of what should fall',
    said('Negative', sure(30), sure(20)),
    ['33.33% decrease since 2018 (30.0%); better.', true],
  ],
  [
    'neither direction is good',
    said(null, sure(20), sure(30)),
    ['50.00% increase since 2018 (20.0%); larger than chance would give.', true],
  ],
  [
    'the intervals do not tell',
    said('Positive', sure(20), sure(21)),
    ['No clear change since 2018 (20.0%); the intervals overlap too much to say.', false],
  ],
  [
    'no interval',
    said('Positive', { value: 20 }, { value: 30 }),
    ['50.00% more than in 2018 (20.0%); it is unclear whether this is a change.', false],
  ],
  [
    'no change at all',
    said('Positive', { value: 20 }, { value: 20 }),
    ['No change since 2018 (20.0%).', false],
  ],
  [
    'of nothing there is no share',
    said('Positive', { value: 0 }, { value: 3 }),
    ['0.0% in 2018; it is unclear whether this is a change.', false],
  ],
  [
    'nothing before it',
    said('Positive', null, sure(20)),
    ['No earlier figure of this source that it can be compared with.', false],
  ],
])('%s', (_title, found, expected) => expect(found).toEqual(expected))
