import { act, screen, waitFor } from '@testing-library/preact'
import { expect, test } from 'vitest'
import { PAGES } from '#catalogue/pages.ts'
import { ANSWERS, FILES } from '#tests/components/every-page.tsx'
import { openPart } from '#tests/components/open-part.tsx'
import DashboardPage from './dashboard-page.tsx'

const CATALOGUE = 'GET /releases/{hash}/catalogue'

test('the header stays when the catalogue comes, with what a reader has opened in it', async () => {
  const page = PAGES.find(({ slug }) => slug === 'dashboard')
  if (!page) throw new Error('There is no page of dashboards')
  const catalogue = ANSWERS[CATALOGUE]
  if (!catalogue || typeof catalogue === 'function') throw new Error('The catalogue is made up by a call')
  const { promise, resolve } = Promise.withResolvers<void>()
  const late = async () => {
    await promise
    return catalogue
  }
  await openPart(<DashboardPage page={page} params={{ name: 'Winter' }} />, {
    ...{ answers: { ...ANSWERS, [CATALOGUE]: late }, files: FILES, at: '/dashboard/Winter' },
  })
  const options = await screen.findByRole('button', { name: 'Options' })
  const controls = () => document.querySelector('search')
  expect(controls()).toBeNull()
  await act(async () => resolve())
  await waitFor(() => expect(controls()).not.toBeNull())
  expect(options.isConnected).toBe(true)
})
