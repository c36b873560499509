import { screen, waitFor, within } from '@testing-library/preact'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { AssistantAnswer } from '#contract/assistant/assistant.ts'
import { Problem } from '#domain/problem.ts'
import type { MadeUpAnswers } from '#tests/components/made-up-answers.ts'
import { CATALOGUE_ANSWERS } from '#tests/components/made-up-catalogue.ts'
import { aDocument } from '#tests/components/made-up-documents.ts'
import { dialog, openPart } from '#tests/components/open-part.tsx'
import AssistantPage from './assistant-page.tsx'
import { chat } from './chat-state.ts'

const ROW: AssistantAnswer['rows'][number] = {
  ...{
    indicator: 8,
    indicator_name: 'Skating',
    datasource: 2,
    datasource_name: 'Winter survey',
    location: 8,
  },
  ...{
    location_name: 'Northland',
    period: '2024',
    value: 61.5,
    lower: null,
    upper: null,
    interval_level: null,
  },
  ...{ unit: null, target: null, kind: 'figure', dimension: null, category: null, flags: [] },
}

const answer = (text: string, change: Partial<AssistantAnswer> = {}): AssistantAnswer => ({
  ...{ text, sentences: [{ text, origin: null }], rows: [ROW], declined: false, reason: null, links: [] },
  ...{ understood: [{ words: 'skating', kind: 'indicator', id: 8, name: 'Skating' }], assumptions: [] },
  ...{ suggestions: [], view: null, phrasing: null, release: 1 },
  ...change,
})

const open = (answers: MadeUpAnswers = {}, account: object | null = {}) =>
  openPart(<AssistantPage />, { answers: { ...CATALOGUE_ANSWERS, ...answers }, account })
const field = () => screen.findByRole('textbox', { name: 'Ask about a figure, a place or a source' })
const press = (name: string | RegExp) => screen.findByRole('button', { name })
const log = () => within(screen.getByRole('log'))

function forgetAll(): void {
  const id = `conversation-${Math.random()}`
  chat.set({ conversations: [{ id, turns: [] }], open: id })
  sessionStorage.clear()
}

beforeEach(forgetAll)
// Other files of the same process open the page, too.
afterAll(forgetAll)

test('a question of the address is asked once, in a conversation of its own, and leaves the address', async () => {
  const { calls } = await openPart(<AssistantPage />, {
    answers: { ...CATALOGUE_ANSWERS, 'POST /assistant': answer('Skating is 61.5% in Northland.') },
    at: '/metadata-qa?q=skating+northland&lang=pcm',
  })
  await screen.findByRole('log')
  await log().findByText('Skating is 61.5% in Northland.')
  expect(calls.of('POST /assistant').map(({ body }) => body)).toMatchObject([
    { question: 'skating northland' },
  ])
  expect(window.location.pathname + window.location.search).toBe('/metadata-qa?lang=pcm')
})

test('a question is sent by Enter with its conversation, and the answer stands with its rows and how it was read', async () => {
  const { user, calls } = await open({ 'POST /assistant': answer('Skating is 61.5% in Northland.') })
  await user.type(await field(), '  skating northland {enter}')
  await log().findByText('Skating is 61.5% in Northland.')
  expect(calls.of('POST /assistant').map(({ body }) => body)).toMatchObject([
    { question: 'skating northland', session: chat.get().open, language: 'en' },
  ])
  expect(await field()).toHaveProperty('value', '')
  expect((await press('1 row')).getAttribute('aria-expanded')).toBe('true')
  expect(within(screen.getByRole('complementary')).getByText('“skating”')).toBeTruthy()
  await user.type(await field(), 'and in Snowland?{enter}')
  await waitFor(() => expect(calls.of('POST /assistant')).toHaveLength(2))
  const [first, second] = calls.of('POST /assistant').map(({ body }) => (body as { session: string }).session)
  expect(second).toBe(first)
})

test('an answer in two parts says what both assumed once, and has no two links that read alike', async () => {
  const assumed = {
    kind: 'source',
    said: 'source and year by our rule: Winter survey 2024',
    alternatives: [],
  } as const
  const { user } = await open({
    'POST /assistant': answer('Skating is 61.5%.', {
      assumptions: [assumed, assumed],
      links: [
        { href: '/a', title: 'Figure of skating' },
        { href: '/b', title: 'Figure of skating' },
        { href: '/c', title: 'Skating by state' },
      ],
    }),
  })
  await user.type(await field(), 'skating{enter}')
  await log().findByText('Assumed: source and year by our rule: Winter survey 2024')
  expect(
    log()
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Figure of skating', '/a'],
    ['Skating by state', '/c'],
  ])
})

test('Shift and Enter begin a new line, and nothing empty is sent', async () => {
  const { user, calls } = await open({ 'POST /assistant': answer('Yes.') })
  expect(await press('Send')).toHaveProperty('disabled', true)
  await user.type(await field(), ' {enter}a{shift>}{enter}{/shift}b')
  expect(await field()).toHaveProperty('value', ' a\nb')
  expect(calls.of('POST /assistant')).toEqual([])
})

test('while an answer is awaited nothing more is sent', async () => {
  let give = (_: AssistantAnswer) => {}
  const { user, calls } = await open({
    'POST /assistant': () => new Promise<AssistantAnswer>((resolve) => (give = resolve)),
  })
  await user.type(await field(), 'one{enter}')
  await log().findByText('Looking at the rows…')
  await user.type(await field(), 'two{enter}')
  expect(await press('Send')).toHaveProperty('disabled', true)
  expect(await field()).toHaveProperty('value', 'two')
  give(answer('First.'))
  await log().findByText('First.')
  expect(calls.of('POST /assistant')).toHaveLength(1)
})

test('what the server refuses is said with its reason, and asked again in the same place', async () => {
  let isBack = false
  const { user } = await open({
    'POST /assistant': () =>
      isBack ? answer('Here it is.') : new Problem('too-many-requests', 'Wait a minute.'),
  })
  await user.type(await field(), 'skating{enter}')
  await log().findByText('Error from server: Wait a minute.')
  isBack = true
  await user.click(await press('Ask again'))
  await log().findByText('Here it is.')
  expect(log().queryByRole('alert')).toBeNull()
  expect(log().getAllByText('skating')).toHaveLength(1)
})

test('an answer without words is one that nobody understands', async () => {
  const { user } = await open({ 'POST /assistant': answer('') })
  await user.type(await field(), 'skating{enter}')
  await log().findByText('Sorry, I did not understand the response.')
})

test('what was taken for granted is said, and another way is one press away; what comes next, too', async () => {
  const asked: string[] = []
  const { user } = await open({
    'POST /assistant': ({ body }) => {
      asked.push((body as { question: string }).question)
      return answer(`Answer ${asked.length}`, {
        assumptions: [
          { said: 'The newest survey.', alternatives: [{ label: 'In 2018', question: 'skating 2018' }] },
        ],
        suggestions: [
          { label: 'Lowest', question: 'who is lowest' },
          { label: 'Lowest again', question: 'who is lowest' },
        ],
      })
    },
  })
  await user.type(await field(), 'skating{enter}')
  await log().findByText(/Assumed: The newest survey\./)
  await user.click(await press('In 2018'))
  await log().findByText('Answer 2')
  const next = within(log().getByRole('group', { name: 'Ask next' })).getAllByRole('button')
  expect(next.map(({ textContent }) => textContent)).toEqual(['Lowest again'])
  await user.click(next[0] as HTMLElement)
  await log().findByText('Answer 3')
  expect(asked).toEqual(['skating', 'skating 2018', 'who is lowest'])
})

test('a declined question offers the nearest that can be answered', async () => {
  const declined = answer('There is no figure.', {
    ...{ declined: true, reason: 'no_data', rows: [] },
    suggestions: [{ label: 'In Aldovia', question: 'skating aldovia' }],
  })
  const { user } = await open({ 'POST /assistant': declined })
  await user.type(await field(), 'skating nowhere{enter}')
  await log().findByText('There is no figure.')
  expect(
    within(log().getByRole('group', { name: 'What I can answer:' })).getByText('In Aldovia'),
  ).toBeTruthy()
  expect(log().queryByRole('group', { name: 'Ask next' })).toBeNull()
})

test('sentences of texts have the number of their origin, each origin once', async () => {
  const origin = { title: 'Definition', quote: 'Children who skate' }
  const { user } = await open({
    'POST /assistant': answer('All.', {
      sentences: [
        { text: 'It counts skaters.', origin },
        { text: 'It is 61.5%.', origin: null },
        { text: 'Not those who fall.', origin },
      ],
    }),
  })
  await user.type(await field(), 'skating{enter}')
  const origins = within(await log().findByRole('list', { name: 'Where each sentence comes from' }))
  expect(origins.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'DefinitionChildren who skate',
    'The rows of this answer',
  ])
  expect(
    log()
      .getAllByText(/^Origin/)
      .map(({ parentElement }) => parentElement?.textContent),
  ).toEqual(['Origin 1', 'Origin 2', 'Origin 1'])
})

test('the words of a model stand in place of the computed ones, which are one press away', async () => {
  const { user } = await open({
    'POST /assistant': answer('Computed.', { phrasing: 'p1' }),
    'POST /assistant/phrasing': { text: 'Said nicely.', outcome: 'phrased' },
  })
  await user.type(await field(), 'skating{enter}')
  await log().findByText('Said nicely.')
  expect(log().getByText('Phrased by a language model; as it was computed')).toBeTruthy()
})

test('a yes is told at once; a no with a reason; neither twice', async () => {
  const { user, calls } = await open({
    'POST /assistant': answer('61.5%.'),
    'POST /assistant/judgement': { kept: true },
  })
  await user.type(await field(), 'skating{enter}')
  await user.click(await press('Was this right? No'))
  const why = within(await dialog())
  await user.click(why.getByLabelText('It answered another question'))
  await user.type(why.getByLabelText('In your words (optional; no names, please)'), ' Not 2024. ')
  await user.click(why.getByRole('button', { name: 'Send' }))
  await screen.findByText('Thank you. It is kept without your name.')
  expect(calls.of('POST /assistant/judgement').map(({ body }) => body)).toMatchObject([
    {
      question: 'skating',
      answer: '61.5%.',
      right: false,
      reason: 'meaning',
      remark: 'Not 2024.',
      release: 1,
    },
  ])
  expect(await press('Was this right? Yes')).toHaveProperty('disabled', true)
})

test('conversations of before are shown again and forgotten one by one', async () => {
  let count = 0
  const { user } = await open({ 'POST /assistant': () => answer(`Answer ${++count}`) })
  await user.type(await field(), 'first{enter}')
  await log().findByText('Answer 1')
  await user.click(await press('New conversation'))
  await user.type(await field(), 'second{enter}')
  await log().findByText('Answer 2')
  expect(log().queryByText('Answer 1')).toBeNull()
  await user.click(await press('first'))
  await log().findByText('Answer 1')
  await user.click(await press('Delete “first” from the history'))
  expect(log().queryByText('Answer 1')).toBeNull()
  expect(screen.queryByRole('button', { name: 'first' })).toBeNull()
  await user.click(await press('second'))
  await user.click(await press('Clear chat'))
  expect(await press('Clear chat')).toHaveProperty('disabled', true)
})

test('a conversation is kept as a document of whoever is signed in', async () => {
  const { user, calls } = await open({
    'POST /assistant': answer('61.5%.'),
    'POST /document': { data: aDocument('chat') },
  })
  await user.type(await field(), 'skating{enter}')
  await user.click(await press('Save as a document'))
  expect((await screen.findByRole('link', { name: 'Open it' })).getAttribute('href')).toBe(
    '/document/chat/edit',
  )
  expect(JSON.stringify(calls.of('POST /document')[0]?.body)).toContain('61.5%.')
})

test('whoever is not signed in is told where documents are kept', async () => {
  const { user } = await open({ 'POST /assistant': answer('61.5%.') }, null)
  await user.type(await field(), 'skating{enter}')
  await screen.findByText(/Documents are kept in your account\. Export needs none\./)
  expect(screen.queryByRole('button', { name: 'Save as a document' })).toBeNull()
})

test('what was worked out of figures is written as people write it', async () => {
  const rows = [
    { ...ROW, kind: 'converted' as const, unit: 'times' as const, value: 2.473_065_6 },
    { ...ROW, kind: 'converted' as const, unit: 'one_in' as const, value: 1.795_332 },
    { ...ROW, kind: 'converted' as const, unit: 'one_in' as const, value: 2538.07 },
    { ...ROW, kind: 'converted' as const, unit: 'percent' as const, value: 38.5 },
    { ...ROW, kind: 'difference' as const, value: 3.6, lower: null, upper: null },
  ]
  const { user } = await open({ 'POST /assistant': answer('Two and a half times.', { rows }) })
  await user.type(await field(), 'how many times{Enter}')
  await log().findByText('Two and a half times.')
  for (const words of ['2.5 times', 'one in 1.8', 'one in 2,538', '38.5%', '3.6 points'])
    await log().findByText(words)
  // None of them could have an interval.
  expect(log().getAllByText('–')).toHaveLength(rows.length)
})
