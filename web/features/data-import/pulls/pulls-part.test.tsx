import { screen, waitFor, within } from '@testing-library/preact'
import { expect, test } from 'vitest'
import type { DataPull, PullRepeat } from '#contract/data-import/data-pulls.ts'
import type { MadeUpAnswers } from '#tests/components/made-up-answers.ts'
import { openPart } from '#tests/components/open-part.tsx'
import { PullsPart } from './pulls-part.tsx'

const DHIS2 = 'https://dhis2.example.org'
const ASKED: DataPull['asked'] = {
  ...{ kind: 'dhis2', address: DHIS2, data: 'indicators', ids: ['dwEq7wi6nXV'], units: [], level: 2 },
  periods: { kind: 'month', first: '2020-08', last: '2020-09' },
}
const BROKEN: DataPull = {
  ...{ id: 4, asked: ASKED, state: 'broken', failure: 'status', failure_status: 401, done: 1, total: 2 },
  ...{ submission: null, created_at: '2024-05-01T08:00:00.000Z' },
}
const REPEAT: PullRepeat = {
  ...{ id: 9, asked: ASKED, note: 'Two months of DHIS2' },
  ...{ every: 'month', next_at: '2024-06-01T08:00:00.000Z' },
}
const NOTHING = { origins: [DHIS2], results: [], repeats: [] }

const openPulls = (answers: MadeUpAnswers) => {
  const taken: (readonly File[])[] = []
  const part = openPart(<PullsPart onPulled={(_pull, files) => taken.push(files)} />, { answers })
  return part.then((opened) => ({ ...opened, taken }))
}

test('without a listed server the reader is told why nothing can be read', async () => {
  await openPulls({ 'GET /data-pulls': { ...NOTHING, origins: [] } })
  expect(await screen.findByText(/No other server may be read yet/)).toBeTruthy()
  expect(screen.queryByLabelText('Address')).toBeNull()
})

test('a DHIS2 is asked what it offers, and figures of it are chosen and read', async () => {
  const { user, calls } = await openPulls({
    'GET /data-pulls': NOTHING,
    'POST /data-pulls/look': {
      ...{ name: 'Made up', version: '2.40.1', data_sets: [], units: [] },
      indicators: [{ id: 'dwEq7wi6nXV', name: 'Fully immunised' }],
    },
    'POST /data-pulls': { ...BROKEN, state: 'running' },
  })
  await user.type(await screen.findByLabelText('Personal access token'), 'd2pat_a')
  await user.click(screen.getByRole('button', { name: 'Show its indicators and data sets' }))
  expect(await screen.findByText('Made up, DHIS2 2.40.1')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /^Indicators/ }))
  await screen.findByRole('combobox', { name: 'Search indicators' })
  await user.keyboard('{ArrowDown}{Enter}{Escape}')
  await user.type(screen.getByLabelText('First'), '2020-08')
  await user.type(screen.getByLabelText('Last'), '2020-09')
  await user.click(screen.getByRole('button', { name: 'Read' }))
  await waitFor(() => expect(calls.of('POST /data-pulls')).toHaveLength(1))
  expect(calls.of('POST /data-pulls')[0]?.body).toEqual({ token: 'd2pat_a', asked: ASKED })
})

test('a file is asked for by its address', async () => {
  const { user, calls } = await openPulls({ 'GET /data-pulls': NOTHING, 'POST /data-pulls': BROKEN })
  await user.selectOptions(await screen.findByLabelText('What to read'), 'A file at an address')
  await user.type(screen.getByLabelText('Address'), `${DHIS2}/figures.csv`)
  await user.click(screen.getByRole('button', { name: 'Read' }))
  await waitFor(() => expect(calls.of('POST /data-pulls')).toHaveLength(1))
  expect(calls.of('POST /data-pulls')[0]?.body).toEqual({
    asked: { kind: 'file', address: `${DHIS2}/figures.csv` },
  })
})

test('what broke off says why, goes on with another token, and gives what has come', async () => {
  const { user, calls, taken } = await openPulls({
    'GET /data-pulls': { ...NOTHING, results: [BROKEN] },
    'POST /data-pulls/{id}/resume': { ...BROKEN, state: 'running' },
    'GET /data-pulls/{id}/files': { files: [{ name: '2020-08.json', base64: btoa('{}') }] },
  })
  const row = await screen.findByRole('row', { name: /2020-08 – 2020-09/ })
  expect(row.textContent).toContain('Broken off')
  expect(row.textContent).toContain('does not accept the token')
  expect(row.textContent).toContain('1 of 2')
  await user.type(within(row).getByLabelText(/^Another token/), 'd2pat_b')
  await user.click(within(row).getByRole('button', { name: 'Go on' }))
  await waitFor(() => expect(calls.of('POST /data-pulls/{id}/resume')).toHaveLength(1))
  expect(calls.of('POST /data-pulls/{id}/resume')[0]?.body).toEqual({ token: 'd2pat_b' })
  await user.click(within(row).getByRole('button', { name: 'Map these figures' }))
  await waitFor(() => expect(taken).toHaveLength(1))
  expect([taken[0]?.[0]?.name, await taken[0]?.[0]?.text()]).toEqual(['2020-08.json', '{}'])
})

test('what is read by itself says when next, and can be ended', async () => {
  const { user, calls } = await openPulls({
    'GET /data-pulls': { ...NOTHING, repeats: [REPEAT] },
    'DELETE /data-pulls/repeats/{id}': { detail: 'Ended' },
  })
  const row = await screen.findByRole('row', { name: /Two months of DHIS2/ })
  expect(row.textContent).toContain('Every month')
  expect(row.textContent).toContain('1 Jun 2024')
  await user.click(within(row).getByRole('button', { name: 'End' }))
  await waitFor(() => expect(calls.of('DELETE /data-pulls/repeats/{id}')).toHaveLength(1))
})

test.each<[DataPull['state'], number, readonly string[]]>([
  ['running', 1, ['Stop']],
  ['broken', 0, ['Go on']],
  ['broken', 1, ['Go on', 'Map these figures']],
  ['cancelled', 1, ['Go on', 'Map these figures']],
  ['done', 2, ['Map these figures']],
])('a pull that is %s with %i parts offers what can be done', async (state, done, offered) => {
  await openPulls({ 'GET /data-pulls': { ...NOTHING, results: [{ ...BROKEN, state, done }] } })
  const row = await screen.findByRole('row', { name: /2020-08 – 2020-09/ })
  const names = within(row)
    .queryAllByRole('button')
    .map(({ textContent }) => textContent ?? '')
  expect(names.filter((name) => ['Stop', 'Go on', 'Map these figures'].includes(name))).toEqual(offered)
  // A token is asked for anew where the pull goes on.
  expect(within(row).queryByLabelText(/^Another token/) !== null).toBe(offered.includes('Go on'))
})
