import { z } from 'zod'
import { answerLanguage } from '#contract/analysis/answer-language.ts'
import { endpoint } from '#contract/endpoint.ts'
import { plainText, requiredPlainText } from '#contract/plain-text.ts'
import { OBJECTIONS } from '#domain/question/turns/objection.ts'
import { textRule } from '#domain/form/field-rule.ts'
import { listQuery } from '#contract/listing/list-query.ts'
import { LARGEST_ID, noParameters, pageOf } from '#contract/listing/page.ts'

const judgement = {
  question: requiredPlainText(textRule(2000)),
  answer: plainText(textRule(8000)),
  right: z.boolean('Say whether the answer was right: true or false.'),
  reason: z
    .enum(OBJECTIONS)
    .nullable()
    .default(null)
    .meta({ description: 'What was wrong; null where nothing was.' }),
  remark: plainText(textRule(500)).default('').meta({ description: 'In the words of whoever asked.' }),
  release: z.int().positive().max(LARGEST_ID),
  language: answerLanguage,
}

/** "Was this right?", kept without who said it. */
export const judgeAnswer = endpoint({
  method: 'POST',
  path: '/assistant/judgement',
  tag: 'Assistant',
  permission: 'public',
  sameSite: true,
  summary: 'Say whether an answer was right. Kept without a name or an address for a year. Answers 201',
  pathParameters: noParameters,
  query: noParameters,
  body: z.object(judgement, 'Give an object with a question.').meta({
    examples: [{ question: 'penta 3 kano', answer: 'Penta 3 in Kano: 47.5%.', right: true, release: 1 }],
  }),
  answer: z.object({ kept: z.literal(true) }),
  problems: ['invalid-input', 'too-many-requests', 'store-unavailable'],
})

const judgementRow = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  ...judgement,
  question: z.string(),
  reason: z.enum(OBJECTIONS).nullable(),
  remark: z.string(),
  language: z.string(),
})

export type JudgementRow = z.output<typeof judgementRow>

/** The judgements of readers on answers. */
export const listJudgements = endpoint({
  method: 'GET',
  path: '/assistant/judgements',
  tag: 'Assistant',
  permission: 'summary.read',
  summary: 'What readers said of answers, newest first; `right=false` for the objections alone',
  pathParameters: noParameters,
  query: listQuery(['id'], {
    right: z
      .enum(['true', 'false'], 'Give true or false.')
      .optional()
      .transform((text) => (text === undefined ? null : text === 'true'))
      .meta({ description: 'Only answers that were right, or only those that were not.' }),
  }),
  answer: pageOf(judgementRow),
  problems: ['invalid-input', 'page-too-large', 'not-signed-in', 'not-allowed'],
})
