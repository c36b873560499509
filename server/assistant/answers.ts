import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AssistantAnswer } from '#contract/assistant/assistant.ts'
import type { Language } from '#domain/message/language.ts'
import type { StoryQuestion } from '#domain/question/answer/story.ts'
import type { FindQuestions } from '#server/data-audit/figures-in-question.ts'
import type { Database } from '#server/platform/database/database.ts'
import { askerOf } from '#server/work/asker.ts'
import { FairQueue, type QueueBounds } from '#server/work/fair-queue.ts'
import { type Assistant, openAssistant, type SentQuestion } from './assistant.ts'
import type { ModelVariables } from '#server/platform/model-variables.ts'
import { openModelReader } from './read-by-model.ts'
import { openFloodGate } from './flood.ts'

/** A request by which somebody asks. */
export interface Asking {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** The assistant as readers reach it: in their turn, and with a limit on how much one network asks. */
export interface Answers {
  readonly assistant: Assistant
  /** Throws `too-many-requests` for a flood from one network address, and when many wait. */
  answer(asking: Asking, question: SentQuestion): Promise<AssistantAnswer>
  /** Remarkable facts, within the same limits. */
  story(asking: Asking, question: StoryQuestion, language: Language): Promise<AssistantAnswer>
}

/** An answer takes some milliseconds, most of which it waits for the store. */
const QUEUE: QueueBounds = {
  what: 'questions',
  atOnce: 4,
  waiting: 200,
  ofOneCaller: { account: 60, guest: 60 },
  retryAfter: 2,
}

/** Opens the one assistant of a store. */
export function openAnswers(
  database: Database,
  { findQuestions, model }: { readonly findQuestions: FindQuestions; readonly model: ModelVariables | null },
): Answers {
  const assistant = openAssistant(database, { findQuestions, readByModel: openModelReader(model) })
  const passGate = openFloodGate()
  const queue = new FairQueue(QUEUE)
  return {
    assistant,
    async answer({ request, reply }, question) {
      await passGate(request.ip)
      return queue.run(askerOf(request, reply), () => assistant.answer(question))
    },
    async story({ request, reply }, question, language) {
      await passGate(request.ip)
      return queue.run(askerOf(request, reply), () => assistant.story(question, language))
    },
  }
}
