import { screen, waitFor } from '@testing-library/preact'
import { expect, test } from 'vitest'
import type { SystemState } from '#contract/system/system.ts'
import { Problem } from '#domain/problem.ts'
import type { MadeUpAnswers } from '#tests/components/made-up-answers.ts'
import { openPart } from '#tests/components/open-part.tsx'
import SystemPage from './system-page.tsx'

const AT = '2026-11-27T06:00:00.000Z'

const FINE: SystemState = {
  concerns: [],
  version: '3.0.0',
  node: 'v24.21.0',
  started_at: AT,
  memory: 396_000_000,
  store: {
    kind: 'embedded',
    bytes: 4_260_000,
    observations: 450_953,
    releases: [{ number: 2, published_at: AT, observations: 450_953 }],
    tables: [{ name: 'facility', rows: null, bytes: 3_800_000 }],
  },
  writing: 'read-only',
  jobs: { waiting: 13, failing: [] },
  slowest: [{ call: 'GET /api/data', count: 1200, median: 3.25, slowest: 1053.9 }],
  errors: [],
  backups: { place: '/b', every_hours: 24, is_encrypted: true, kept: [], last_error: '' },
  mail: { waiting: 2, given_up: 0 },
}

const open = (state: Partial<SystemState>, answers: MadeUpAnswers = {}) =>
  openPart(<SystemPage />, {
    account: { role: { value: 'admin', label: 'Administrator' } },
    answers: { 'GET /admin/system': { ...FINE, ...state }, ...answers },
  })

test('that everything is fine comes first, then what there is', async () => {
  await open({})
  await screen.findByRole('heading', { name: 'Everything is fine' })
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent)
  expect(rows).toEqual(
    expect.arrayContaining(['DiskCan only be read', 'Size4.3 MB', 'Memory396 MB', 'facility–3.8 MB']),
  )
  screen.getByText('No background job has failed. 13 wait for their time.')
  screen.getByText('Every 24 hours, encrypted, in /b')
})

test('what to look at is said, a job is tried again, and a refusal is told', async () => {
  const job = { id: 77, kind: 'letter', attempts: 5, last_error: 'no ink', died_at: AT, due_at: AT }
  const { user, calls } = await open(
    { concerns: ['jobs_given_up', 'backup_late'], jobs: { waiting: 0, failing: [job] } },
    {
      'POST /admin/system/jobs/{id}/retry': { detail: 'Soon' },
      'POST /admin/system/backups': new Problem('cannot-be-made', 'The log says why.'),
    },
  )
  await screen.findByRole('heading', { name: 'Look here' })
  screen.getByText('Background jobs were given up. They are listed below.')
  screen.getByText('The last backup is older than it should be.')
  await user.click(screen.getByRole('button', { name: 'Try letter again' }))
  await waitFor(() =>
    expect(calls.of('POST /admin/system/jobs/{id}/retry')).toMatchObject([{ path: { id: '77' } }]),
  )
  await user.click(screen.getByRole('button', { name: 'Make a backup now' }))
  expect((await screen.findByRole('alert')).textContent).toBe('The log says why.')
})
