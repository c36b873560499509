import type { LanguageCode } from '#domain/message/language.ts'
import { type Message, message } from '#domain/message/message.ts'
import { pageLanguage } from '#web/language/current-language.ts'
import { AskError } from '#web/kit/ask-error.ts'
import { UNEXPECTED_FORMAT } from '#web/queries/ask.ts'
import { answerTo, isUnreachable } from './answer-to.ts'
import { chat, newId, openConversation, putTurn, type Turn } from './chat-state.ts'

/** Whether an answer is awaited in the open conversation: then nothing more is sent. */
export function isThinking(): boolean {
  return openConversation(chat.get()).turns.some(({ answer, failure }) => answer === null && failure === null)
}

/**
 * Sends a question of the open conversation. Empty text and whatever comes while an answer is awaited is not sent.
 *
 * @returns whether it was sent
 */
export function send(text: string, language: LanguageCode): boolean {
  const asked = text.trim()
  if (asked === '' || isThinking()) return false
  const { id: session } = openConversation(chat.get())
  const turn: Turn = { id: newId(), asked, at: Date.now(), answer: null, failure: null, isLocal: false }
  putTurn(session, turn)
  void answered(turn, session, language).then((done) => putTurn(session, done))
  return true
}

/** Sends a question again whose answer did not come. */
export function sendAgain(turn: Turn, language: LanguageCode): void {
  if (isThinking()) return
  const { id: session } = openConversation(chat.get())
  putTurn(session, { ...turn, failure: null })
  void answered(turn, session, language).then((done) => putTurn(session, done))
}

async function answered(turn: Turn, session: string, language: LanguageCode): Promise<Turn> {
  try {
    const { answer, isLocal } = await answerTo(turn.asked, { session, language })
    if (answer.text === '') return failed(turn, message('chat.not-understood'))
    return { ...turn, answer, failure: null, isLocal }
  } catch (error) {
    return failed(turn, failureOf(error))
  }
}

/** Why there is no answer; the words are those of the specification (assistive features §8). */
function failureOf(error: unknown): Message {
  if (!(error instanceof AskError)) return message('chat.not-understood')
  const words = { reason: error.message }
  if (error.code === UNEXPECTED_FORMAT) return message('chat.refused', words)
  return isUnreachable(error) ? message('chat.failed-network', words) : message('chat.failed-server', words)
}

function failed(turn: Turn, why: Message): Turn {
  return { ...turn, failure: pageLanguage.get().text(why) }
}
