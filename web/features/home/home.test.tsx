import { screen } from '@testing-library/preact'
import { expect, test } from 'vitest'
import type { HomeStory } from '#contract/home/home.ts'
import { Problem } from '#domain/problem.ts'
import { openPart } from '#tests/components/open-part.tsx'
import { AskBox } from './ask-box.tsx'
import { OwnWays } from './own-ways.tsx'
import { NearMe } from './near-me.tsx'
import { SinceLast } from './since-last.tsx'
import { Stories } from './stories.tsx'

const story = (title: string, shown: HomeStory['shown']): HomeStory => ({
  ...{ indicator: 18, factor: 2, title, text: `${title}: the text.`, source: 'NDHS 2018' },
  ...{ href: '/dashboard/Demographics?section=indicator-overview&indicator=18', shown },
})

const states = [{ name: 'Kano', before: 40, now: 60, verdict: 'better' as const }]
const STORIES: readonly HomeStory[] = [
  story('Rounds', { kind: 'rounds', first: 'NDHS 2018', last: 'NDHS 2023–24', states }),
  story('Births', {
    ...{ kind: 'births', words: 'WUENIC 2024: 67%', years: [{ year: 2022, value: 59, same: true }] },
    survey: { value: 53.4, lower: null, upper: null, words: 'NDHS 2023–24: 53.4%', year: 2022 },
  }),
  story('Range', {
    ...{ kind: 'range', zones: [{ id: 2, name: 'North-West', states: [{ name: 'Kano', value: 47.5 }] }] },
  }),
]

test('each story has its sentence, its source, its picture and the way to its figure', async () => {
  const { container } = await openPart(<Stories />, {
    answers: { 'GET /home': { release: 'a', stories: [...STORIES] } },
  })
  await screen.findByText('Births: the text.')
  expect(screen.getAllByText('NDHS 2018')).toHaveLength(3 + 1)
  const links = screen.getAllByRole('link', { name: 'See the figure' })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(STORIES.map(({ href }) => href))
  const pictures = [...container.querySelectorAll('svg')].map((svg) => svg.textContent)
  expect(pictures[0]).toContain('NDHS 2023–24')
  expect(pictures[1]).toContain('WUENIC 2024: 67%')
  expect(pictures[2]).toContain('North-West')
})

test('where no story passes, none is made up; where they cannot be had, the page says so', async () => {
  const none = await openPart(<Stories />, { answers: { 'GET /home': { release: 'a', stories: [] } } })
  await screen.findByText('No change passes the tests today.')
  none.unmount()
})

test('stories that could not be fetched are asked for again', async () => {
  const { user } = await openPart(<Stories />, {
    answers: { 'GET /home': new Problem('store-unavailable', 'Try again in a minute.') },
  })
  await screen.findByText(/Try again in a minute/)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText(/Try again in a minute/)
})

test('a question leads to its answer, words to what they find, and Esc clears the box', async () => {
  const { user } = await openPart(<AskBox results={(query) => <p>found {query}</p>} />)
  const box = screen.getByRole('searchbox', {
    name: 'Ask a question, or name an indicator, a place, a source',
  })
  expect(screen.getByRole('link', { name: 'Penta 3 in Kano' }).getAttribute('href')).toBe(
    '/metadata-qa?q=Penta+3+in+Kano',
  )
  await user.type(box, 'Kano')
  await screen.findByText('found Kano')
  await user.keyboard('{Escape}')
  expect(screen.queryByText('found Kano')).toBeNull()
  await user.type(box, 'penta 3 in Kano{Enter}')
  expect(window.location.pathname + window.location.search).toBe('/metadata-qa?q=penta+3+in+Kano')
})

test('the place that was read last leads back to its profile; at a first visit there is none', async () => {
  const kano = { id: 26, name: 'Kano', level: 3, parent: 5 } as const
  const { rerender } = await openPart(<OwnWays place={kano} addressOf={() => '/health-profiles/kano'} />)
  expect(screen.getByRole('link', { name: 'Open Kano' }).getAttribute('href')).toBe('/health-profiles/kano')
  rerender(<OwnWays place={null} addressOf={() => ''} />)
  expect(screen.queryByText('Last time you read')).toBeNull()
})

test('a position is asked for when somebody presses, and without one the list remains', async () => {
  const { user } = await openPart(<NearMe reference={{ locations: new Map() }} onPlace={() => undefined} />)
  await screen.findByText('Your position stays on this device.')
  await user.click(screen.getByRole('button', { name: 'Where I am' }))
  await screen.findByText('Your position is not available. Choose a place from the list.')
})

test('a release that came out since the last visit is told; the release that was read then is not', async () => {
  localStorage.setItem('lastRelease', '3 2026-11-02')
  const { rerender } = await openPart(<SinceLast release={{ number: 5 }} />)
  expect((await screen.findByRole('status')).textContent).toBe(
    'Since you were last here on November 2nd 2026 (release 3), 2 releases came out.',
  )
  expect(localStorage.getItem('lastRelease')).toMatch(/^5 \d{4}-\d{2}-\d{2}$/)
  rerender(<SinceLast key="same" release={{ number: 3 }} />)
  expect(screen.queryByRole('status')).toBeNull()
})
