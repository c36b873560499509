import type { FastifyInstance } from 'fastify'
import { askAssistant, askText } from '#contract/assistant/assistant.ts'
import { askEarlier, chatEarlier, commandEarlier, queryEarlier } from '#contract/assistant/earlier.ts'
import type { Database } from '#server/platform/database/database.ts'
import { serve } from '#server/platform/http/endpoint-route.ts'
import { languageOf } from '#languages/from-source.ts'
import { openAssistant } from './assistant.ts'
import { foundIndicators } from './found-indicators.ts'
import { shortText } from './short-text.ts'

/** Questions in words: the assistant, one sentence for a message, and the shapes of earlier clients. */
export function serveAssistant(app: FastifyInstance, database: Database): void {
  const assistant = openAssistant(database)
  const inEnglish = languageOf('en')
  serve(app, askAssistant, ({ body }) =>
    assistant.answer({ text: body.question, session: body.session, language: languageOf(body.language) }),
  )
  serve(app, askText, async ({ query }) =>
    shortText(await assistant.answer({ text: query.q, session: '', language: languageOf(query.language) })),
  )
  serve(app, chatEarlier, async ({ body }) => {
    const { text } = await assistant.answer({
      text: body.chatInput,
      session: body.sessionId,
      language: inEnglish,
    })
    return { text, message: text, response: text }
  })
  serve(app, commandEarlier, async ({ body }) => {
    const { text, links } = await assistant.answer({ text: body.command, session: '', language: inEnglish })
    return { text_response: text, audio_response: '', type: 'Answer', route: links[0]?.href ?? null }
  })
  serve(app, queryEarlier, async ({ path }) => ({ result: await foundIndicators(assistant, path.text) }))
  serve(app, askEarlier, async ({ body }) => {
    const { text } = await assistant.answer({ text: body.text, session: '', language: inEnglish })
    return { response: text }
  })
}
