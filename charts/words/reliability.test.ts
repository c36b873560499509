import { expect, test } from 'vitest'
import { english } from '#languages/from-source.ts'
import { longRows, LONG_HEADS } from '#charts/export/long-rows.ts'
import { tableColumns } from '#charts/table/table-columns.ts'
import { pointOf } from '#domain/observation/point.ts'
import { citedWithNotes } from '#domain/narrative/figure-notes.ts'
import { withhold } from '#domain/small-numbers/withhold.ts'
import { anIndicator, aReference, aSource } from '#tests/builders/made-up-country.ts'
import { figureRow } from './figure-row.ts'
import { pointLines } from './point-words.ts'

const SURVEY = aSource(2, 'Small areas', { classification: 'Estimate' })
const SHARE = anIndicator(7)
const KNOWN = aReference([SURVEY], [SHARE])
const LGA = { id: 101, name: 'Fork', level: 4, parent: 8 } as const
const WORDED = {
  reference: { ...KNOWN, locations: new Map([...KNOWN.locations, [LGA.id, LGA] as const]) },
  language: english,
}

const [WIDE] = withhold(
  [
    pointOf({
      ...{ indicator: 7, source: 2, location: LGA.id, period: 2024000 },
      ...{ value: 10, lower: 3, upper: 17, intervalLevel: 95 },
    }),
  ],
  KNOWN,
).shown

test('a wide figure of an LGA says so in the tooltip, the table, the file and where it is cited', () => {
  if (!WIDE) throw new Error('It is shown.')
  const note = 'Wide interval for a small area: a hint, not a value to act on alone'
  expect(pointLines(WIDE, WORDED).map(({ text }) => text)).toContain(note)
  const row = figureRow(WIDE, WORDED)
  expect(row.notes).toEqual([note])
  const column = tableColumns([row], WORDED).find(({ name }) => name === 'reliability')
  expect(column?.text(row)).toBe('wide interval')
  const [cells = []] = longRows({ rows: [row], gaps: [] })
  expect(cells[LONG_HEADS.indexOf('reliability')]).toBe('wide')
  expect(english.text(citedWithNotes({ point: WIDE, source: SURVEY }, SHARE, KNOWN))).toBe(
    'Small areas 2024, wide interval',
  )
})
