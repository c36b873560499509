import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { avoidedShare } from './intervention.ts'
import { readIntervention } from './read-intervention.ts'

const FILE = fileURLToPath(new URL('../../datasets/interventions.csv', import.meta.url))
const rows: Record<string, string>[] = parse(readFileSync(FILE, 'utf8'), { columns: true })
const [first = {}] = rows

test('every effect that ships can be read, has its citation, and avoids no more than everything', () => {
  const read = rows.map(readIntervention)
  expect(read.filter(({ status }) => status !== 'ok')).toEqual([])
  expect(read).toHaveLength(51)
  for (const one of read) {
    if (one.status !== 'ok') continue
    expect(one.intervention.citation.source).not.toBe('')
    expect(avoidedShare(one.intervention).value).toBeLessThanOrEqual(1)
  }
})

test.each([
  ['source', ''],
  ['address', ''],
  ['address', 'a book on the shelf'],
  ['effect', 'large'],
  ['use', 'whatever'],
  ['affected_fraction', '1.2'],
  ['lower', '0.5'],
])('one whose %s is “%s” is refused', (column, value) => {
  expect(readIntervention({ ...first, [column]: value })).toEqual({ status: 'wrong', columns: [column] })
})
