import { screen, within } from '@testing-library/preact'
import { expect, test } from 'vitest'
import type { AnswerOf } from '#contract/call.ts'
import { openPart } from '#tests/components/open-part.tsx'
import FrontPage from './front-page.tsx'

type Draft = AnswerOf<'GET /front/drafts'>['results'][number]
type Version = AnswerOf<'GET /front/versions'>['results'][number]

const UNNAMED: Draft['front'] = {
  ...{ agency: '', product: '', logo: null, accent: null, footer: '', contact: '' },
  ...{ view_mode: 'system', font_size: 'small', theme: 'default' },
  ...{ dashboard: null, place: null, source: null, hidden_dashboards: [], hidden_sections: [] },
}
const SNOW = { ...UNNAMED, agency: 'Ministry of Snow', product: 'Snow watch' }
const draft: Draft = {
  ...{ id: 7, author: 'mina', front: SNOW, version: 2, offered: true, declined_because: '' },
  saved_at: '2026-11-01T08:00:00.000Z',
}
const had = (version: number, change: Partial<Version> = {}): Version => ({
  ...{ version, front: SNOW, restored: null, applied_by: 'ada', applied_at: '2026-11-02T08:00:00.000Z' },
  ...change,
})

async function openWith(drafts: Draft[], versions: Version[] = []) {
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
    [had(3, { restored: 1 }), had(2, { front: UNNAMED }), had(0, { front: UNNAMED, applied_by: null })],
  )
  await screen.findByText(/^Snow watch, front 1 brought back/)
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '')
  expect(lines.map((line) => line.split(' by ')[0])).toEqual([
    'Snow watch, front 1 brought back',
    'Front 2',
    expect.stringMatching(/^The product’s own 2 Nov 2026/),
  ])
})
