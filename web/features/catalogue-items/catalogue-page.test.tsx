import { screen, within } from '@testing-library/preact'
import { expect, test } from 'vitest'
import type { CatalogueConflict } from '#contract/data-import/data-set-conflicts.ts'
import type { CatalogueItem, CatalogueItemLine } from '#contract/catalogue-items/catalogue-items.ts'
import type { MadeUpAnswers } from '#tests/components/made-up-answers.ts'
import { dialog, openPart } from '#tests/components/open-part.tsx'
import { NewItemDialog } from '#web/views/catalogue-item/new-item-dialog.tsx'
import CataloguePage from './catalogue-page.tsx'

const line = (id: number, name: string, change: Partial<CatalogueItemLine> = {}): CatalogueItemLine => ({
  ...{ id, name, full_name: `${name} in full`, group: 'Winter', origin: 'ours', conflicts: 0 },
  ...change,
})

const COATS = line(7, 'Warm coats', { origin: 'edited', conflicts: 1 })
const VALUES = {
  ...{ short_name: 'Warm coats', full_name: 'Children with a coat', code: 'COAT', program_area: 'Winter' },
  ...{ factor: '2', decimals: '1', national_target: '80', desirable_slope: 'Positive', definition: '' },
}

const ITEM: CatalogueItem = {
  ...{ id: 7, values: VALUES, updated_at: '2026-11-02T08:00:00.000Z', stays: ['factor'] },
  history: [
    {
      ...{
        id: 3,
        by: 'ada',
        at: '2026-11-02T08:00:00.000Z',
        note: 'The new plan',
        release: 4,
        undone: false,
      },
      before: { ...VALUES, national_target: '', desirable_slope: '' },
      after: VALUES,
    },
  ],
  conflicts: [{ field: 'national_target', shipped: '85', version: '2027.1' }],
}

const ANSWERS: MadeUpAnswers = {
  'GET /catalogue-items/{kind}': { results: [COATS, line(8, 'Skates')] },
  'GET /catalogue-items/{kind}/{id}': ITEM,
  'PUT /catalogue-items/{kind}/{id}': { id: 7, release: 5 },
  'POST /catalogue-changes/{id}/undo': { id: 7, release: 6 },
  'POST /catalogue-items/{kind}': { id: 6001, release: 7 },
  'POST /catalogue-proposals': { id: 9 },
}

const ACCOUNTS = {
  admin: { role: { value: 'admin', label: 'Admin' } },
  moderator: { role: { value: 'moderator', label: 'Moderator' } },
} as const

async function openCoats() {
  const part = await openPart(<CataloguePage />, { answers: ANSWERS, account: ACCOUNTS.admin })
  await part.user.type(await screen.findByRole('searchbox'), 'coats')
  expect(screen.queryByText('Skates')).toBeNull()
  expect(screen.getByText('1 difference from the data set')).toBeTruthy()
  await part.user.click(screen.getByRole('button', { name: 'Edit Warm coats' }))
  await screen.findByText('The data set that ships says otherwise')
  return part
}

test('a field is edited, checked before it is sent, and published with a note', async () => {
  const { user, calls } = await openCoats()
  // Its figures are published in per cent.
  expect(screen.getByLabelText<HTMLSelectElement>('Unit').disabled).toBe(true)
  const publish = screen.getByRole<HTMLButtonElement>('button', { name: 'Publish as a release' })
  expect(publish.disabled).toBe(true)
  const target = screen.getByLabelText(/^National target/)
  await user.clear(target)
  await user.type(target, '112')
  await user.type(screen.getByLabelText('Why'), 'Asked for')
  await user.click(publish)
  await screen.findByText('A percentage ends at 100.')
  expect(calls.of('PUT /catalogue-items/{kind}/{id}')).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Take into the form' }))
  await user.click(screen.getByRole('button', { name: 'Publish as a release' }))
  await screen.findByText('Published as release 5')
  expect(calls.of('PUT /catalogue-items/{kind}/{id}')).toMatchObject([
    {
      path: { kind: 'indicator', id: '7' },
      body: { values: { national_target: '85' }, note: 'Asked for', updated_at: ITEM.updated_at },
    },
  ])
})

test('its history says who changed what, and the newest change is undone with a reason', async () => {
  const { user, calls } = await openCoats()
  expect(screen.getByText(/^ada, .+, release 4: “The new plan”$/)).toBeTruthy()
  expect(screen.getByText('National target: empty → 80')).toBeTruthy()
  expect(screen.getByText('Better is: empty → higher')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  const asked = within(await dialog())
  await user.type(asked.getByLabelText('Reason'), 'Another plan')
  await user.click(asked.getByRole('button', { name: 'Undo' }))
  await screen.findByText('Published as release 6')
  expect(calls.of('POST /catalogue-changes/{id}/undo')).toMatchObject([
    { path: { id: '3' }, body: { note: 'Another plan' } },
  ])
})

const DIFFERENCE: CatalogueConflict = {
  ...{ kind: 'indicator', item: 7, field: 'national_target', name: 'Warm coats', ours: '80', shipped: '85' },
  ...{ version: '2027.1', decided: null, by: null, at: null, note: '' },
}

test('ours is kept and theirs taken, one by one and in all, and a decision is taken back', async () => {
  const kept: CatalogueConflict = {
    ...{ ...DIFFERENCE, field: 'factor', ours: '2', shipped: '1', decided: 'ours', by: 'ada' },
    ...{ at: '2026-11-02T08:00:00.000Z', note: 'Of the survey' },
  }
  const results = [DIFFERENCE, { ...DIFFERENCE, item: 8, name: 'Skates' }, kept]
  const { user, calls } = await openPart(<CataloguePage />, {
    account: ACCOUNTS.admin,
    answers: {
      ...ANSWERS,
      'GET /catalogue-conflicts': { results },
      'POST /catalogue-conflicts/decisions': { decided: 1, release: null },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Differences from the data set' }))
  const row = within(await screen.findByRole('row', { name: /^National target: Warm coats/ }))
  expect(screen.getByText(/^Ours kept by ada, .+: “Of the survey”$/)).toBeTruthy()
  const decide = async (button: HTMLElement, action: string) => {
    await user.click(button)
    const asked = within(await dialog())
    await user.type(asked.getByLabelText('Reason'), 'Agreed')
    await user.click(asked.getByRole('button', { name: action }))
    await screen.findAllByText('The decision is kept')
  }
  await decide(row.getByRole('button', { name: 'Keep ours' }), 'Keep ours')
  await decide(screen.getByRole('button', { name: 'Take theirs in all 2' }), 'Take theirs')
  await decide(screen.getByRole('button', { name: 'Take back' }), 'Take back')
  const of = (item: number, field: string) => [{ kind: 'indicator', item, field }]
  expect(calls.of('POST /catalogue-conflicts/decisions').map(({ body }) => body)).toEqual([
    { take: 'ours', note: 'Agreed', of: of(7, 'national_target') },
    { take: 'theirs', note: 'Agreed' },
    { take: 'open', note: 'Agreed', of: of(7, 'factor') },
  ])
})

test('how a source measures an indicator: the pair and levels with figures stay, the rest is edited', async () => {
  const values = {
    ...{ indicator: '7', source: '2', datasource_indicator: 'Coats per child', interval_published: 'no' },
    ...{ national: 'true', zonal: 'false', state: 'false', senatorial: 'false', lga: 'false' },
    is_custodian: 'false',
  }
  const pair = line(7002, 'Warm coats', { group: 'Winter survey', full_name: 'Coats per child' })
  const item = {
    ...ITEM,
    id: 7002,
    values,
    stays: ['indicator', 'source', 'national'],
    history: [],
    conflicts: [],
  }
  const { user, calls } = await openPart(<CataloguePage />, {
    account: ACCOUNTS.admin,
    answers: {
      ...ANSWERS,
      'GET /catalogue-items/{kind}': ({ path }) => ({ results: [path.kind === 'measure' ? pair : COATS] }),
      'GET /catalogue-items/{kind}/{id}': item,
    },
  })
  await user.click(await screen.findByRole('button', { name: 'How sources measure' }))
  await user.click(await screen.findByRole('button', { name: 'Edit Warm coats, Winter survey' }))
  await screen.findByRole('heading', { level: 1, name: 'How it is measured: Warm coats, Winter survey' })
  const field = (name: string) => screen.getByLabelText<HTMLSelectElement>(name)
  expect([field('Indicator').disabled, field('Nation').disabled, field('LGAs').disabled]).toEqual([
    ...[true, true, false],
  ])
  await user.selectOptions(field('LGAs'), 'yes')
  await user.type(screen.getByLabelText('Why'), 'Its report of May')
  await user.click(screen.getByRole('button', { name: 'Publish as a release' }))
  await screen.findByText('Published as release 5')
  expect(calls.of('PUT /catalogue-items/{kind}/{id}')).toMatchObject([
    { path: { kind: 'measure', id: '7002' }, body: { values: { ...values, lga: 'true' } } },
  ])
})

test.each([
  ['an administrator publishes', 'admin', 'Publish as a release', 'POST /catalogue-items/{kind}'],
  ['a data officer proposes', 'moderator', 'Propose', 'POST /catalogue-proposals'],
] as const)('%s what a file calls otherwise', async (_, role, action, call) => {
  const values = { short_name: 'Sledges', full_name: 'Sledges', code: 'SLED', program_area: 'Winter' }
  const { user, calls } = await openPart(
    <NewItemDialog kind="indicator" values={values} onClose={() => undefined} />,
    { answers: ANSWERS, account: ACCOUNTS[role] },
  )
  const form = within(await dialog())
  await user.type(form.getByLabelText('Why'), 'Sheet of May')
  await user.click(form.getByRole('button', { name: action }))
  await screen.findByText(role === 'admin' ? 'Published as release 7' : /^Proposed\./)
  expect(calls.of(call)).toMatchObject([
    { body: { values: { ...values, factor: '2' }, note: 'Sheet of May' } },
  ])
})
