import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { answerLanguage } from '#contract/analysis/answer-language.ts'
import { noParameters } from '#contract/listing/page.ts'
import { answer as assistantAnswer, session } from './assistant.ts'

const words = z.string('Give a text.').max(20_000, 'Give at most 20000 characters.')
const problems = [
  'invalid-input',
  'body-too-large',
  'unsupported-media',
  'too-many-requests',
  'store-unavailable',
] as const

const common = {
  method: 'POST',
  tag: 'Assistant',
  permission: 'public',
  pathParameters: noParameters,
  query: noParameters,
  problems,
} as const

/** The chat of earlier clients. */
export const chatEarlier = endpoint({
  ...common,
  path: '/assistant/chat',
  summary: 'The same in the shape of the earlier chat',
  body: z
    .object({ chatInput: words, sessionId: z.string().max(200, 'Give at most 200 characters.').default('') })
    .meta({ examples: [{ chatInput: 'stunting in Kano', sessionId: 'one' }] }),
  answer: z.object({ text: z.string(), message: z.string(), response: z.string() }),
})

/** Spoken commands, in the shape of earlier clients. `audio_response` is empty where the server has no voice: the browser speaks the text. */
export const commandEarlier = endpoint({
  ...common,
  path: '/assistant/command',
  summary: 'A spoken command in the shape of the earlier voice assistant',
  body: z
    .object({
      command: words,
      session,
      language: answerLanguage,
      aloud: z.boolean().default(true).meta({ description: 'Whether the reply is wanted as sound too.' }),
    })
    .meta({ examples: [{ command: 'measles coverage in Lagos' }] }),
  answer: z.object({
    text_response: z.string(),
    audio_response: z
      .string()
      .meta({ description: 'The address of the reply as sound; empty where the server has no voice.' }),
    voice: z.enum(['browser', 'service', 'espeak']).meta({
      description: 'Whose voice it is: of the browser, of a speech service, of espeak-ng on the server.',
    }),
    answer: assistantAnswer.nullable().meta({ description: 'null where a page is opened.' }),
    type: z.enum(['Answer', 'Navigation']).meta({
      description:
        'Navigation: the command names a page, which `route` leads to. Otherwise it was a question.',
    }),
    route: z.string().nullable().meta({
      description: 'Path of the page that is opened, or of the one that shows the answer.',
    }),
    title: z.string().nullable().meta({ description: 'Of the page that is opened; null for an answer.' }),
  }),
})

/** The search for indicators of earlier clients. */
export const queryEarlier = endpoint({
  method: 'GET',
  path: '/query/{text}',
  tag: 'Assistant',
  permission: 'public',
  summary: 'Indicators that a text may mean, in the shape of the earlier search',
  pathParameters: z.object({ text: words.meta({ example: 'stunting' }) }),
  query: noParameters,
  answer: z.object({
    result: z
      .array(
        z.object({
          id: z.int(),
          short_name: z.string(),
          full_name: z.string(),
          indicator_type: z.string(),
          dashboard: z.string(),
          program_area: z.string(),
          datasources: z.array(z.string()).readonly(),
        }),
      )
      .readonly(),
  }),
  problems: ['invalid-input', 'too-many-requests', 'store-unavailable'],
})

/** The call with which earlier clients asked a language model. */
export const askEarlier = endpoint({
  ...common,
  path: '/e4e/ask',
  summary: 'A question in the shape of the earlier policy simulator',
  body: z.object({ text: words }).meta({ examples: [{ text: 'What is ANC4 in Lagos?' }] }),
  answer: z.object({ response: z.string() }),
})
