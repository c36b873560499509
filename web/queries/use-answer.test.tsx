import { screen, waitFor } from '@testing-library/preact'
import { afterEach, expect, test, vi } from 'vitest'
import { Problem } from '#domain/problem.ts'
import { openPart } from '#tests/components/open-part.tsx'
import { WhenAnswered } from '#web/kit/answered.tsx'
import { useAnswer } from './use-answer.ts'
import { useList } from './use-list.ts'

const COLD = { id: 1, name: 'Cold', category: '', description: '', indicators: [7] }
const TAGS = { data: { results: [{ ...COLD, created_at: null, updated_at: null }] } }

afterEach(() => vi.unstubAllGlobals())

/** A list beside a field in which somebody types. */
function Tags() {
  const answer = useAnswer('GET /tags')
  return (
    <>
      <button type="button" onClick={() => void answer.reload()}>
        Look again
      </button>
      <WhenAnswered answer={answer} what="the tags">
        {({ data }) => (
          <>
            <p>Tags: {data.results.length}</p>
            <input aria-label="A new one" />
          </>
        )}
      </WhenAnswered>
    </>
  )
}

/** A page of a list of others. */
function Users() {
  const list = useList('GET /users', { page: 1, size: 20 }, () => {})
  return (
    <>
      <button type="button" onClick={() => void list.reload()}>
        Look again
      </button>
      <WhenAnswered answer={list} what="the list of users">
        {({ count }) => <p>Users: {count}</p>}
      </WhenAnswered>
    </>
  )
}

const cut = () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))

test('what is there stays when the line is cut, with what somebody typed, and says that it is of before', async () => {
  const { user } = await openPart(<Tags />, { answers: { 'GET /tags': TAGS } })
  await screen.findByText('Tags: 1')
  await user.type(screen.getByLabelText('A new one'), 'Ice')
  const online = globalThis.fetch
  cut()
  await user.click(screen.getByRole('button', { name: 'Look again' }))
  await screen.findByText(
    /^The tags could not be asked for anew; what was there before is shown\. No answer arrived/,
  )
  expect(screen.getByText('Tags: 1')).toBeTruthy()
  expect(screen.getByLabelText('A new one')).toHaveProperty('value', 'Ice')

  vi.stubGlobal('fetch', online)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.queryByText(/could not be asked for anew/)).toBeNull())
  expect(screen.getByLabelText('A new one')).toHaveProperty('value', 'Ice')
})

test('what may not be read any longer goes', async () => {
  let mayRead = true
  const { user } = await openPart(<Tags />, {
    answers: { 'GET /tags': () => (mayRead ? TAGS : new Problem('not-allowed', 'Ask an administrator.')) },
  })
  await screen.findByText('Tags: 1')
  mayRead = false
  await user.click(screen.getByRole('button', { name: 'Look again' }))
  await screen.findByText('The tags could not be loaded.')
  expect(screen.queryByText('Tags: 1')).toBeNull()
})

test('a list stays, too', async () => {
  const { user } = await openPart(<Users />, {
    answers: { 'GET /users': { count: 1, next: null, previous: null, results: [] } },
  })
  await screen.findByText('Users: 1')
  cut()
  await user.click(screen.getByRole('button', { name: 'Look again' }))
  await screen.findByText(/^The list of users could not be asked for anew/)
  expect(screen.getByText('Users: 1')).toBeTruthy()
})
