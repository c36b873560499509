import { screen, within } from '@testing-library/preact'
import { expect, test } from 'vitest'
import { CURATION } from '#catalogue/curation.ts'
import type { GrantRow } from '#contract/admin/grants.ts'
import { catalogueColumns } from '#contract/catalogue-columns.ts'
import { catalogueOf } from '#contract/release-data.ts'
import type { Role } from '#domain/account/role.ts'
import { anAccount } from '#tests/components/made-up-account.ts'
import type { MadeUpAnswers } from '#tests/components/made-up-answers.ts'
import { CATALOGUE_ANSWERS, MADE_UP_CATALOGUE } from '#tests/components/made-up-catalogue.ts'
import { dialog, openPart } from '#tests/components/open-part.tsx'
import { pageOfRows } from '#tests/components/page-of-rows.ts'
import { PersonRights } from './person-rights.tsx'

const CATALOGUE = catalogueOf(catalogueColumns(MADE_UP_CATALOGUE), CURATION)
const GIVEN: GrantRow = {
  ...{
    id: 3,
    capability: 'figures.submit',
    scope: { source: 2, place: 8 },
    account: { id: 8, name: 'Mina Test' },
  },
  ...{ title: 'Submit figures', scope_text: 'Winter survey in Northland', granted_by: null },
  granted_at: '2026-11-01T08:00:00.000Z',
}

async function open(role: Role, given: readonly GrantRow[] = []) {
  const answers: MadeUpAnswers = {
    ...CATALOGUE_ANSWERS,
    'GET /users/{id}': {
      ...{ ...anAccount(), id: 8, username: 'mina', first_name: 'Mina', last_name: 'Test', role },
    } as never,
    'GET /grants': ({ query }) => pageOfRows([...given], query),
    'POST /grants': GIVEN,
    'DELETE /grants/{id}': { detail: 'Done' } as never,
  }
  const part = await openPart(<PersonRights id={8} catalogue={CATALOGUE} />, { answers })
  await screen.findByRole('heading', { name: 'What Mina Test may do' })
  return part
}

const press = (name: string) => screen.findByRole('button', { name })

async function giving() {
  const part = await open('user')
  await part.user.click(await press('Give a right'))
  return { ...part, form: within(await dialog()) }
}

const rights = () => screen.getByRole<HTMLSelectElement>('combobox', { name: /^Right/ })
const limits = () => [...screen.getByRole<HTMLSelectElement>('combobox', { name: /^For/ }).options]

test('what a role has is listed and not offered again; a role that has everything is offered nothing', async () => {
  const { user } = await open('moderator')
  const withRole = screen.getByRole('region', { name: 'With the role Moderator' })
  expect(within(withRole).getByText('Decide on the reading room')).toBeTruthy()
  expect(within(withRole).queryByText('Publish figures from a file')).toBeNull()
  await screen.findByText('Nothing was given to Mina Test beside the role.')
  await user.click(await press('Give a right'))
  const offered = [...rights().options].map(({ text }) => text)
  expect(offered).toContain('Publish figures from a file')
  expect(offered).not.toContain('Decide on the reading room')
})

test('nothing is given to an administrator, who may do everything', async () => {
  await open('admin')
  expect(screen.queryByRole('button', { name: 'Give a right' })).toBeNull()
})

test('a right is given for the whole site', async () => {
  const { user, calls, form } = await giving()
  await user.click(await form.findByRole('button', { name: 'Give' }))
  expect(await form.findAllByText('Choose a right')).not.toHaveLength(1)
  expect(calls.of('POST /grants')).toEqual([])
  await user.selectOptions(rights(), 'Decide on public dashboards')
  expect(limits().map(({ text }) => text)).toEqual(['The whole site'])
  expect(form.getByText('This right cannot be limited.')).toBeTruthy()
  await user.click(await form.findByRole('button', { name: 'Give' }))
  await screen.findByText('Mina Test may now: Decide on public dashboards')
  expect(calls.of('POST /grants').map(({ body }) => body)).toEqual([
    { account: 8, capability: 'dashboards.review', scope: { source: null, place: null } },
  ])
})

test('a right that can be limited is given for a source in a place, each of which has to be chosen', async () => {
  const { user, calls, form } = await giving()
  await user.selectOptions(rights(), 'Submit figures for approval, as a data officer')
  expect(limits().map(({ value }) => value)).toEqual(['site', 'source', 'place', 'both'])
  expect(form.queryByText('This right cannot be limited.')).toBeNull()
  await user.selectOptions(screen.getByRole('combobox', { name: /^For/ }), 'both')
  await user.click(await form.findByRole('button', { name: 'Give' }))
  await form.findByText('Choose a data source')
  expect(form.getByText('Choose a place')).toBeTruthy()
  for (const [field, name] of [
    ['Data source', /^Winter survey/],
    ['Place', /^Northland/],
  ] as const) {
    await user.click(await form.findByRole('button', { name: new RegExp(`^${field}`) }))
    await user.click(await screen.findByRole('option', { name }))
  }
  await user.click(await form.findByRole('button', { name: 'Give' }))
  await screen.findByText(/^Mina Test may now: Submit figures/)
  expect(calls.of('POST /grants').map(({ body }) => body)).toEqual([
    { account: 8, capability: 'figures.submit', scope: { source: 2, place: 8 } },
  ])
})

test('another right begins without a limit', async () => {
  const { user, form } = await giving()
  await user.selectOptions(rights(), 'Submit figures for approval, as a data officer')
  await user.selectOptions(screen.getByRole('combobox', { name: /^For/ }), 'place')
  await form.findByRole('button', { name: /^Place/ })
  expect(form.queryByRole('button', { name: /^Data source/ })).toBeNull()
  await user.selectOptions(rights(), 'Decide on public dashboards')
  expect(form.queryByRole('button', { name: /^Place/ })).toBeNull()
})

test('a right that was given says for what and by whom, and is taken away', async () => {
  const { user, calls } = await open('user', [GIVEN])
  const row = (await screen.findByText('Submit figures')).closest('tr')
  expect(row?.textContent).toContain('Winter survey in Northland')
  expect(row?.textContent).toContain('a deleted account')
  await user.click(await press('Take “Submit figures” for Winter survey in Northland away from Mina Test'))
  await user.click(within(await dialog()).getByRole('button', { name: 'Take away' }))
  await screen.findByText('Taken away: Submit figures')
  expect(calls.of('DELETE /grants/{id}').map(({ path }) => path)).toEqual([{ id: '3' }])
})
