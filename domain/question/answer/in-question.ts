import { message } from '#domain/message/message.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import type { AnswerRow, PartAnswer } from './answer.ts'

/** What is known of the figures of an answer. */
interface Asked {
  readonly reference: Pick<ReferenceData, 'inQuestion'>
}

/** The page of what the data audit found. */
export const KNOWN_ERRORS = '/known-errors'

/** An answer with the sentence that figures of it are in question, and the way to the findings; the same where none is. */
export function withQuestions(part: PartAnswer, { reference: { inQuestion } }: Asked): PartAnswer {
  const asked = part.rows.filter((row) => row.kind === 'figure' && inQuestion?.has(textOf(row)))
  const [first] = asked
  if (!first) return part
  const href = `${KNOWN_ERRORS}?indicator=${first.indicator}&status=open`
  const count = new Set(asked.map(textOf)).size
  return {
    ...part,
    said: [...part.said, message('assistant.in-question', { count })],
    links: [...part.links, { href, title: message('assistant.known-errors'), view: null }],
  }
}

function textOf({ indicator, source, location, period }: AnswerRow): string {
  return `${indicator}:${source}:${location}:${period}`
}
