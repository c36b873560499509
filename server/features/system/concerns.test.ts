import { expect, test } from 'vitest'
import type { SystemState } from '#contract/system/system.ts'
import { concernsOf } from './concerns.ts'

const NOW = new Date('2026-11-27T12:00:00Z')
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000).toISOString()
const job = { id: 1, kind: 'letter', attempts: 3, last_error: 'no ink', died_at: null, due_at: hoursAgo(0) }
const kept = (hours: number) => [{ name: 'b', at: hoursAgo(hours), bytes: 1 }]
const BACKUPS = { place: '/b', every_hours: 24, is_encrypted: true, kept: kept(30), last_error: '' }
const FINE: Omit<SystemState, 'concerns'> = {
  version: '3.0.0',
  node: 'v24',
  started_at: hoursAgo(100),
  memory: 1,
  store: { kind: 'embedded', bytes: 1, observations: 1, releases: [], tables: [] },
  writing: 'possible',
  jobs: { waiting: 9, failing: [job] },
  slowest: [],
  errors: [{ at: hoursAgo(2), call: 'GET /api/data', status: 500, request: 'a' }],
  backups: BACKUPS,
  mail: { waiting: 0, given_up: 0 },
}

test.each<[string, Partial<typeof FINE>, SystemState['concerns']]>([
  ['nothing', {}, []],
  ['a disk', { writing: 'low' }, ['disk_low']],
  ['a disk that takes nothing', { writing: 'read-only' }, ['disk_read_only']],
  [
    'a job that was given up',
    { jobs: { waiting: 0, failing: [{ ...job, died_at: hoursAgo(9) }] } },
    ['jobs_given_up'],
  ],
  [
    'a job that nobody does',
    { jobs: { waiting: 0, failing: [{ ...job, due_at: hoursAgo(2) }] } },
    ['jobs_late'],
  ],
  ['a backup that failed', { backups: { ...BACKUPS, last_error: 'no room' } }, ['backup_failed']],
  ['a backup that is late', { backups: { ...BACKUPS, kept: kept(37) } }, ['backup_late']],
  ['no backup at all', { backups: { ...BACKUPS, every_hours: null, kept: [] } }, ['no_schedule']],
  ['one by hand', { backups: { ...BACKUPS, every_hours: null, kept: kept(500) } }, []],
  [
    'an error',
    { errors: [{ at: hoursAgo(0.5), call: 'GET /api/data', status: 500, request: 'a' }] },
    ['errors'],
  ],
])('of %s is told', (_what, differing, concerns) => {
  expect(concernsOf({ ...FINE, ...differing }, NOW)).toEqual(concerns)
})
