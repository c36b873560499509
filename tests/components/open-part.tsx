import { act, cleanup, configure, render, type RenderResult, screen } from '@testing-library/preact'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { toast } from 'react-hot-toast'
import { expect } from 'vitest'
import type { OwnAccount } from '#contract/account/sign-in.ts'
import { GROUPS } from '#messages/groups.ts'
import { loadGroup } from '#web/language/loaded-texts.ts'
import { WithWords } from '#web/language/with-words.tsx'
import { queryClient } from '#web/queries/query-client.ts'
import { refreshOwnAccount } from '#web/queries/own-account.ts'
import { anAccount } from './made-up-account.ts'
import { type AnsweredCalls, answerCalls, type MadeUpAnswers, type SiteFiles } from './made-up-answers.ts'

interface Surroundings {
  readonly answers?: MadeUpAnswers
  readonly files?: SiteFiles
  /** The account that is signed in, as far as it differs from a user; null: nobody. */
  readonly account?: Partial<OwnAccount> | null
  /** Address of the page, from its slash. */
  readonly at?: string
  /** Of the window, in pixels. */
  readonly width?: number
}

/** A part of the product that is drawn, with the reader's hands and the calls that it makes. */
export interface OpenPart extends Omit<RenderResult, 'unmount'> {
  readonly user: UserEvent
  readonly calls: AnsweredCalls
  readonly unmount: () => void
}

let calls: AnsweredCalls | null = null

/** Draws a part of the product for somebody, at an address, with answers in place of a server. */
export async function openPart(
  part: React.ReactNode,
  { answers = {}, files = {}, account = {}, at = '/', width = 1440 }: Surroundings = {},
): Promise<OpenPart> {
  window.history.replaceState(null, '', at)
  Reflect.set(window, 'innerWidth', width)
  Reflect.set(document, 'cookie', `msdat-signed-in=${account === null ? 0 : 1}; path=/`)
  const answered = answerCalls({ ...(account && { 'GET /account': anAccount(account) }), ...answers }, files)
  calls = answered
  const user = userEvent.setup()
  await Promise.all([refreshOwnAccount(), ...GROUPS.map((group) => loadGroup('en', group))])
  const drawn = render(<WithWords fallback="…">{part}</WithWords>)
  // What a part does when it goes is done by then.
  const unmount = () => void act(() => void drawn.unmount())
  return { ...drawn, unmount, user, calls: answered }
}

/** The dialog that is open. */
export function dialog(): Promise<HTMLElement> {
  return screen.findByRole('dialog')
}

// A failing test prints what it looked for, not the whole page; what a busy machine is slow with is waited for.
configure({ getElementError: (message) => new Error(message ?? ''), asyncUtilTimeout: 15_000 })

/** Takes away what a test drew. A page that asked for what no test thought of would show a failure that nobody looks at. */
export async function closePart(): Promise<void> {
  // With what follows at once: it would meet a page that is gone, or the next test.
  act(cleanup)
  act(() => toast.remove())
  await queryClient.cancelQueries()
  queryClient.clear()
  const unanswered = calls?.unanswered ?? []
  calls = null
  expect(unanswered).toEqual([])
}
