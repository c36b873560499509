import { screen, waitFor, within } from '@testing-library/preact'
import { expect, test } from 'vitest'
import { FAQ } from '#catalogue/faq.ts'
import { topicSlug } from '#catalogue/faq-topic.ts'
import type { HelpTopicVersion, WrittenTopic } from '#contract/help/help-topics.ts'
import { Problem } from '#domain/problem.ts'
import type { MadeUpAnswers } from '#tests/components/made-up-answers.ts'
import { dialog, openPart } from '#tests/components/open-part.tsx'
import HelpPage from './help-page.tsx'
import HelpTopicsPage from './help-topics-page.tsx'

const written = (slug: string, change: Partial<WrittenTopic> = {}): WrittenTopic => ({
  ...{ slug, version: 1, title: 'Whom do I ask?', steps: ['Write to us.'], second_method: [], shown: true },
  group: 'Our ministry',
  ...change,
})

const version = (number: number, change: Partial<HelpTopicVersion> = {}): HelpTopicVersion => ({
  ...{ number, topic: null, author: 'ada', restored: null, written: '2026-11-01T08:00:00.000Z' },
  ...change,
})

const [FIRST, SECOND] = FAQ
const slugOf = (topic: typeof FIRST) => (topic ? topicSlug(topic) : '')
const topics = (...own: readonly WrittenTopic[]): MadeUpAnswers => ({
  'GET /help-topics': { topics: [...own], order: [] },
  'GET /help-topics/removed': { results: [] },
})
const press = (name: string | RegExp) => screen.findByRole('button', { name })

test('readers see the topics that ship, what was written in their place, and what was added; hidden ones not', async () => {
  const answers = topics(
    written(slugOf(FIRST), { title: 'Written anew' }),
    written('own', { second_method: ['Ring us.'] }),
    written(slugOf(SECOND), { title: 'Hidden topic', shown: false }),
  )
  const { user } = await openPart(<HelpPage />, { answers })
  await screen.findByText('Written anew')
  expect(screen.queryByText(FIRST?.title ?? '')).toBeNull()
  expect(screen.queryByText('Hidden topic')).toBeNull()
  expect(screen.getByRole('status').textContent).toBe(`${FAQ.length} of ${FAQ.length} topics`)
  await user.type(screen.getByRole('searchbox'), 'ring us')
  expect(screen.getByRole('status').textContent).toBe(`1 of ${FAQ.length} topics`)
  expect(within(screen.getByRole('region', { name: 'Our ministry' })).getByText('Second method')).toBeTruthy()
  await user.type(screen.getByRole('searchbox'), ' zzz')
  expect(screen.getByRole('status').textContent).toBe('No topic has these words.')
})

test('a topic is added: heading, title and steps, each step on a line of its own', async () => {
  const answer = { ...version(1), slug: 'whom-do-i-ask' }
  const { user, calls } = await openPart(<HelpTopicsPage />, {
    answers: { ...topics(), 'POST /help-topics': answer },
  })
  await user.click(await press('Add a topic'))
  const form = within(await dialog())
  await user.type(form.getByLabelText('Heading'), 'Our ministry')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(form.getByLabelText('Title').getAttribute('aria-invalid')).toBe('true')
  expect(form.getByLabelText('Steps').getAttribute('aria-invalid')).toBe('true')
  await user.type(form.getByLabelText('Title'), 'Whom do I ask?')
  await user.type(form.getByLabelText('Steps'), 'Open the page.{enter}{enter}  Write to us. ')
  await user.click(form.getByRole('button', { name: 'Save' }))
  await screen.findByText('Topic saved')
  expect(calls.of('POST /help-topics').map(({ body }) => body)).toEqual([
    {
      ...{ group: 'Our ministry', title: 'Whom do I ask?', steps: ['Open the page.', 'Write to us.'] },
      ...{ second_method: [], shown: true },
    },
  ])
})

test('a topic is written anew as it was read; whoever saves second is told and keeps what they typed', async () => {
  const { user, calls } = await openPart(<HelpTopicsPage />, {
    answers: {
      ...topics(written('own', { version: 3 })),
      'PUT /help-topics/{slug}': new Problem('changed-meanwhile', 'There is a newer version.'),
    },
  })
  await user.click(await press('Edit Whom do I ask?'))
  const form = within(await dialog())
  await user.click(form.getByLabelText('Readers see this topic'))
  await user.click(form.getByRole('button', { name: 'Save' }))
  await form.findByText('There is a newer version.')
  expect(calls.of('PUT /help-topics/{slug}')).toMatchObject([
    { path: { slug: 'own' }, body: { version: 3, shown: false, steps: ['Write to us.'] } },
  ])
  expect(form.getByLabelText('Readers see this topic')).toHaveProperty('checked', false)
})

test('topics of one heading change places; the first has nothing above it', async () => {
  const own = ['one', 'two'].map((slug) => written(slug, { title: `Topic ${slug}` }))
  const { user, calls } = await openPart(<HelpTopicsPage />, {
    answers: { ...topics(...own), 'PUT /help-topics': { detail: 'Done' } },
  })
  expect(await press('Move Topic one up')).toHaveProperty('disabled', true)
  expect(await press('Move Topic two down')).toHaveProperty('disabled', true)
  await user.click(await press('Move Topic one down'))
  await waitFor(() => expect(calls.of('PUT /help-topics')).toHaveLength(1))
  const shipped = FAQ.map(topicSlug)
  expect(calls.of('PUT /help-topics').map(({ body }) => body)).toEqual([
    { order: [...shipped, 'two', 'one'] },
  ])
})

test('what was added can be taken away, what ships cannot', async () => {
  const { user, calls } = await openPart(<HelpTopicsPage />, {
    answers: { ...topics(written('own')), 'DELETE /help-topics/{slug}': { detail: 'Done' } },
  })
  await user.click(await press('Take Whom do I ask? away'))
  expect(screen.getAllByRole('button', { name: /^Take .* away$/ })).toHaveLength(1)
  await user.click(within(await dialog()).getByRole('button', { name: 'Take away' }))
  await waitFor(() =>
    expect(calls.of('DELETE /help-topics/{slug}')).toMatchObject([{ path: { slug: 'own' } }]),
  )
})

test('what was taken away is brought back as it was last', async () => {
  const gone = { slug: 'own', title: 'Whom do I ask?', version: 3, last: 2 }
  const { user, calls } = await openPart(<HelpTopicsPage />, {
    answers: {
      ...topics(),
      'GET /help-topics/removed': { results: [gone] },
      'POST /help-topics/{slug}/versions/{number}/restore': version(4),
    },
  })
  await user.click(await press('Bring Whom do I ask? back'))
  await screen.findByText('Whom do I ask? is part of the help again')
  expect(calls.of('POST /help-topics/{slug}/versions/{number}/restore')).toMatchObject([
    { path: { slug: 'own', number: '2' }, body: { version: 3 } },
  ])
})

test('the history names who wrote what, and an earlier version is brought back as the newest was read', async () => {
  const { title, steps, second_method, shown } = written('own')
  const text = { title, steps, second_method, shown }
  const { user, calls } = await openPart(<HelpTopicsPage />, {
    answers: {
      ...topics(written(slugOf(FIRST))),
      'GET /help-topics/{slug}/versions': {
        results: [
          version(3, { restored: 1, topic: text }),
          version(2, { author: null }),
          version(1, { topic: { ...text, shown: false } }),
        ],
      },
      'POST /help-topics/{slug}/versions/{number}/restore': version(4),
    },
  })
  await user.click(await press('History of Whom do I ask?'))
  const history = within(await dialog())
  const said = (await history.findAllByRole('listitem')).map(({ textContent }) => textContent)
  expect(said.find((words) => words?.startsWith('Version 3, the newest'))).toContain('version 1 again')
  expect(said.find((words) => words?.startsWith('Version 2'))).toContain('Somebody without an account')
  expect(said.find((words) => words?.startsWith('Version 1'))).toContain('not shown')
  const back = history.getAllByRole('button', { name: 'Go back to this' })
  expect(back).toHaveLength(3)
  await user.click(back[1] as HTMLElement)
  await screen.findByText('Version 1 is the newest again')
  await user.click(history.getAllByRole('button', { name: 'Go back to this' })[2] as HTMLElement)
  await screen.findByText('The topic is as it ships again')
  expect(calls.of('POST /help-topics/{slug}/versions/{number}/restore')).toMatchObject([
    { path: { number: '1' }, body: { version: 3 } },
    { path: { number: '0' }, body: { version: 3 } },
  ])
})

test('the list is narrowed by title and steps', async () => {
  const { user } = await openPart(<HelpTopicsPage />, { answers: topics(written('own')) })
  await user.type(await screen.findByRole('searchbox'), 'write to us')
  expect((await screen.findAllByRole('row')).length).toBe(2)
})
