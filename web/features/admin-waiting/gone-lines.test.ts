import { expect, test } from 'vitest'
import type { DecidedRow, WaitingRow } from '#contract/waiting/waiting.ts'
import { english } from '#languages/from-source.ts'
import { goneLines } from './gone-lines.ts'
import { nextOf } from './next-of.ts'

const row = (id: string, kind: WaitingRow['kind'] = 'document'): WaitingRow => ({
  ...{ kind, id, what: 'dashboard', title: `Snow ${id}`, from: 'ada' },
  ...{ since: '2026-11-20T09:00:00.000Z', version: '1', changed: false, remarks: 0 },
})
const decided = (id: string, at: string): DecidedRow => ({
  ...{ kind: 'document', id, what: 'dashboard', title: `Snow ${id}`, state: 'approved', by: 'mina', at },
})

test('a line that somebody else decided says who and when; one’s own and those that still wait say nothing', () => {
  const before = [row('a'), row('b'), row('c'), row('d'), row('a', 'plugin')]
  const now = [row('b'), row('a', 'plugin')]
  const last = [decided('a', '2026-11-26T11:35:00.000Z'), decided('d', '2026-11-01T09:00:00.000Z')]
  const gone = goneLines(before, now, last, new Set(['document c']))
  expect(gone.map((line) => [line.row.id, english.text(line.words)])).toEqual([
    ['a', 'approved by mina, 12:35 WAT'],
    // A decision from before it was asked for again is not that of this line.
    ['d', 'taken back or deleted'],
  ])
})

test('after a decision the line below is next, after the last one the line above', () => {
  const rows = [row('a'), row('b'), row('c')]
  expect([nextOf(rows, row('a'))?.id, nextOf(rows, row('c'))?.id]).toEqual(['b', 'b'])
  expect(nextOf([row('a')], row('a'))).toBeNull()
})
