import { screen, waitFor, within } from '@testing-library/preact'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { message } from '#domain/message/message.ts'
import type { FollowedTopic } from '#domain/reading-room/reading-room.ts'
import { CATALOGUE_ANSWERS } from '#tests/components/made-up-catalogue.ts'
import type { MadeUpAnswers } from '#tests/components/made-up-answers.ts'
import { openPart } from '#tests/components/open-part.tsx'
import { withoutWorker, withWorker } from '#tests/components/with-worker.ts'
import { topicIn } from '#web/device/waiting-content.ts'
import { outbox } from '#web/keeping/outbox-state.ts'
import { look, sendUnsent } from '#web/keeping/outbox.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { theDatabase } from '#web/keeping/the-database.ts'
import { ownAccountNow } from '#web/queries/own-account.ts'
import { FollowedTopics } from './reading-topics.tsx'

const SHOVELS = { kind: 'indicator', topic: '9' } as const
let hasLine = true
const sent: unknown[] = []
const answers: MadeUpAnswers = {
  ...CATALOGUE_ANSWERS,
  'PUT /reading/topics': ({ body }) => {
    if (!hasLine) throw new TypeError('Failed to fetch')
    sent.push(body)
    return {} as never
  },
}

/** The part on a page whose words are there. */
function Part({ topics }: { readonly topics: readonly FollowedTopic[] }) {
  const { text } = useLanguage()
  return (
    <main aria-label={text(message('reading-room.mine'))}>
      <FollowedTopics topics={topics} />
    </main>
  )
}

const names = () =>
  within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .map((row) => row.textContent)

beforeEach(async () => {
  sent.length = 0
  localStorage.clear()
  await theDatabase().transactions.clear()
  await look()
})
afterEach(withoutWorker)

test('what is followed no more without a line goes from the list at once, waits, and is sent with the line', async () => {
  withWorker()
  hasLine = false
  const area = { kind: 'area', topic: 'Winter' } as const
  const { user } = await openPart(<Part topics={[area, SHOVELS]} />, { answers })
  const [first] = await screen.findAllByRole('button', { name: /no more|Winter/i })
  if (first) await user.click(first)
  await waitFor(() => expect(names()).toHaveLength(1))
  expect(outbox.get().map((waiting) => topicIn(waiting))).toEqual([{ ...area, followed: false }])
  await screen.findByText('Kept on this device; it is sent when the network is back.')
  hasLine = true
  const own = ownAccountNow()
  if (own.status === 'signed-in') await sendUnsent(own.account.id)
  expect(sent).toEqual([{ ...area, followed: false }])
  expect(outbox.get()).toEqual([])
})

test('where the device may keep nothing, it says that the choice was not kept', async () => {
  hasLine = false
  const { user } = await openPart(<Part topics={[SHOVELS]} />, { answers })
  const [first] = await screen.findAllByRole('button', { name: /no more|shovel/i })
  if (first) await user.click(first)
  await screen.findByText(/^Your choice was not kept/)
  expect(names()).toHaveLength(1)
})
