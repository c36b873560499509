import { fireEvent } from '@testing-library/dom'
import { screen, waitFor, within } from '@testing-library/preact'
import { beforeEach, expect, test } from 'vitest'
import type { EntryFormRow } from '#contract/data-entry/entry-forms.ts'
import type { WireEntryRow } from '#contract/data-entry/entry-row.ts'
import type { FigureSubmission } from '#contract/data-import/figure-submissions.ts'
import { Problem } from '#domain/problem.ts'
import type { MadeUpAnswers } from '#tests/components/made-up-answers.ts'
import { CATALOGUE_ANSWERS } from '#tests/components/made-up-catalogue.ts'
import { openPart } from '#tests/components/open-part.tsx'
import DataEntryPage from './data-entry-page.tsx'

const AT = '/data-entry?datasource=2&location=8&period=2024'

const row = (indicator: number, change: Partial<WireEntryRow> = {}): WireEntryRow => ({
  ...{ indicator, last: { period: '2023', value: 40 }, former: { period: '2023', value: 40 }, usual: null },
  ...{ other: null, published: null, computed: null, ...change },
})

const FORM: EntryFormRow = {
  ...{ datasource: 2, location: 8, location_name: 'Northland', period: '2024', version: 0, cells: {} },
  rows: [row(7), row(8), row(9)],
  ...{ changed_by: '', is_own: false, changed_at: null, submission: null, is_open: true, may_enter: true },
  ...{ reopened_why: '', tasks: [], last_time: null },
}

const SUBMISSION: FigureSubmission = {
  ...{ id: 12, note: 'Coats', author: 'ola', is_own: true, state: 'submitted', reason: '', version: 1 },
  ...{ format: 'form', origins: [], digest: 'a', release: null, undone_by: null, decided_by: '' },
  counts: { added: 1, changed: 0, unchanged: 0, withdrawn: 0 },
  ...{ entry_form: { datasource: 2, location: 8, period: '2024' }, explained: [], remarks: [] },
  ...{ earlier: [], undone_because: '' },
  ...{ created_at: '2024-05-01T08:00:00.000Z', updated_at: '2024-05-02T08:00:00.000Z' },
}

const SAVE = 'PUT /data-entry/forms/{datasource}/{location}/{period}'
const READ = 'GET /data-entry/forms/{datasource}/{location}/{period}'
const SEND = 'POST /data-entry/forms/{datasource}/{location}/{period}/send'

const CHOICES: MadeUpAnswers = {
  ...CATALOGUE_ANSWERS,
  'GET /data-entry/choices': {
    sources: [{ id: 2, kind: 'year', newest: '2023', has_parts: true }],
    places: [{ id: 8, name: 'Northland', level: 3, parent: 2 }],
  },
  'GET /data-entry/tasks': { results: [] },
}

/** A server that counts versions. */
function serverOf(form: Partial<EntryFormRow> = {}): MadeUpAnswers {
  let version = form.version ?? 0
  return {
    ...CHOICES,
    [READ]: () => ({ ...FORM, ...form, version }),
    [SAVE]: () => {
      version += 1
      return { version, changed_at: '2024-05-03T08:00:00.000Z' }
    },
    [SEND]: SUBMISSION,
  }
}

const open = (answers: MadeUpAnswers, at = AT) => openPart(<DataEntryPage />, { answers, at })
const cell = (name: string) => screen.findByRole('textbox', { name })
const textOf = async (name: string) => ((await cell(name)) as HTMLInputElement).value

beforeEach(() => localStorage.clear())

test('arrow keys and Enter move from line to line as in a sheet, and Escape gives the old value back', async () => {
  const { user } = await open(serverOf())
  const coats = await cell('Warm coats')
  await user.click(coats)
  await user.keyboard('41{Enter}')
  expect(document.activeElement).toBe(await cell('Skating'))
  await user.keyboard('42{ArrowDown}43{ArrowUp}{ArrowUp}')
  expect(document.activeElement).toBe(coats)
  await user.keyboard('{Backspace}99{Escape}')
  expect([await textOf('Warm coats'), await textOf('Skating'), await textOf('Snow shovels')]).toEqual([
    '41',
    '42',
    '43',
  ])
  expect(coats.getAttribute('inputmode')).toBe('decimal')
})

test('a column is pasted downwards, a block with names to the lines that it names', async () => {
  const { user } = await open(serverOf())
  await user.click(await cell('Skating'))
  await user.paste('42\n43\n')
  expect(await screen.findByText('2 figures were pasted in their order.')).toBeTruthy()
  expect([await textOf('Warm coats'), await textOf('Skating'), await textOf('Snow shovels')]).toEqual([
    '',
    '42',
    '43',
  ])
  await user.paste('Snow shovels\t44\nWarm coats\t40\nSledges\t7\n')
  expect(
    await screen.findByText('2 figures were pasted by the names of the rows. 1 row found no line.'),
  ).toBeTruthy()
  expect([await textOf('Warm coats'), await textOf('Snow shovels')]).toEqual(['40', '44'])
})

test('a check asks while one types: a reason answers it, a zero is said once, and only then it is sent', async () => {
  const { user, calls } = await open(serverOf())
  await user.type(await cell('Warm coats'), '4.1')
  expect(await screen.findAllByText('10 times below 2023. Is a digit missing?')).toBeTruthy()
  await user.type(await cell('Skating'), '0')
  await user.click(await screen.findByRole('button', { name: 'Yes, none were counted' }))
  await user.click(screen.getByRole('button', { name: 'Review and send' }))
  const dialog = await screen.findByRole('dialog', { name: 'Review and send' })
  const send = await within(dialog).findByRole('button', { name: 'Send for approval' })
  expect(send).toHaveProperty('disabled', true)
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  await user.type(await cell('Warm coats: why it is right'), 'A mild winter.')
  await user.click(screen.getByRole('button', { name: 'Review and send' }))
  const again = await screen.findByRole('dialog', { name: 'Review and send' })
  expect(await within(again).findByText('A mild winter.')).toBeTruthy()
  await user.click(within(again).getByRole('button', { name: 'Send for approval' }))
  await waitFor(() => expect(calls.of(SEND)).toHaveLength(1))
  expect(calls.of(SAVE).at(-1)?.body).toMatchObject({
    cells: {
      7: { text: '4.1', reason: 'A mild winter.', isZero: false },
      8: { text: '0', reason: '', isZero: true },
    },
  })
  const { version } = Object(calls.of(SEND)[0]?.body)
  expect(version).toBe(calls.of(SAVE).length)
})

test('a share typed as its parts is computed, without a border', async () => {
  const { user } = await open(serverOf(), `${AT}&type=parts`)
  await user.type(await cell('Warm coats: numerator'), '30')
  expect(await screen.findByText('The other of the two parts is missing.')).toBeTruthy()
  await user.type(await cell('Warm coats: denominator'), '80')
  expect(await screen.findByText('37.5%')).toBeTruthy()
  expect(screen.queryByRole('textbox', { name: 'Warm coats' })).toBeNull()
})

test('what is typed survives a reload on this device while there is no network, and goes to the account after', async () => {
  let isThere = false
  let saved = 0
  const answers: MadeUpAnswers = {
    ...serverOf(),
    [SAVE]: () => {
      if (!isThere) throw new TypeError('no network')
      saved += 1
      return { version: 1, changed_at: '2024-05-03T08:00:00.000Z' }
    },
  }
  const first = await open(answers)
  await first.user.type(await cell('Warm coats'), '41')
  expect(await screen.findByText(/^Draft kept on this device\. It goes to your account/)).toBeTruthy()
  await first.user.click(screen.getByRole('button', { name: 'Review and send' }))
  expect(await screen.findByText(/^The account does not have this draft yet/)).toBeTruthy()
  first.unmount()
  await open(answers)
  expect(await textOf('Warm coats')).toBe('41')
  isThere = true
  fireEvent(window, new Event('online'))
  await waitFor(() => expect(saved).toBeGreaterThan(0))
  expect(await screen.findByText(/^Draft kept on this device and in your account/)).toBeTruthy()
})

test('where somebody else filled a cell differently meanwhile, both values stand beside each other', async () => {
  const theirs = {
    ...FORM,
    ...{ version: 5, changed_by: 'carl', changed_at: '2024-05-03T08:00:00.000Z' },
    cells: {
      7: { text: '39', reason: '', isZero: false },
      9: { text: '44', reason: '', isZero: false },
    },
  }
  let reads = 0
  const sent: unknown[] = []
  const { user } = await open({
    ...serverOf(),
    [READ]: () => {
      reads += 1
      return reads === 1 ? FORM : theirs
    },
    [SAVE]: ({ body }) => {
      sent.push(body)
      if (Object(body).version === 0) return new Problem('changed-meanwhile', 'Somebody changed this form.')
      return { version: 6, changed_at: '2024-05-03T08:01:00.000Z' }
    },
  })
  await user.type(await cell('Warm coats'), '41')
  const table = await screen.findByRole('region', { name: /^carl changed this form meanwhile/ })
  expect(within(table).getByText('41')).toBeTruthy()
  expect(within(table).getByText('39')).toBeTruthy()
  // What they alone filled is there at once.
  expect(await textOf('Snow shovels')).toBe('44')
  await user.click(within(table).getByRole('button', { name: 'Take the one saved meanwhile' }))
  expect(await textOf('Warm coats')).toBe('39')
  await waitFor(() => expect(sent.length).toBeGreaterThan(0))
})

test('what was sent back shows the comment above the sheet and at the cell', async () => {
  await open(
    serverOf({
      version: 3,
      cells: { 7: { text: '41', reason: '', isZero: false } },
      submission: {
        ...SUBMISSION,
        ...{ state: 'sent-back', reason: 'One figure is of another year.', decided_by: 'root' },
        remarks: [{ indicator: 7, comment: 'It is 43 in the report.' }],
      },
    }),
  )
  expect(await screen.findByText('Sent back by root: One figure is of another year.')).toBeTruthy()
  const line = screen.getByRole('row', { name: /^Warm coats/ })
  expect(within(line).getByText('Comment: It is 43 in the report.')).toBeTruthy()
  expect(await textOf('Warm coats')).toBe('41')
})

test('a published form is locked, and opened again with a reason', async () => {
  const reopen = 'POST /data-entry/forms/{datasource}/{location}/{period}/reopen'
  const { user, calls } = await open({
    ...serverOf({
      ...{ version: 4, is_open: false, submission: { ...SUBMISSION, state: 'published', release: 9 } },
      cells: { 7: { text: '41', reason: '', isZero: false } },
    }),
    [reopen]: { version: 5 },
  })
  expect(await screen.findByText(/^These figures are published/)).toBeTruthy()
  expect(screen.queryByRole('textbox', { name: 'Warm coats' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Open again with a reason' }))
  const dialog = await screen.findByRole('dialog')
  await user.type(within(dialog).getByRole('textbox'), 'Two clinics came late.')
  await user.click(within(dialog).getByRole('button', { name: 'Open again with a reason' }))
  await waitFor(() =>
    expect(calls.of(reopen)[0]?.body).toEqual({ version: 4, reason: 'Two clinics came late.' }),
  )
})

test('a form outside the right says so, and another one can be chosen', async () => {
  await open({ ...CHOICES, [READ]: new Problem('not-allowed', 'Your right does not cover this source.') })
  expect(await screen.findByText('Your right does not cover this source.')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1, name: 'Data entry' })).toBeTruthy()
  expect(screen.getByRole('button', { name: /Location/ })).toBeTruthy()
})

test('without a right the page says how to ask for one; with tasks it lists what is late', async () => {
  await open({ ...CHOICES, 'GET /data-entry/choices': { sources: [], places: [] } }, '/data-entry')
  expect(await screen.findByText(/^You have no right to enter figures/)).toBeTruthy()
})

test('what is to be entered is listed with its state, and leads to its form', async () => {
  const task = {
    ...{ assignment: 1, person: 'Ola Made-up', is_own: true, datasource: 2, location: 8 },
    ...{ location_name: 'Northland', areas: ['Winter'], due: '2025-01-15', filled: 0 },
  }
  const { user } = await open(
    {
      ...CHOICES,
      'GET /data-entry/tasks': {
        results: [
          { ...task, period: '2024', state: 'not-begun', is_late: true },
          { ...task, period: '2023', state: 'sent', is_late: false },
        ],
      },
    },
    '/data-entry',
  )
  const link = await screen.findByRole('link', { name: 'Winter survey: Northland, 2024' })
  expect(link.getAttribute('href')).toBe(AT)
  expect(within(await screen.findByRole('row', { name: /2024/ })).getByText('late')).toBeTruthy()
  expect(screen.queryByText('sent')).toBeNull()
  await user.selectOptions(screen.getByLabelText('Show'), 'sent or published')
  expect(await screen.findByRole('link', { name: 'Winter survey: Northland, 2023' })).toBeTruthy()
  await user.type(screen.getByLabelText('A person or a place'), 'south')
  expect(await screen.findByText('Nothing of this kind.')).toBeTruthy()
})

test('what was last published says its year where that is not the year before', async () => {
  const years = [row(7), row(8, { last: { period: '2021', value: 40 } }), row(9, { last: null })]
  await open(serverOf({ rows: years }))
  const lastOf = async (name: string) => (await cell(name)).closest('tr')?.children[2]?.textContent
  expect(await lastOf('Warm coats')).toBe('40.0%')
  expect(await lastOf('Skating')).toBe('40.0%2021')
  expect(await lastOf('Snow shovels')).toBe('–')
})
