import { screen, waitFor, within } from '@testing-library/preact'
import { expect, test } from 'vitest'
import type { InteractionRow } from '#contract/activity/activity.ts'
import { DEFAULT_PREFERENCES, type Preferences } from '#domain/account/preferences.ts'
import { Problem } from '#domain/problem.ts'
import { dialog, openPart } from '#tests/components/open-part.tsx'
import type { MadeUpAnswers } from '#tests/components/made-up-answers.ts'
import { pageOfRows } from '#tests/components/page-of-rows.ts'
import { queryClient } from '#web/queries/query-client.ts'
import ActivityPage from './activity-page.tsx'

const row = (id: number, month = '11'): InteractionRow => ({
  ...{ id, viewed_at: `2026-${month}-05T09:00:00.000Z`, dashboard: 'Winter', section: 'Map' },
  ...{ indicator: `Indicator ${id}`, datasource: 'Survey', year: '2024', location: 'Aldovia' },
  link: `/winter/${id}`,
})

/** A history that a test may change while its page is open. */
class MadeUpHistory {
  rows: InteractionRow[]
  preferences: Preferences = DEFAULT_PREFERENCES

  constructor(count: number) {
    this.rows = Array.from({ length: count }, (_, index) => row(index + 1))
  }

  get answers(): MadeUpAnswers {
    return {
      'GET /account/preferences': () => this.preferences,
      'PATCH /account/preferences': ({ body }) => {
        this.preferences = { ...this.preferences, ...(body as Partial<Preferences>) }
        return this.preferences
      },
      'GET /user_interactions/months': () =>
        [...Map.groupBy(this.rows, ({ viewed_at }) => viewed_at.slice(0, 7))].map(([month, { length }]) => ({
          month,
          count: length,
        })),
      'GET /user_interactions': ({ query }) =>
        pageOfRows(
          this.rows.filter(({ viewed_at }) => viewed_at.startsWith(query.month ?? '')),
          query,
        ),
      'DELETE /user_interactions': ({ query }) => {
        const ids = (query.ids ?? '').split(',').map(Number)
        this.rows = this.rows.filter(({ id }) => !ids.includes(id))
        return { deleted: ids.length }
      },
    }
  }
}

const box = (id: number) => screen.findByRole('checkbox', { name: new RegExp(`^Select Indicator ${id},`) })
const remove = (count: number) => screen.findByRole('button', { name: `Delete Selected (${count})` })

/** What others change is asked for again, as after a change in another part of the page. */
const askedAnew = () => queryClient.invalidateQueries()

test('rows that are ticked go, after a question, and the others stay', async () => {
  const history = new MadeUpHistory(3)
  const { user, calls } = await openPart(<ActivityPage />, { answers: history.answers })
  await user.click(await box(1))
  await user.click(await box(3))
  await user.click(await remove(2))
  await user.click(within(await dialog()).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(calls.of('DELETE /user_interactions').map(({ query }) => query)).toEqual([{ ids: '1,3' }])
  expect(screen.getByText('Indicator 2')).toBeTruthy()
  expect(screen.queryByText('Indicator 3')).toBeNull()
  expect(await remove(0)).toHaveProperty('disabled', true)
})

test('what is ticked stays ticked when the list is asked for anew, also where the row has moved to the next page', async () => {
  const history = new MadeUpHistory(10)
  const { user } = await openPart(<ActivityPage />, { answers: history.answers })
  await user.click(await box(2))
  await user.click(await box(10))
  history.rows = [row(99), ...history.rows]
  await askedAnew()
  await box(99)
  expect(await box(2)).toHaveProperty('checked', true)
  expect(screen.queryByText('Indicator 10')).toBeNull()
  await remove(2)
  await user.click(screen.getByRole('button', { name: 'Next' }))
  expect(await box(10)).toHaveProperty('checked', true)
})

test('a newer month that begins meanwhile takes neither the month nor what is ticked', async () => {
  const history = new MadeUpHistory(2)
  const { user } = await openPart(<ActivityPage />, { answers: history.answers })
  await user.click(await box(1))
  history.rows = [row(50, '12'), ...history.rows]
  await askedAnew()
  await screen.findByRole('option', { name: 'December 2026' })
  expect(screen.getByLabelText('Month')).toHaveProperty('value', '2026-11')
  expect(await box(1)).toHaveProperty('checked', true)
  await user.selectOptions(screen.getByLabelText('Month'), '2026-12')
  await box(50)
  await remove(0)
})

test('the last row of a month leaves the month in sight, empty', async () => {
  const history = new MadeUpHistory(1)
  const { user } = await openPart(<ActivityPage />, { answers: history.answers })
  await user.click(await screen.findByRole('button', { name: /^Delete Indicator 1/ }))
  await user.click(within(await dialog()).getByRole('button', { name: 'Delete' }))
  await screen.findByText('No activity recorded for this period')
  expect(screen.getByLabelText('Month')).toHaveProperty('value', '2026-11')
})

test('the last rows of the last page lead to the page before', async () => {
  const history = new MadeUpHistory(11)
  const { user } = await openPart(<ActivityPage />, { answers: history.answers })
  await user.click(await screen.findByRole('button', { name: 'Next' }))
  await user.click(await screen.findByRole('button', { name: /^Delete Indicator 11/ }))
  await user.click(within(await dialog()).getByRole('button', { name: 'Delete' }))
  await screen.findByText('Indicator 1')
  expect(screen.getByText('1 to 10 of 10 views · 10 per page')).toBeTruthy()
})

test('what the server refuses is said in the question, and the rows stay ticked', async () => {
  const history = new MadeUpHistory(2)
  const refusal = new Problem('not-found', 'One of these rows is gone.')
  const answers = { ...history.answers, 'DELETE /user_interactions': refusal }
  const { user } = await openPart(<ActivityPage />, { answers })
  await user.click(await box(2))
  await user.click(await remove(1))
  await user.click(within(await dialog()).getByRole('button', { name: 'Delete' }))
  expect(await within(await dialog()).findByText('One of these rows is gone.')).toBeTruthy()
  await user.click(within(await dialog()).getByRole('button', { name: 'Cancel' }))
  expect(await box(2)).toHaveProperty('checked', true)
})

test('select all ticks the rows of the page and takes them back', async () => {
  const { user } = await openPart(<ActivityPage />, { answers: new MadeUpHistory(12).answers })
  const all = await screen.findByRole('checkbox', { name: 'Select all on this page' })
  await user.click(all)
  await remove(10)
  await user.click(all)
  await remove(0)
})

test('the history is turned off, and the page says what that means', async () => {
  const history = new MadeUpHistory(1)
  const answered = Promise.withResolvers<void>()
  const { user, calls } = await openPart(<ActivityPage />, {
    answers: {
      ...history.answers,
      'PATCH /account/preferences': async () => {
        await answered.promise
        return { ...DEFAULT_PREFERENCES, recordActivity: false }
      },
    },
  })
  await user.click(await screen.findByRole('switch', { name: 'Keep a history of the views I look at' }))
  await screen.findByText('Your choice is being saved …')
  expect(screen.queryByText(/^Nothing is kept from now on/)).toBeNull()
  answered.resolve()
  expect(await screen.findByText(/^Nothing is kept from now on/)).toBeTruthy()
  expect(calls.of('PATCH /account/preferences').map(({ body }) => body)).toEqual([{ recordActivity: false }])
})
