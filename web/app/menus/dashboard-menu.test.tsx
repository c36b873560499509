import { screen, within } from '@testing-library/preact'
import { expect, test } from 'vitest'
import { CATALOGUE_ANSWERS } from '#tests/components/made-up-catalogue.ts'
import { openPart } from '#tests/components/open-part.tsx'
import DashboardMenu from './dashboard-menu.tsx'

const NONE = { data: { count: 0, next: null, previous: null, results: [] } }

test('the menu begins with what most people look for, and arrow keys reach it from the search', async () => {
  const { user } = await openPart(
    <DashboardMenu current={null} onSearch={() => undefined} onClose={() => undefined} />,
    {
      account: null,
      answers: {
        ...CATALOGUE_ANSWERS,
        ...{ 'GET /dashboards': [], 'GET /tags': NONE, 'GET /document': NONE },
      },
    },
  )
  const sought = await screen.findByRole('navigation', { name: 'What most people look for' })
  const links = within(sought).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['State profiles', '/health-profiles'],
    ['State briefs', '/briefs'],
    ['Assistant', '/metadata-qa'],
    ['Check my number', '/check'],
    ['Work list: where first?', '/work-list'],
    ['Compare what I choose', '/compare'],
  ])
  screen.getByRole('button', { name: /^Search/ }).focus()
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(links[0])
})
