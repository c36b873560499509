import { screen } from '@testing-library/preact'
import { expect, test } from 'vitest'
import type { EntryFormRow } from '#contract/data-entry/entry-forms.ts'
import { openPart } from '#tests/components/open-part.tsx'
import { FormAside } from './form-aside.tsx'

const FORM: EntryFormRow = {
  ...{ datasource: 2, location: 8, location_name: 'Northland', period: '2024', version: 0, cells: {} },
  ...{ rows: [], changed_by: '', is_own: false, changed_at: null, submission: null, is_open: true },
  ...{ may_enter: true, reopened_why: '', tasks: [], last_time: null },
}

const sent = (state: string, change: object = {}) =>
  ({ state, decided_by: '', release: null, ...change }) as unknown as EntryFormRow['submission']

async function open(change: Partial<EntryFormRow>) {
  await openPart(<FormAside form={{ ...FORM, ...change }} source={undefined} />)
  await screen.findByText('Draft')
  const steps = screen.getByText('Draft').closest('ol')?.children ?? []
  return [...steps].map((step) => [
    step.getAttribute('aria-current') === 'step' ? '→' : '',
    ...[...step.children].map(({ textContent }) => textContent),
  ])
}

const [SENT, DECIDED, PUBLISHED] = ['Sent for approval', 'Approved or sent back', 'Published']

test.each<[string, Partial<EntryFormRow>, readonly (readonly string[])[]]>([
  [
    'that nobody has sent is a draft',
    {},
    [
      ['→', 'Draft', 'now'],
      ['', SENT, ''],
      ['', DECIDED, 'by somebody else'],
      ['', PUBLISHED, 'with its release'],
    ],
  ],
  [
    'that was sent waits for somebody else',
    { submission: sent('submitted'), is_open: false },
    [
      ['', 'Draft', ''],
      ['→', SENT, 'now'],
      ['', DECIDED, 'by somebody else'],
      ['', PUBLISHED, 'with its release'],
    ],
  ],
  [
    'that was sent back says by whom, and is open again',
    { submission: sent('sent-back', { decided_by: 'mina' }) },
    [
      ['', 'Draft', ''],
      ['', SENT, ''],
      ['→', DECIDED, 'mina'],
      ['', PUBLISHED, 'with its release'],
    ],
  ],
  [
    'that is published says with which release',
    { submission: sent('published', { decided_by: 'mina', release: 9 }), is_open: false },
    [
      ['', 'Draft', ''],
      ['', SENT, ''],
      ['', DECIDED, 'mina'],
      ['→', PUBLISHED, 'in release 9'],
    ],
  ],
  [
    'that was opened again is a draft, not yet published anew',
    { submission: sent('published', { release: 9 }), is_open: true },
    [
      ['→', 'Draft', 'now'],
      ['', SENT, ''],
      ['', DECIDED, 'by somebody else'],
      ['', PUBLISHED, 'with its release'],
    ],
  ],
])('a form %s', async (_, change, steps) => {
  expect(await open(change)).toEqual(steps)
})

const task = (location: number, due: string): EntryFormRow['tasks'][number] => ({
  ...{
    assignment: location,
    person: 'Mina',
    is_own: false,
    datasource: 2,
    location,
    location_name: 'Snowland',
  },
  ...{ areas: [], period: '2024', due, state: 'not-begun', filled: 0, is_late: false },
})

test('the day is that of the form itself, else of the first of the others', async () => {
  const step = (rows: readonly (readonly (string | null)[])[]) => rows[1]?.[2]
  expect(step(await open({ tasks: [task(9, '2024-06-01'), task(8, '2024-07-02')] }))).toMatch(/2 Jul 2024/)
})

test('of others alone the first has the day', async () => {
  const step = (rows: readonly (readonly (string | null)[])[]) => rows[1]?.[2]
  expect(step(await open({ tasks: [task(9, '2024-06-01'), task(10, '2024-07-02')] }))).toMatch(/1 Jun 2024/)
})
