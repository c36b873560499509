import { screen, within } from '@testing-library/preact'
import { expect, test } from 'vitest'
import { fieldsOf } from '#web/features/configurer/front-fields.ts'
import { OWN_FRONT } from '#domain/front/front.ts'
import { openPart } from '#tests/components/open-part.tsx'
import FrontPage from './front-page.tsx'

const SNOW = fieldsOf({ ...OWN_FRONT, agency: 'Ministry of Snow', product: 'Snow watch' })
const draft = {
  ...{ id: 7, author: 'mina', front: SNOW, version: 2, offered: true, declined_because: '' },
  saved_at: '2026-11-01T08:00:00.000Z',
}
const had = (version: number, change: object = {}) => ({
  ...{ version, front: SNOW, restored: null, applied_by: 'ada', applied_at: '2026-11-02T08:00:00.000Z' },
  ...change,
})

async function openWith(drafts: readonly object[], versions: readonly object[] = []) {
  await openPart(<FrontPage />, {
    answers: { 'GET /front/drafts': { results: drafts }, 'GET /front/versions': { results: versions } },
  })
}

test('each draft that is offered leads to where it is decided', async () => {
  await openWith([draft])
  const author = await screen.findByRole('rowheader')
  expect(author.textContent).toBe('mina')
  const table = within(screen.getByRole('table'))
  expect(table.getByText('Snow watch')).toBeTruthy()
  expect(table.getByRole('link', { name: 'Review the draft of mina' }).getAttribute('href')).toBe(
    '/admin#/waiting?kind=front&id=7',
  )
  expect(screen.queryByText('Nobody offers one.')).toBeNull()
})

test('where nobody offers one that is said', async () => {
  await openWith([])
  await screen.findByText('Nobody offers one.')
  expect(screen.queryByRole('table')).toBeNull()
})

test('the fronts that there were have their names, and who brought which back', async () => {
  await openWith(
    [],
    [
      had(3, { restored: 1 }),
      had(2, { front: fieldsOf(OWN_FRONT) }),
      had(0, { front: fieldsOf(OWN_FRONT), applied_by: null }),
    ],
  )
  await screen.findByText(/^Snow watch, front 1 brought back/)
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '')
  expect(lines.map((line) => line.split(' by ')[0])).toEqual([
    'Snow watch, front 1 brought back',
    'Front 2',
    expect.stringMatching(/^The product’s own 2 Nov 2026/),
  ])
})
