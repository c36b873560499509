import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { noParameters } from '#contract/listing/page.ts'

/** The outcomes of asking a language model for a text: shown, or the reason why not. */
export const PHRASING_OUTCOMES = [
  'phrased',
  'unknown',
  'budget',
  'failed',
  'placeholder',
  'missing',
  'digit',
  'number-word',
  'direction',
  'negation',
  'cause',
  'name',
  'markup',
  'length',
] as const

const outcome = z.enum(PHRASING_OUTCOMES)

export type PhrasingOutcome = z.output<typeof outcome>

/** An answer in the words of a language model, where one is configured and kept to the facts. */
export const phraseAnswer = endpoint({
  method: 'POST',
  path: '/assistant/phrasing',
  tag: 'Assistant',
  permission: 'public',
  sameSite: true,
  summary:
    'An answer of the assistant in the words of a language model that wrote about placeholders; null where it kept no rule. `phrasing` of an answer names it for ten minutes',
  pathParameters: noParameters,
  query: noParameters,
  body: z
    .object({ id: z.string('Give the name of an answer.').min(1).max(64) })
    .meta({ examples: [{ id: 'Xb2k9QmZ0t4' }] }),
  answer: z.object({
    text: z.string().nullable().meta({ description: 'Null: the answer stands as it was.' }),
    outcome,
  }),
  problems: ['invalid-input', 'too-many-requests', 'store-unavailable'],
})

/** How often the model kept the rules. */
export const countPhrasings = endpoint({
  method: 'GET',
  path: '/assistant/phrasings',
  tag: 'Assistant',
  permission: 'summary.read',
  summary: 'Whether a language model is configured, and what became of its texts in the last 30 days',
  pathParameters: noParameters,
  query: noParameters,
  answer: z.object({
    model: z.string().nullable().meta({ description: 'Its name; null: none is configured.' }),
    open: z.boolean().meta({ description: 'False: administrators have switched it off.' }),
    outcomes: z.array(z.object({ outcome, times: z.int() })).readonly(),
  }),
  problems: ['not-signed-in', 'not-allowed', 'store-unavailable'],
})
