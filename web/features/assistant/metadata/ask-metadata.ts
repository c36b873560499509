import type { AssistantAnswer } from '#contract/assistant/assistant.ts'
import type { LanguageCode } from '#domain/message/language.ts'
import { type Message, message } from '#domain/message/message.ts'
import { AskError } from '#web/kit/ask-error.ts'
import { UNEXPECTED_FORMAT } from '#web/queries/ask.ts'
import { answerTo } from '../answer-to.ts'

/** How a question beside an indicator ended; the words of a failure are those of the specification (assistive features §8). */
export type Asked =
  | { readonly status: 'answered'; readonly answer: AssistantAnswer }
  | { readonly status: 'failed'; readonly why: Message }

/** Asks a question that is about an indicator unless it names another; without a connection this device answers. */
export async function askMetadata(
  question: string,
  { indicator, language }: { readonly indicator: number; readonly language: LanguageCode },
): Promise<Asked> {
  try {
    const { answer } = await answerTo(question, { indicator, language })
    return { status: 'answered', answer }
  } catch (error) {
    if (!(error instanceof AskError) || error.code === UNEXPECTED_FORMAT)
      return { status: 'failed', why: message('chat.metadata-malformed') }
    if (error.status === 429) {
      return { status: 'failed', why: message('chat.refused', { reason: error.message }) }
    }
    return { status: 'failed', why: message('chat.metadata-failed') }
  }
}
