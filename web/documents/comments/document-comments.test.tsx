import { screen, waitFor, within } from '@testing-library/preact'
import { expect, test } from 'vitest'
import type { DocumentComment } from '#contract/documents/comments.ts'
import type { MadeUpAnswers } from '#tests/components/made-up-answers.ts'
import { dialog, openPart } from '#tests/components/open-part.tsx'
import { pageOfRows } from '#tests/components/page-of-rows.ts'
import { openSignIn, useSignInWish } from '#web/kit/sign-in-door.ts'
import { refusedCalls } from '#web/queries/ask.ts'
import { DocumentComments } from './document-comments.tsx'

const comment = (id: number, text: string, change: Partial<DocumentComment> = {}): DocumentComment => ({
  ...{ id, text, author: 'mina', by_owner: false, is_own: false, can_delete: false, waits: false },
  ...{ created_at: '2026-11-01T08:00:00.000Z', edited_at: null },
  ...change,
})

const OF_OTHERS = comment(1, 'Why does the line end in March?')
const OWN = comment(2, 'It goes on in May.', { author: 'ola', is_own: true, can_delete: true, waits: true })
const OF_OWNER = comment(3, 'Mended.', {
  ...{ author: 'tunde', by_owner: true, edited_at: '2026-11-02T08:00:00.000Z' },
})

function Wished() {
  return <output>{useSignInWish()?.view ?? 'no wish'}</output>
}

async function open(rows: readonly DocumentComment[], account: object | null = {}) {
  const answers: MadeUpAnswers = {
    'GET /document/{id}/comments': ({ query }) => pageOfRows([...rows], query),
    'POST /document/{id}/comments': OWN,
    'PATCH /document/{id}/comments/{comment}': OWN,
    'DELETE /document/{id}/comments/{comment}': { detail: 'Done' } as never,
    'POST /document/{id}/comments/{comment}/report': { detail: 'Those who decide will read it.' },
  }
  const part = await openPart(
    <>
      <DocumentComments id="winter" />
      <Wished />
    </>,
    { answers, account },
  )
  await screen.findByText(rows.length === 0 ? 'No comments yet.' : (rows[0]?.text ?? ''))
  return part
}

const press = (name: string | RegExp) => screen.findByRole('button', { name })
const items = () => within(screen.getByRole('list', { name: 'Comments' })).getAllByRole('listitem')

test('a comment says whose it is, whether that is whose page it is, and whether it was changed', async () => {
  await open([OF_OTHERS, OWN, OF_OWNER])
  const [others, own, owner] = items().map(({ textContent }) => textContent ?? '')
  expect(others).not.toMatch(/you|whose page this is|changed/)
  expect(own).toMatch(/you/)
  expect(own).toMatch(/Only you see this yet\./)
  expect(owner).toMatch(/whose page this is.*changed/)
  expect(owner).not.toMatch(/Only you see this yet\./)
})

test('one changes one’s own and reports those of others; one deletes what one may', async () => {
  await open([OF_OTHERS, OWN])
  const names = items().map((item) =>
    within(item)
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label')?.split(':')[0]),
  )
  expect(names).toEqual([['Report the comment'], ['Change the comment', 'Delete the comment']])
})

test('a comment is written, sent once and said', async () => {
  const { user, calls } = await open([])
  await user.type(screen.getByRole('textbox'), 'Well done.')
  await user.click(await press('Send comment'))
  await screen.findByText('Your comment was sent')
  expect(calls.of('POST /document/{id}/comments').map(({ path, body }) => [path.id, body])).toMatchObject([
    ['winter', { text: 'Well done.' }],
  ])
})

test('one’s own comment is changed in its place, or left as it is', async () => {
  const { user, calls } = await open([OWN])
  await user.click(await press(/^Change the comment/))
  const field = within(items()[0] as HTMLElement).getByRole('textbox')
  expect(field).toHaveProperty('value', OWN.text)
  await user.click(within(items()[0] as HTMLElement).getByRole('button', { name: 'Cancel' }))
  expect(within(items()[0] as HTMLElement).queryByRole('textbox')).toBeNull()
  await user.click(await press(/^Change the comment/))
  const again = within(items()[0] as HTMLElement).getByRole('textbox')
  await user.clear(again)
  await user.type(again, 'In June.')
  await user.click(within(items()[0] as HTMLElement).getByRole('button', { name: 'Save comment' }))
  await screen.findByText('Your comment was changed')
  expect(
    calls.of('PATCH /document/{id}/comments/{comment}').map(({ path, body }) => ({ path, body })),
  ).toEqual([{ path: { id: 'winter', comment: '2' }, body: { text: 'In June.' } }])
})

test('a comment is deleted once that was confirmed', async () => {
  const { user, calls } = await open([OWN])
  await user.click(await press(/^Delete the comment/))
  expect(calls.of('DELETE /document/{id}/comments/{comment}')).toEqual([])
  await user.click(within(await dialog()).getByRole('button', { name: /^Delete/ }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(calls.of('DELETE /document/{id}/comments/{comment}').map(({ path }) => path.comment)).toEqual(['2'])
})

test('a comment is reported with a reason, without an account, too', async () => {
  const { user, calls } = await open([OF_OTHERS], null)
  await user.click(await press(/^Report the comment: Why does/))
  const form = within(await dialog())
  expect(form.getByText('Report the comment by mina')).toBeTruthy()
  await user.type(form.getByRole('textbox'), 'It names a patient.')
  await user.click(form.getByRole('button', { name: 'Report' }))
  await screen.findByText('The comment was reported')
  expect(
    calls.of('POST /document/{id}/comments/{comment}/report').map(({ path, body }) => [path.comment, body]),
  ).toMatchObject([['1', { reason: 'It names a patient.' }]])
})

test('whoever is not signed in writes nothing and is led to the door', async () => {
  const { user } = await open([OF_OTHERS], null)
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Send this page by mail' })).toBeNull()
  await user.click(await press('Log in to comment'))
  expect(screen.getByText('login')).toBeTruthy()
})

test('a comment that is being written stays when the session ends by itself, below the dialog to log in again', async () => {
  const { user } = await open([OF_OTHERS])
  await user.type(await screen.findByRole('textbox'), 'Because of the strike.')
  refusedCalls.set(refusedCalls.get() + 1)
  await screen.findByText('login')
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'Because of the strike.')
  expect(screen.queryByRole('button', { name: 'Log in to comment' })).toBeNull()
  // Who closes the dialog finds it there too, with the way in beside it.
  Reflect.set(document, 'cookie', 'msdat-signed-in=0; path=/')
  openSignIn(null)
  await press('Log in to comment')
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'Because of the strike.')
})
