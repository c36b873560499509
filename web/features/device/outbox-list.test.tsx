import { screen, waitFor, within } from '@testing-library/preact'
import { beforeEach, expect, test } from 'vitest'
import { openPart } from '#tests/components/open-part.tsx'
import { outbox } from '#web/keeping/outbox-state.ts'
import { look, putUnsent, type Unsent } from '#web/keeping/outbox.ts'
import { theDatabase } from '#web/keeping/the-database.ts'
import { ownAccountNow } from '#web/queries/own-account.ts'
import { OutboxList } from './outbox-list.tsx'

const things = (account: number): readonly Unsent[] => {
  const thing = (kind: Unsent['kind'], title: string, content: object): Unsent => ({
    ...{ account, subject: `${kind}-${title}-${JSON.stringify(content)}`, kind, title, attempt: title },
    content: JSON.stringify(content),
  })
  const form = { datasource: 2, location: 8, period: '2024' }
  const typed = { version: 0, base: {}, cells: { '7': { text: '41', reason: '', isZero: false } } }
  return [
    thing('form', 'Northland, 2024', { form, ...typed, note: null }),
    thing('form', 'Southland, 2024', { form: { ...form, location: 9 }, ...typed, note: 'Late.' }),
    thing('topic', 'Malaria', { kind: 'area', topic: 'Malaria', followed: true }),
    thing('topic', 'Westland', { kind: 'place', topic: '10', followed: false }),
    thing('view', '', { dashboard: 'Winter', section: 'map' }),
    thing('view', '', { dashboard: 'Winter', section: 'table' }),
  ]
}

const rows = () => screen.getAllByRole('listitem').map((row) => row.textContent ?? '')

beforeEach(async () => {
  localStorage.clear()
  await theDatabase().transactions.clear()
  await look()
})

test('everything that waits is listed in its order, the history as one thing, with where it is edited, and is taken back', async () => {
  const { user } = await openPart(<OutboxList />, {})
  const own = ownAccountNow()
  const account = own.status === 'signed-in' ? own.account.id : 0
  for (const one of things(account)) await putUnsent(one)
  await putUnsent({ ...(things(account + 1)[0] ?? never()), subject: 'of somebody else' })
  await screen.findByRole('heading', { name: '5 things wait' })
  const words = [
    /^Figures: Northland, 2024A draft; it goes to your account\./,
    /^Figures: Southland, 2024Goes for approval\./,
    /^Followed or unfollowed: MalariaYou follow it\./,
    /^Followed or unfollowed: WestlandYou do not follow it any longer\./,
    /^Your history: 2 views/,
  ]
  expect(rows()).toHaveLength(words.length)
  for (const [at, form] of words.entries()) expect(rows()[at]).toMatch(form)
  const [north] = screen.getAllByRole('listitem')
  const link = within(north ?? never()).getByRole('link', { name: 'Edit' })
  expect(link.getAttribute('href')).toBe('/data-entry?datasource=2&location=8&period=2024')
  await user.click(screen.getByRole('button', { name: 'Take back Your history' }))
  await screen.findByRole('heading', { name: '4 things wait' })
  await user.click(screen.getByRole('button', { name: 'Take back Malaria' }))
  await waitFor(() =>
    expect(outbox.get().map(({ title }) => title)).toEqual([
      ...['Northland, 2024', 'Southland, 2024', 'Westland', 'Northland, 2024'],
    ]),
  )
})

function never(): never {
  throw new Error('It is there.')
}
