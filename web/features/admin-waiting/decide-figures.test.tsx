import { screen } from '@testing-library/preact'
import { expect, test } from 'vitest'
import type { FigureSubmission } from '#contract/data-import/figure-submissions.ts'
import type { AnswerOf } from '#contract/call.ts'
import type { WaitingRow } from '#contract/waiting/waiting.ts'
import { CATALOGUE_ANSWERS } from '#tests/components/made-up-catalogue.ts'
import { openPart } from '#tests/components/open-part.tsx'
import DecideFigures from './decide-figures.tsx'

const NONE = { added: 0, changed: 0, unchanged: 0, withdrawn: 0 }
const REPORT: AnswerOf<'GET /figure-submissions/{id}/report'> = {
  ...{
    figures: { ...NONE, added: 1 },
    groups: NONE,
    refused: 0,
    problems: [],
    warnings: [],
    differences: [],
  },
  ...{ difference_count: 0, findings: [], finding_count: 0, may: { submit: true, publish: true } },
  ...{ compared_with: 4, release: null },
}
const SUBMISSION: FigureSubmission = {
  ...{
    id: 12,
    note: 'Coats of 2018',
    author: 'bala',
    is_own: false,
    state: 'submitted',
    reason: '',
    version: 3,
  },
  ...{ format: 'sheet', origins: [], digest: 'a', counts: { ...NONE, added: 1 }, release: null },
  ...{ undone_by: null, undone_because: '', decided_by: '', entry_form: null, explained: [], remarks: [] },
  earlier: [{ reason: 'It is 34.', at: '2024-05-02T08:00:00.000Z', added: 0, changed: 1, dropped: 0 }],
  ...{ created_at: '2024-05-01T08:00:00.000Z', updated_at: '2024-05-02T08:00:00.000Z' },
}
const ROW: WaitingRow = {
  ...{ kind: 'figures', id: '12', what: '1', title: 'Coats of 2018', from: 'bala', version: '3' },
  ...{ since: '2024-05-02T08:00:00.000Z', changed: false, remarks: 0 },
}

test('figures are approved only once what they change is there; before that they can be sent back', async () => {
  let arrive = (_: typeof REPORT) => {}
  const report = new Promise<typeof REPORT>((resolve) => {
    arrive = resolve
  })
  await openPart(<DecideFigures row={ROW} onDone={() => {}} onRefused={() => {}} />, {
    account: { role: { value: 'admin', label: 'Admin' } },
    answers: {
      ...CATALOGUE_ANSWERS,
      'GET /figure-submissions/{id}': SUBMISSION,
      'GET /figure-submissions/{id}/report': () => report,
    },
  })
  const approve = await screen.findByRole('button', { name: /Approve/ })
  expect(approve).toHaveProperty('disabled', true)
  expect(screen.getByRole('button', { name: 'Send back' })).toHaveProperty('disabled', false)
  expect(screen.getByText(/^Approving waits until the comparison/)).toBeTruthy()
  arrive(REPORT)
  await screen.findByRole('region', { name: 'What the file would change' })
  expect(approve).toHaveProperty('disabled', false)
  expect(screen.queryByText(/^Approving waits/)).toBeNull()
})

test('a second round says so: the comment before, and what the correction changed', async () => {
  await openPart(<DecideFigures row={ROW} onDone={() => {}} onRefused={() => {}} />, {
    account: { role: { value: 'admin', label: 'Admin' } },
    answers: {
      ...CATALOGUE_ANSWERS,
      'GET /figure-submissions/{id}': SUBMISSION,
      'GET /figure-submissions/{id}/report': REPORT,
    },
  })
  const rounds = await screen.findByRole('region', { name: 'Earlier rounds' })
  expect(rounds.textContent).toMatch(
    /^Round 2Sent back: It is 34\. The correction of .* changes one row, adds none and drops none\.$/,
  )
})
