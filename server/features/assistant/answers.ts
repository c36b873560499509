import type { AssistantAnswer } from '#contract/assistant/assistant.ts'
import type { Language } from '#domain/message/language.ts'
import type { StoryQuestion } from '#domain/question/answer/story.ts'
import type { Database } from '#server/platform/database/database.ts'
import { type Assistant, openAssistant, type SentQuestion } from './assistant.ts'
import { openFloodGate } from './flood.ts'

/** The assistant as readers reach it: with a limit on how much one network asks. */
export interface Answers {
  readonly assistant: Assistant
  /** Throws `too-many-requests` for a flood from one network address. */
  answer(address: string, question: SentQuestion): Promise<AssistantAnswer>
  /** What stands out, within the same limit. */
  story(address: string, question: StoryQuestion, language: Language): Promise<AssistantAnswer>
}

/** Opens the one assistant of a store. */
export function openAnswers(database: Database): Answers {
  const assistant = openAssistant(database)
  const passGate = openFloodGate()
  return {
    assistant,
    async answer(address, question) {
      await passGate(address)
      return assistant.answer(question)
    },
    async story(address, question, language) {
      await passGate(address)
      return assistant.story(question, language)
    },
  }
}
