import { expect, test } from 'vitest'
import { backupName, momentOf, superfluousBackups } from './kept-backups.ts'

const at = (text: string) => backupName(new Date(text))

test('a name holds its moment, and other files are none', () => {
  const moment = new Date('2026-11-27T05:58:03.007Z')
  expect(backupName(moment)).toBe('msdat-2026-11-27T05-58-03-007Z.backup')
  expect(momentOf(backupName(moment))).toEqual(moment)
  expect(momentOf('msdat-2026-11-27.sql')).toBe(null)
  expect(momentOf('../msdat-2026-11-27T05-58-03-007Z.backup')).toBe(null)
})

test('the newest of each day, week and month stays; foreign files are left alone', () => {
  const every = Array.from({ length: 24 * 100 }, (_, hour) =>
    backupName(new Date(Date.UTC(2026, 0, 1, hour))),
  )
  const gone = new Set(superfluousBackups([...every, 'thesis.docx'], { days: 3, weeks: 2, months: 2 }))
  expect(gone.has('thesis.docx')).toBe(false)
  // 1 January + 100 days is 11 April, a Saturday; its hours end at 23.
  expect(every.filter((name) => !gone.has(name))).toEqual([
    at('2026-03-31T23:00Z'),
    at('2026-04-05T23:00Z'),
    at('2026-04-08T23:00Z'),
    at('2026-04-09T23:00Z'),
    at('2026-04-10T23:00Z'),
  ])
})

test('nothing is removed while there are few', () => {
  const few = [at('2026-01-01T00:00Z'), at('2026-01-02T00:00Z')]
  expect(superfluousBackups(few, { days: 7, weeks: 5, months: 12 })).toEqual([])
})
