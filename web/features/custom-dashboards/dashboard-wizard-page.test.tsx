import { screen, waitFor, within } from '@testing-library/preact'
import { Route } from 'wouter'
import { beforeEach, expect, test, vi } from 'vitest'
import { PAGES } from '#catalogue/pages.ts'
import { DEFAULT_PREFERENCES } from '#domain/account/preferences.ts'
import { Problem } from '#domain/problem.ts'
import { aPoint } from '#tests/builders/made-up-country.ts'
import type { MadeUpAnswers } from '#tests/components/made-up-answers.ts'
import { CATALOGUE_ANSWERS, indicatorAnswers } from '#tests/components/made-up-catalogue.ts'
import { aDocument } from '#tests/components/made-up-documents.ts'
import { openPart } from '#tests/components/open-part.tsx'
import DashboardWizardPage from './dashboard-wizard-page.tsx'

const FIGURES = [
  ...['2018', '2023'].map((year) => aPoint(2, 1, year, 40, { indicator: 7 })),
  ...[8, 9].map((place) => aPoint(2, place, '2023', 50, { indicator: 7 })),
]

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

/** A step of making a dashboard at its address. */
function open(step: string, answers: MadeUpAnswers = {}) {
  const page = PAGES.find(({ module }) => module === 'dashboard-wizard-page')
  if (!page) throw new Error('There is no wizard')
  let version = 0
  const keep: MadeUpAnswers = {
    'POST /document': ({ body }) => saved(body),
    'PATCH /document/{id}': ({ body }) => saved(body),
  }
  function saved(body: unknown) {
    version += 1
    const {
      document,
      visibility,
      step: at,
    } = body as {
      document: { title: string; blocks: [] }
      visibility: 'private'
      step: number | null
    }
    const { title } = document
    return { data: aDocument('winter', { is_own: true, title, visibility, step: at, version }, document) }
  }
  return openPart(
    <Route path={page.pattern}>{(params) => <DashboardWizardPage page={page} params={params} />}</Route>,
    {
      at: `/my-dashboard/${step}`,
      answers: {
        ...CATALOGUE_ANSWERS,
        ...indicatorAnswers(FIGURES),
        'GET /account/preferences': DEFAULT_PREFERENCES,
        'GET /embed-hosts': { hosts: ['example.org'], outside_dashboards: {} },
        ...keep,
        ...answers,
      },
    },
  )
}

const press = (name: string | RegExp) => screen.findByRole('button', { name })
const step = () =>
  screen.getByRole('navigation', { name: 'Steps' }).querySelector('[aria-current="step"]')?.textContent

test('nobody goes on without a name, and the steps behind it are closed', async () => {
  const { user } = await open('sections')
  expect(await screen.findByLabelText('Name')).toBeTruthy()
  await waitFor(() => expect(window.location.pathname).toBe('/my-dashboard/details'))
  const steps = within(screen.getByRole('navigation', { name: 'Steps' })).getAllByRole('button')
  expect(steps.map((one) => (one as HTMLButtonElement).disabled)).toEqual([false, true, true, true, true])
  await user.click(await press('Next: preferences'))
  expect(screen.getByLabelText('Name').getAttribute('aria-invalid')).toBe('true')
})

test('the five steps lead to a dashboard: what was chosen is what is kept', async () => {
  const { user, calls } = await open('details')
  await user.type(await screen.findByLabelText('Name'), 'Winter')
  await user.type(screen.getByLabelText(/^Description/), 'For planners')
  await user.click(await press('Next: preferences'))
  await user.click(await press('Next: data table'))
  expect(step()).toBe('2Preferences')
  const allLevels = 'None chosen: the dashboard shows all levels.'
  expect(screen.queryByText(allLevels)).toBeNull()
  await user.click(await screen.findByRole('checkbox', { name: 'All of Winter' }))
  await screen.findByText(allLevels)
  await user.click(await press('Next: data table'))
  const rows = (await screen.findAllByRole('row')).map(({ textContent }) => textContent)
  expect(rows).toContainEqual(expect.stringMatching(/Warm coats.*Winter survey.*National, State.*2018, 2023/))
  expect(rows).toContainEqual(expect.stringMatching(/Skating.*No figures among what you chose\./))
  await user.click(await press('Next: sections'))
  await user.click(await press('Next: embed and visibility'))
  await user.click(screen.getByRole('radio', { name: /^By link/ }))
  await user.click(await press('Save dashboard'))
  await screen.findByText('Dashboard saved')
  await waitFor(() => expect(window.location.pathname).toBe('/custom/private/winter'))
  const kept = [...calls.of('POST /document'), ...calls.of('PATCH /document/{id}')].at(-1)?.body
  expect(kept).toMatchObject({
    ...{ visibility: 'link', step: null },
    document: { title: 'Winter', description: 'For planners', subject: { indicators: [7, 8] } },
  })
})

test('a public one needs a reason, and waits for approval', async () => {
  const { user } = await open('details')
  await user.type(await screen.findByLabelText('Name'), 'Winter')
  await user.type(screen.getByLabelText(/^Description/), 'For planners')
  await user.click(await press('Next: preferences'))
  await user.click(await screen.findByRole('checkbox', { name: 'All of Winter' }))
  for (const next of ['Next: data table', 'Next: sections', 'Next: embed and visibility']) {
    await user.click(await press(next))
  }
  await user.click(screen.getByRole('radio', { name: /^Public/ }))
  await user.click(await press('Save dashboard'))
  const reason = screen.getByLabelText('Why should it be public?')
  expect(reason.getAttribute('aria-invalid')).toBe('true')
  await user.type(reason, 'It helps')
  await user.type(screen.getByLabelText(/^Address or frame code/), 'no address')
  await user.click(await press('Save dashboard'))
  await screen.findByText(/^Give a full address that starts with https/)
  await user.clear(screen.getByLabelText(/^Address or frame code/))
  await user.click(screen.getByLabelText(/^Address or frame code/))
  await user.paste('<iframe src="https://example.org/a?b=1&amp;c=2"></iframe>')
  await user.tab()
  expect(screen.getByLabelText(/^Address or frame code/)).toHaveProperty(
    'value',
    'https://example.org/a?b=1&c=2',
  )
  await user.click(await press('Save dashboard'))
  await screen.findByText('Dashboard saved, awaiting approval')
})

test('what is begun is kept on the device at every change, and in the account once it has a name', async () => {
  const first = await open('details')
  await first.user.type(await screen.findByLabelText(/^Description/), 'For planners')
  await screen.findByText(/^Draft saved on this device, .*It goes to your account once it has a name\.$/)
  expect(first.calls.of('POST /document')).toEqual([])
  first.unmount()
  const { user, calls } = await open('details')
  await screen.findByText(/^You go on with a draft of/)
  expect(screen.getByLabelText(/^Description/)).toHaveProperty('value', 'For planners')
  await user.type(screen.getByLabelText('Name'), 'Winter')
  await screen.findByText(/^Draft saved on this device and in your account/)
  expect(calls.of('POST /document')).toHaveLength(1)
  expect(calls.of('POST /document')[0]?.body).toMatchObject({ visibility: 'private', step: 1 })
  await waitFor(() => expect(window.location.search).toBe('?edit=winter'))
})

test('what the account does not take stays on the device, and why is said', async () => {
  const { user } = await open('details', {
    'POST /document': new Problem('cannot-write', 'The disk is full.'),
  })
  await user.type(await screen.findByLabelText('Name'), 'Winter')
  await screen.findByText(/Not in your account: The disk is full\.$/)
})

test('what the line does not take goes with the next one, once', async () => {
  const { user, calls } = await open('details')
  const online = globalThis.fetch
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await user.type(await screen.findByLabelText('Name'), 'Winter')
  await screen.findByText(/No answer arrived/)
  expect(calls.of('POST /document')).toEqual([])
  vi.stubGlobal('fetch', online)
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(calls.of('POST /document')).toHaveLength(1))
  expect(calls.of('POST /document')[0]?.body).toMatchObject({ document: { title: 'Winter' }, step: 1 })
})

test('a dashboard of somebody else cannot be edited', async () => {
  await open('details?edit=other', { 'GET /document/{id}': { data: aDocument('other') } })
  await screen.findByText('You have no such dashboard.')
})

test('a finished one opens as it is saved, and is changed only when it is saved', async () => {
  const row = aDocument(
    'winter',
    { is_own: true, version: 3, visibility: 'public', reason: 'It helps' },
    { description: 'Old' },
  )
  const { user, calls } = await open('details?edit=winter', { 'GET /document/{id}': { data: row } })
  const description = await screen.findByLabelText(/^Description/)
  expect(description).toHaveProperty('value', 'Old')
  await user.type(description, ' and new')
  await screen.findByText(/^Changes kept on this device, .*Readers see them when you save\.$/)
  expect(calls.of('PATCH /document/{id}')).toEqual([])
})
