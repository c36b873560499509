import { message } from '#domain/message/message.ts'
import { answering, type AnswerInput, type PartAnswer } from './answer.ts'
import { examples } from './decline.ts'

/** What a release changed: where its list of new figures, corrections and withdrawals stands. */
export function changesAnswer(asked: AnswerInput): PartAnswer {
  return answering({
    said: [message('assistant.changes')],
    links: [
      { href: '/releases', title: message('assistant.changes-link', { page: 'releases' }), view: null },
    ],
    suggestions: examples(asked),
  })
}
