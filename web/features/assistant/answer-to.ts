import type { AssistantAnswer } from '#contract/assistant/assistant.ts'
import type { LanguageCode } from '#domain/message/language.ts'
import { AskError } from '#web/kit/ask-error.ts'
import { ask } from '#web/queries/ask.ts'

/** Beside what a question is asked. */
interface About {
  readonly language: LanguageCode
  /** Names the conversation that it goes on with; empty or absent: none. */
  readonly session?: string
  /** What it is about where it names no indicator. */
  readonly indicator?: number
}

export interface Answered {
  readonly answer: AssistantAnswer
  /** Whether this device answered by itself, without a connection. */
  readonly isLocal: boolean
}

/** Answers a question: the server does, and without a connection this device. Rejects with an AskError where neither can. */
export async function answerTo(question: string, about: About): Promise<Answered> {
  try {
    return { answer: await ask('POST /assistant', { body: { question, ...about } }), isLocal: false }
  } catch (error) {
    if (isUnreachable(error)) {
      // Without the code that answers here the server's silence is what is said.
      const answer = await import('./local-answer.ts')
        .then(({ localAnswer }) => localAnswer(question, { session: '', ...about }))
        .catch(() => null)
      if (answer) return { answer, isLocal: true }
    }
    throw error
  }
}

/** Whether no answer arrived at all. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof AskError && error.status === 0
}
