import { HEARD_AS } from '#catalogue/question/heard-as.ts'
import type { LanguageCode } from '#domain/message/language.ts'
import { type Message, message } from '#domain/message/message.ts'
import { putRight } from '#domain/voice/heard-as.ts'
import { AskError } from '#web/kit/ask-error.ts'
import { ask, UNEXPECTED_FORMAT } from '#web/queries/ask.ts'
import { isUnreachable } from '../answer-to.ts'
import { chat, openConversation } from '../chat-state.ts'
import { log } from './debug-log.ts'
import type { Leaving, Reply } from './voice-state.ts'

/** An answer, or the page that was named by words that only the server knows. */
type Heard = { readonly reply: Reply } | { readonly leaving: Leaving }

/** What somebody said, as a question of the conversation that is open in the chat. Rejects with what the server or the line says. */
export async function askByVoice(heard: string, language: LanguageCode, aloud: boolean): Promise<Heard> {
  const command = putRight(heard, HEARD_AS)
  const { id: session } = openConversation(chat.get())
  try {
    const { text_response, audio_response, voice, answer, type, route, title } = await ask(
      'POST /assistant/command',
      {
        body: { command, session, language, aloud },
      },
    )
    if (type === 'Navigation' && route !== null) {
      return { leaving: { href: route, title: title ?? text_response } }
    }
    log('answered', String(answer?.rows.length ?? 0))
    if (audio_response !== '') log('sound', voice)
    return { reply: { text: text_response, audio: audio_response, voice, answer } }
  } catch (error) {
    if (!isUnreachable(error)) throw error
    const answer = await import('../local-answer.ts')
      .then(({ localAnswer }) => localAnswer(command, { session: '', language }))
      .catch(() => null)
    if (answer === null) throw error
    log('answered-here', String(answer.rows.length))
    return { reply: { text: answer.text, audio: '', voice: 'browser', answer } }
  }
}

/** Why there is no reply, in the words of the specification (of dashboards, §8). */
export function whyNot(error: unknown): Message {
  if (!(error instanceof AskError)) return message('voice.failed-parse')
  if (error.code === UNEXPECTED_FORMAT) return message('chat.refused', { reason: error.message })
  if (isUnreachable(error)) return message('chat.failed-network', { reason: error.message })
  return message('voice.failed-status', { status: String(error.status), reason: error.message })
}
