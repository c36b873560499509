import type { AnswerOf } from '#contract/call.ts'
import type { Answered } from '#web/kit/answered.tsx'
import { useFreshAnswer } from '#web/queries/use-answer.ts'

/**
 * The plugins that readers may turn on, asked again each minute and when the reader comes back to the page, so that one
 * that was disabled goes away (T33). While the server cannot say, none is shown.
 */
export function usePublishedPlugins(): Answered<AnswerOf<'GET /plugins'>> {
  return useFreshAnswer('GET /plugins', { query: { size: 1000 } })
}
