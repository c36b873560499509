import type { Feature } from '#server/services/feature.ts'
import type { Services } from '#server/services/services.ts'
import type { FastifyInstance } from 'fastify'
import { askAssistant, askText } from '#contract/assistant/assistant.ts'
import { askEarlier, chatEarlier, commandEarlier, queryEarlier } from '#contract/assistant/earlier.ts'
import { message } from '#domain/message/message.ts'
import { NATION } from '#domain/location/location.ts'
import { tellStory } from '#contract/assistant/story.ts'
import { judgeAnswer, listJudgements } from '#contract/assistant/judgements.ts'
import { pageAnswer } from '#server/platform/listing/page-answer.ts'
import { pageWindow } from '#server/platform/listing/page-window.ts'
import { serve } from '#server/platform/http/endpoint-route.ts'
import { callerOf } from '#server/platform/http/network.ts'
import { languageOf } from '#languages/from-source.ts'
import type { Asking } from '#server/assistant/answers.ts'
import type { SentQuestion } from '#server/assistant/assistant.ts'
import { forgetOldJudgements, keepJudgement, readJudgements } from './judgements.ts'
import { foundIndicators } from './found-indicators.ts'
import { proposalsText } from '#server/policy/proposals-text.ts'
import { forgetOldOutcomes } from './phrasing/outcomes.ts'
import { servePhrasing } from './phrasing/routes.ts'
import { spokenRoute } from './spoken-route.ts'
import { shortText } from './short-text.ts'
import { forgetShortLived } from '#server/assistant/short-lived.ts'
import { NO_SOUND } from '#server/assistant/voices.ts'

/** Words by which earlier clients asked for interventions. */
const ASKS_FOR_INTERVENTIONS = /\bintervention|\bpolic(y|ies)\b|\badvantage/i

/** The words around the figure and the place in such a text. */
const AROUND_IT =
  /\b(what if|interventions?|polic(y|ies)|(dis)?advantages?|give|list|propose|suggest|generate|two|with|their|and|to|for each|improve|reduce|lower|increase|address)\b/gi

/** Questions in words: the assistant, one sentence for a message, and the shapes of earlier clients. */
function serveAssistant(
  app: FastifyInstance,
  { accounts: { limits }, answers, database, model, voices }: Services,
): void {
  const inEnglish = languageOf('en')
  const { assistant } = answers
  const answered = (call: Asking, question: SentQuestion) => answers.answer(call, question)
  const known = async () => (await assistant.store()).lexicon.reference
  const offerPhrasing = servePhrasing(app, { database, limits, model, known })
  serve(app, askAssistant, async (call) => {
    const { question, session, language, indicator } = call.body
    const answer = await answered(call, {
      text: question,
      session,
      language: languageOf(language),
      indicator,
    })
    return offerPhrasing(answer)
  })
  serve(app, askText, async (call) => {
    const { q, language } = call.query
    return shortText(await answered(call, { text: q, session: '', language: languageOf(language) }))
  })
  serve(app, tellStory, (call) => {
    const { indicator, location, datasource: source, year, whole, language } = call.query
    const story = {
      indicator,
      location,
      source: source ?? null,
      year: year ?? null,
      isWhole: whole === 'yes',
    }
    return answers.story(call, story, languageOf(language))
  })
  serve(app, chatEarlier, async (call) => {
    const { chatInput, sessionId } = call.body
    const { text } = await answered(call, { text: chatInput, session: sessionId, language: inEnglish })
    return { text, message: text, response: text }
  })
  serve(app, commandEarlier, async (call) => {
    const { command, session, language, aloud } = call.body
    const way = spokenRoute(command)
    if (way) {
      const opened = languageOf(language).text(message('voice.opened', { what: way.title }))
      const sound = aloud ? await voices.speak(opened) : NO_SOUND
      return {
        ...{ text_response: opened, audio_response: sound.audio, voice: sound.voice },
        ...{ type: 'Navigation' as const, route: way.route, title: languageOf(language).text(way.title) },
        answer: null,
      }
    }
    const answer = await answered(call, { text: command, session, language: languageOf(language) })
    const { text, links } = answer
    const { audio, voice } = aloud ? await voices.speak(text) : NO_SOUND
    return {
      text_response: text,
      audio_response: audio,
      voice,
      type: 'Answer' as const,
      route: links[0]?.href ?? null,
      title: null,
      answer,
    }
  })
  serve(app, queryEarlier, async ({ path }) => ({ result: await foundIndicators(assistant, path.text) }))
  serve(app, askEarlier, async (call) => {
    const asked = { text: call.body.text, session: '', language: inEnglish }
    const { text, reason } = await answered(call, asked)
    if (reason !== 'what_if' && !ASKS_FOR_INTERVENTIONS.test(asked.text)) return { response: text }
    // The subject stands between the words that ask for interventions.
    const { understood } = await assistant.answer({ ...asked, text: asked.text.replace(AROUND_IT, ' ') })
    const idOf = (wanted: string) => understood.find(({ kind, id }) => kind === wanted && id !== null)?.id
    const indicator = idOf('indicator')
    const wanted = indicator && { indicator, location: idOf('place') ?? NATION }
    const proposed = wanted ? await proposalsText(database, wanted, inEnglish) : null
    return { response: proposed ?? text }
  })
  serve(app, judgeAnswer, async (call) => {
    await limits.take('judgement', callerOf(call.request.ip))
    await keepJudgement(database, call.body)
    call.reply.code(201)
    return { kept: true } as const
  })
  serve(app, listJudgements, async ({ query, url }) => {
    const window = pageWindow(query)
    const { rows, count } = await readJudgements(database, query.right, window)
    return pageAnswer([...rows], count, window, url)
  })
}

export const assistantFeature: Feature = {
  routes: serveAssistant,
  jobs: ({ database }) => [
    forgetOldJudgements(database),
    forgetOldOutcomes(database),
    forgetShortLived(database),
  ],
}
