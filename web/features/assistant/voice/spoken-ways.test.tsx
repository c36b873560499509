import { screen, waitFor } from '@testing-library/preact'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPart } from '#tests/components/open-part.tsx'
import { hear, hearingBrowser, hold, letGo, say, openVoice } from '#tests/components/spoken-words.ts'
import { unsavedWork } from '#web/memory/unsaved-work.ts'
import type { SpokenWay } from './use-voice.ts'
import { setVoiceAloud } from './voice-choices.ts'
import { VoicePanel } from './voice-panel.tsx'
import { acted } from '#tests/components/acted.ts'

// Spoken words that are no question: nothing is asked of the server.

beforeEach(() => {
  hearingBrowser()
  setVoiceAloud(false)
})
afterEach(() => {
  vi.useRealTimers()
  unsavedWork.set(null)
})

async function open(read: (heard: string) => SpokenWay | null) {
  const gone: string[] = []
  const part = await openVoice(() => openPart(<VoicePanel ways={{ read, go: (href) => gone.push(href) }} />))
  return { ...part, gone }
}

async function sendNow(user: Awaited<ReturnType<typeof open>>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Send now' }))
}

const way =
  (leaves: boolean) =>
  (heard: string): SpokenWay | null =>
    heard === 'open the scorecard'
      ? { kind: 'go', title: 'Scorecard', href: '/scorecard', leaves }
      : heard === 'save' || heard === 'stay'
        ? { kind: 'decide', choice: heard }
        : null

test('words lead to a page, which is said', async () => {
  const part = await open(way(true))
  await say('open the scorecard')
  await sendNow(part.user)
  await screen.findByText('Opened: Scorecard.')
  expect(part.gone).toEqual(['/scorecard'])
})

test('words do something here', async () => {
  const part = await open(() => ({ kind: 'done', said: 'Showing the table.' }))
  await say('show the table')
  await sendNow(part.user)
  await screen.findByText('Showing the table.')
})

test('words leave work that is not saved only when somebody says so; a page that stays is not left', async () => {
  let saved = 0
  unsavedWork.set({ save: async () => ++saved > 0 } as never)
  const part = await open(way(true))
  await say('open the scorecard')
  await sendNow(part.user)
  await screen.findByText('This page has changes that are not saved.')
  expect(part.gone).toEqual([])
  await part.user.click(screen.getByRole('button', { name: 'Stay' }))
  await screen.findByText('You stay on this page.')
  expect([part.gone, saved]).toEqual([[], 0])
})

test('work is saved first, aloud', async () => {
  let saved = 0
  unsavedWork.set({ save: async () => ++saved > 0 } as never)
  const part = await open(way(true))
  await say('open the scorecard')
  await sendNow(part.user)
  await screen.findByText('This page has changes that are not saved.')
  await hold()
  await hear('save')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await letGo()
  await acted(() => vi.advanceTimersByTimeAsync(1600))
  vi.useRealTimers()
  await waitFor(() => expect([part.gone, saved]).toEqual([['/scorecard'], 1]))
})

test('a page stays where saving fails', async () => {
  unsavedWork.set({ save: async () => false } as never)
  const part = await open(way(true))
  await say('open the scorecard')
  await sendNow(part.user)
  await part.user.click(await screen.findByRole('button', { name: 'Save and open' }))
  await screen.findByText('You stay on this page.')
  expect(part.gone).toEqual([])
})

test('words lead on at once where the page that is opened leaves nothing', async () => {
  unsavedWork.set({ save: async () => false } as never)
  const part = await open(way(false))
  await say('open the scorecard')
  await sendNow(part.user)
  await screen.findByText('Opened: Scorecard.')
  expect(part.gone).toEqual(['/scorecard'])
})
