import type { AssistantAnswer } from '#contract/assistant/assistant.ts'
import { store } from '#web/memory/store.ts'

/** One question of a reader, and what was answered. */
export interface Turn {
  readonly id: string
  readonly asked: string
  /** Milliseconds since 1970. */
  readonly at: number
  /** Null: still awaited, or it failed. */
  readonly answer: AssistantAnswer | null
  /** Why there is no answer, in words; null while nothing went wrong. */
  readonly failure: string | null
  /** Whether this device answered by itself, without a connection. */
  readonly isLocal: boolean
}

/** Questions that go on from each other. Its id is the session id that the server knows it by. */
export interface Conversation {
  readonly id: string
  readonly turns: readonly Turn[]
}

/** Everything that was asked in this session of the browser. */
export interface Chat {
  /** The newest first; never empty. */
  readonly conversations: readonly Conversation[]
  /** Id of the one that is open. */
  readonly open: string
}

/** Another one whenever an answer has another shape. */
const KEY = 'msdat-chat-3'
/** Turns of one conversation and conversations of one session that are kept; the oldest go first. */
const MOST = { turns: 40, conversations: 12 }

/** The chat of this page and its kept form. Panel and page show the same. */
export const chat = store<Chat>(kept() ?? fresh())

chat.subscribe((value) => {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(value))
  } catch {
    // Full or refused: then it lasts as long as the page.
  }
})

/** The conversation that is open. */
export function openConversation({ conversations, open }: Chat): Conversation {
  return conversations.find(({ id }) => id === open) ?? conversations[0] ?? begun()
}

/** Takes a turn into its conversation, or puts it in the place of what it was before. */
export function putTurn(conversation: string, turn: Turn): void {
  const { conversations, open } = chat.get()
  const changed = conversations.map((one) => {
    if (one.id !== conversation) return one
    const isNew = one.turns.every(({ id }) => id !== turn.id)
    const turns = isNew ? [...one.turns, turn] : one.turns.map((old) => (old.id === turn.id ? turn : old))
    return { ...one, turns: turns.slice(-MOST.turns) }
  })
  chat.set({ conversations: changed, open })
}

/** Begins another conversation; an open one that is empty is used again. */
export function beginConversation(): void {
  const { conversations } = chat.get()
  const empty = conversations.find(({ turns }) => turns.length === 0)
  const next = empty ?? begun()
  const others = conversations.filter(({ id }) => id !== next.id)
  chat.set({ conversations: [next, ...others].slice(0, MOST.conversations), open: next.id })
}

/** Opens a conversation of before. */
export function showConversation(id: string): void {
  chat.set({ ...chat.get(), open: id })
}

/** Removes a conversation. Where it was open, a new one begins, with a session id of its own. */
export function forgetConversation(id: string): void {
  const { conversations, open } = chat.get()
  const left = conversations.filter((one) => one.id !== id)
  chat.set({ conversations: left, open })
  if (open === id) beginConversation()
}

function fresh(): Chat {
  const first = begun()
  return { conversations: [first], open: first.id }
}

function begun(): Conversation {
  return { id: newId(), turns: [] }
}

/** An id that nobody guesses; also on pages that are not served securely, where `randomUUID` is missing. */
export function newId(): string {
  const hex = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  )
  return [hex.slice(0, 4), hex.slice(4, 6), hex.slice(6, 8), hex.slice(8, 10), hex.slice(10)]
    .map((part) => part.join(''))
    .join('-')
}

/** What an earlier page of this session kept; a question that was then still awaited is left out. */
function kept(): Chat | null {
  try {
    const value = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Chat | null
    if (!value || value.conversations.length === 0) return null
    const conversations = value.conversations.map(({ id, turns }) => ({
      id,
      turns: turns.filter(({ answer, failure }) => answer !== null || failure !== null),
    }))
    return { ...value, conversations }
  } catch {
    return null
  }
}
