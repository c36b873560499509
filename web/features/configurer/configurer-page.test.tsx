import { screen, waitFor, within } from '@testing-library/preact'
import { Route } from 'wouter'
import { beforeEach, expect, test } from 'vitest'
import { PAGES } from '#catalogue/pages.ts'
import type { FrontDraftAnswer } from '#contract/front/front.ts'
import { OWN_FRONT } from '#domain/front/front.ts'
import { Problem } from '#domain/problem.ts'
import type { MadeUpAnswers } from '#tests/components/made-up-answers.ts'
import { CATALOGUE_ANSWERS } from '#tests/components/made-up-catalogue.ts'
import { openPart } from '#tests/components/open-part.tsx'
import ConfigurerPage from './configurer-page.tsx'
import { fieldsOf } from './front-fields.ts'

const FRONT = fieldsOf({ ...OWN_FRONT, agency: 'Ministry of Snow', product: 'Snow watch' })
const DRAFT: FrontDraftAnswer = {
  ...{ front: FRONT, version: 4, offered: false, declined_because: '', saved_at: '2026-11-01T08:00:00.000Z' },
}
const ADMIN = { role: { value: 'admin', label: 'Administrator' } } as const

beforeEach(() => localStorage.clear())

/** A step of the configurer at its address. */
function open(
  step: string,
  { answers = {}, account = {} }: { answers?: MadeUpAnswers; account?: object } = {},
) {
  const page = PAGES.find(({ slug }) => slug === 'configure-user')
  if (!page) throw new Error('There is no configurer')
  let version = DRAFT.version
  return openPart(
    <Route path={page.pattern}>{(params) => <ConfigurerPage page={page} params={params} />}</Route>,
    {
      at: `/configure/user/${step}`,
      account,
      answers: {
        ...CATALOGUE_ANSWERS,
        'GET /front/draft': { draft: DRAFT },
        'PUT /front/draft': ({ body }) => {
          version += 1
          return { ...DRAFT, ...(body as object), version }
        },
        ...answers,
      },
    },
  )
}

const press = (name: string | RegExp) => screen.findByRole('button', { name })

test('the draft of the account is gone on with, and a change is kept a moment after it', async () => {
  const { user, calls } = await open('customize')
  const agency = await screen.findByLabelText('Country/Agency')
  expect(agency).toHaveProperty('value', 'Ministry of Snow')
  await user.type(agency, '!')
  await waitFor(() => expect(calls.of('PUT /front/draft')).toHaveLength(1))
  expect(calls.of('PUT /front/draft')[0]?.body).toMatchObject({
    ...{ version: 4, offered: false },
    front: { agency: 'Ministry of Snow!', product: 'Snow watch' },
  })
  await user.type(agency, '!')
  await waitFor(() => expect(calls.of('PUT /front/draft')[1]?.body).toMatchObject({ version: 5 }))
})

test('what the account does not take stays on the device, and why is said', async () => {
  const { user } = await open('customize', {
    answers: { 'PUT /front/draft': new Problem('changed-meanwhile', 'Another page has saved it.') },
  })
  await user.type(await screen.findByLabelText('MSDAT name'), '!')
  const status = await screen.findByText(/^Kept on this device only\./)
  expect(status.textContent).toContain('Another page has saved it.')
  expect(Object.keys(localStorage).filter((name) => /draft|front/.test(name))).toHaveLength(1)
})

test('nobody goes on with a contact that leads nowhere', async () => {
  const { user } = await open('customize')
  await user.type(await screen.findByLabelText('Contact'), 'nowhere')
  expect(screen.getByText('Give an e-mail address, or an address that begins with https://.')).toBeTruthy()
  expect(await press(/^Next/)).toHaveProperty('disabled', true)
  await user.type(screen.getByLabelText('Contact'), '@example.org')
  await user.click(await press(/^Next/))
  expect(await screen.findByRole('heading', { name: 'How should it look?' })).toBeTruthy()
  expect(window.location.pathname).toBe('/configure/user/appearance')
})

test('a colour that cannot be read is named, and the nearest that passes is one press away', async () => {
  const { user } = await open('appearance')
  const colour = await screen.findByLabelText('Accent colour')
  await user.clear(colour)
  await user.type(colour, '#ffff00')
  expect(await press(/^Next/)).toHaveProperty('disabled', true)
  await user.click(await press('Use It'))
  await waitFor(async () => expect(await press(/^Next/)).toHaveProperty('disabled', false))
  expect(screen.queryByRole('button', { name: 'Use It' })).toBeNull()
  await user.click(await press('The green of MSDAT'))
  expect((await press('The green of MSDAT')).getAttribute('aria-pressed')).toBe('true')
})

test('what it opens with is chosen of what there is; a section is left out and brought back', async () => {
  const { user, calls } = await open('settings')
  await user.selectOptions(await screen.findByLabelText('First place'), 'Northland')
  await user.selectOptions(screen.getByLabelText('First data source'), 'Spring survey')
  const sections = within(screen.getByRole('group', { name: 'Sections among the tabs' }))
  const [first] = sections.getAllByRole('checkbox')
  if (!first) throw new Error('There is no section')
  await user.click(first)
  await waitFor(() =>
    expect(calls.of('PUT /front/draft').at(-1)?.body).toMatchObject({ front: { place: 8, source: 3 } }),
  )
  const sent = calls.of('PUT /front/draft').at(-1)?.body as { front: { hidden_sections: string[] } }
  expect(sent.front.hidden_sections).toHaveLength(1)
  await user.click(first)
  await user.selectOptions(screen.getByLabelText('First place'), 'As usual')
  await waitFor(() =>
    expect(calls.of('PUT /front/draft').at(-1)?.body).toMatchObject({
      front: { place: null, hidden_sections: [] },
    }),
  )
})

test('somebody without the right shows the draft to administrators', async () => {
  const { user, calls } = await open('preview')
  await user.click(await screen.findByLabelText('Show my draft to administrators'))
  await waitFor(() =>
    expect(calls.of('PUT /front/draft').map(({ body }) => body)).toMatchObject([{ offered: true }]),
  )
  expect(screen.queryByRole('button', { name: 'Apply to the whole site' })).toBeNull()
})

const APPLIED = { front: FRONT, version: 7, applied_at: '2026-11-01T08:00:00.000Z', restored: null }
const DECIDING: MadeUpAnswers = {
  'GET /front/versions': {
    results: [
      { ...APPLIED, applied_by: 'ada' },
      { ...APPLIED, version: 6, applied_by: null, restored: 2 },
    ],
  },
  'GET /front/drafts': {
    results: [{ ...DRAFT, id: 3, author: 'mina', front: { ...FRONT, product: 'Of Mina' } }],
  },
}

test('an administrator applies the draft to what holds now, or undoes the last change; a refusal is said', async () => {
  const { user, calls } = await open('preview', {
    account: ADMIN,
    answers: {
      ...DECIDING,
      'PUT /front': new Problem('changed-meanwhile', 'Somebody applied another one.'),
      'POST /front/versions/{number}/restore': new Problem('not-found', 'It is gone.'),
    },
  })
  await user.click(await press('Apply to the whole site'))
  await screen.findByText('Somebody applied another one.')
  expect(calls.of('PUT /front').map(({ body }) => body)).toMatchObject([
    { version: 7, front: { product: 'Snow watch' } },
  ])
  await user.click(await press('Undo the last change'))
  await screen.findByText('It is gone.')
  expect(calls.of('POST /front/versions/{number}/restore')).toMatchObject([
    { path: { number: '6' }, body: { version: 7 } },
  ])
  const [newest, older] = screen
    .getAllByRole('listitem')
    .filter(({ textContent }) => /^Version/.test(textContent ?? ''))
  expect(newest?.textContent).toMatch(/^Version 7, .*ada$/)
  expect(older?.textContent).toMatch(/^Version 6, .*–: an earlier one brought back$/)
})

test('a draft of somebody else is taken over as the own one', async () => {
  const { user, calls } = await open('preview', { account: ADMIN, answers: DECIDING })
  await user.click(await press('Take over as my draft'))
  await waitFor(() =>
    expect(calls.of('PUT /front/draft').map(({ body }) => body)).toMatchObject([
      { front: { product: 'Of Mina' } },
    ]),
  )
})

test('a draft that cannot be asked for is begun on this device', async () => {
  await open('customize', {
    answers: { 'GET /front/draft': new Problem('store-unavailable', 'The data cannot be read.') },
  })
  expect(await screen.findByLabelText('Country/Agency')).toHaveProperty('value', '')
  expect(screen.getByText(/^Kept on this device only\./).textContent).toContain('The data cannot be read.')
})
