import { screen, waitFor } from '@testing-library/preact'
import { expect, test } from 'vitest'
import { CURATION } from '#catalogue/curation.ts'
import { catalogueColumns } from '#contract/catalogue-columns.ts'
import { catalogueOf } from '#contract/release-data.ts'
import { CATALOGUE_ANSWERS, MADE_UP_CATALOGUE } from '#tests/components/made-up-catalogue.ts'
import { openPart } from '#tests/components/open-part.tsx'
import { StoryDialog } from './story-dialog.tsx'

const { reference } = catalogueOf(catalogueColumns(MADE_UP_CATALOGUE), CURATION)
const about = { indicators: [7], locations: [8], sources: [2], periods: ['2024'] }

async function open(change: Partial<typeof about> = {}) {
  const part = await openPart(
    <StoryDialog about={{ ...about, ...change }} reference={reference} onClose={() => {}} />,
    {
      answers: {
        ...CATALOGUE_ANSWERS,
        'GET /assistant/story': ({ query }) =>
          ({
            sentences: [
              { text: 'Coats are rare.' },
              ...(query.whole === 'yes' ? [{ text: 'They were rarer.' }] : []),
            ],
            rows: [],
            links: [
              { href: '/dashboard/Winter', title: 'The figure' },
              { href: '/other', title: 'Another' },
            ],
          }) as never,
      },
    },
  )
  await screen.findByText('Coats are rare.')
  return part
}

test('a few sentences are told, all of them on request, and one way to the figure', async () => {
  const { user, calls } = await open()
  expect(screen.queryByText('They were rarer.')).toBeNull()
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['The figure'])
  const more = screen.getByRole('button', { expanded: false })
  await user.click(more)
  await screen.findByText('They were rarer.')
  expect(calls.of('GET /assistant/story').map(({ query }) => query.whole)).toEqual(['no', 'yes'])
  await user.click(screen.getByRole('button', { expanded: true }))
  await waitFor(() => expect(screen.queryByText('They were rarer.')).toBeNull())
})

test.each([
  ['the source and the year of the figure', {}, { datasource: '2', year: '2024' }],
  ['no source of several', { sources: [2, 3] }, { year: '2024' }],
  ['no year of several', { periods: ['2023', '2024'] }, { datasource: '2' }],
  ['no year where the figure is of a month', { periods: ['2024-03'] }, { datasource: '2' }],
  ['neither where it shows none', { sources: [], periods: [] }, {}],
])('a story keeps %s', async (_, change, kept) => {
  const { calls } = await open(change)
  const { indicator, location, whole, language, ...others } = calls.of('GET /assistant/story')[0]?.query ?? {}
  expect({ indicator, location, whole, language }).toEqual({
    ...{ indicator: '7', location: '8', whole: 'no', language: 'en' },
  })
  expect(others).toEqual(kept)
})
