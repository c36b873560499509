import { screen, within } from '@testing-library/preact'
import { expect, test } from 'vitest'
import type { TagRow } from '#contract/tags/tags.ts'
import { Problem } from '#domain/problem.ts'
import type { MadeUpAnswers } from '#tests/components/made-up-answers.ts'
import { CATALOGUE_ANSWERS } from '#tests/components/made-up-catalogue.ts'
import { dialog, openPart } from '#tests/components/open-part.tsx'
import TagsPage from './tags-page.tsx'

const tag = (id: number, name: string, change: Partial<TagRow> = {}): TagRow => ({
  ...{ id, name, category: '', description: '', indicators: [7, 9, 999] },
  ...{ created_at: '2026-11-01T08:00:00.000Z', updated_at: '2026-11-02T08:00:00.000Z' },
  ...change,
})

const COLD = tag(1, 'Cold', { category: 'Winter' })
const TOOLS = tag(2, 'Tools')
const ANSWERS: MadeUpAnswers = {
  ...CATALOGUE_ANSWERS,
  'GET /tags': { data: { results: [COLD, TOOLS] } },
}
const press = (name: string | RegExp) => screen.findByRole('button', { name })

test('tags with the names of their indicators; one that is gone has its number', async () => {
  const { user } = await openPart(<TagsPage />, { answers: ANSWERS })
  const [, first] = await screen.findAllByRole('row')
  expect(
    within(first as HTMLElement)
      .getAllByRole('listitem', { hidden: true })
      .map(({ textContent }) => textContent),
  ).toEqual(['Warm coats in full', 'Snow shovels in full', 'No. 999'])
  await user.type(screen.getByRole('searchbox'), 'winter')
  expect(screen.queryByText('Tools')).toBeNull()
  await user.clear(screen.getByRole('searchbox'))
  await user.type(screen.getByRole('searchbox'), 'nothing')
  await screen.findByText('No tag is called “nothing”.')
})

test('a tag is changed as it was read, and a name that is taken is said at its field', async () => {
  const refusal = new Problem('already-exists', 'Look at name.', { name: ['There is one called Tools.'] })
  const { user, calls } = await openPart(<TagsPage />, { answers: { ...ANSWERS, 'PUT /tags/{id}': refusal } })
  await user.click(await press('Edit Cold'))
  const form = within(await dialog())
  await user.clear(await form.findByLabelText('Name'))
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(form.getByLabelText('Name').getAttribute('aria-invalid')).toBe('true')
  await user.type(form.getByLabelText('Name'), 'Tools')
  await user.selectOptions(form.getByLabelText('Program area'), 'Tools')
  await user.click(form.getByRole('button', { name: 'Save' }))
  await form.findByText('There is one called Tools.')
  expect(calls.of('PUT /tags/{id}')).toMatchObject([
    { path: { id: '1' }, body: { name: 'Tools', category: 'Tools', updated_at: COLD.updated_at } },
  ])
})

test('a tag without an indicator is not made', async () => {
  const { user, calls } = await openPart(<TagsPage />, {
    answers: { ...ANSWERS, 'POST /tags': { data: COLD } },
  })
  await user.click(await press('Create tag'))
  const form = within(await dialog())
  await user.type(await form.findByLabelText('Name'), 'Ice')
  await user.click(form.getByRole('button', { name: 'Create' }))
  expect(calls.of('POST /tags')).toEqual([])
})

test('a tag is deleted after a question that says what stays', async () => {
  const { user, calls } = await openPart(<TagsPage />, {
    answers: { ...ANSWERS, 'DELETE /tags/{id}': { detail: 'Done' } },
  })
  await user.click(await press('Delete Tools'))
  const asks = within(await dialog())
  expect(asks.getByText(/taken off its 3 indicators; the indicators stay/)).toBeTruthy()
  await user.click(asks.getByRole('button', { name: 'Delete' }))
  await screen.findByText('Tag deleted')
  expect(calls.of('DELETE /tags/{id}').map(({ path }) => path)).toEqual([{ id: '2' }])
})
