import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { readConfidence } from '#contract/analysis/earlier-confidence.ts'
import { type FigureAnswer, type FigureToQuote, figureToQuote } from '#domain/best-figure/figure-to-quote.ts'
import { NATION } from '#domain/location/location.ts'
import { message } from '#domain/message/message.ts'
import { periodYear } from '#domain/period/period.ts'
import { Problem } from '#domain/problem.ts'
import { english } from '#languages/from-source.ts'
import type { Database } from '#server/platform/database/database.ts'
import { serve } from '#server/platform/http/endpoint-route.ts'
import { namedFigure } from './named-figure.ts'
import { readAllSources } from './read-all-sources.ts'

type Answer = z.output<typeof readConfidence.answer>
type Asked = z.output<typeof readConfidence.query>

const LEVELS = { 1: 'Low', 2: 'Medium', 3: 'High' } as const

/** The confidence that an earlier client writes above its charts; never refused, for that client asks with anything. */
export function serveEarlierConfidence(app: FastifyInstance, database: Database): void {
  serve(app, readConfidence, async ({ path, query }) => {
    const answer = path.id === null ? null : await quoteOf(database, path.id, query)
    if (answer === null) return none('There is no such indicator or place.')
    if (answer.status !== 'quote') return none(english.text(answer.why))
    return isAskedFor(answer, query) ? sure(answer, query.year) : none(otherFigure(answer))
  })
}

/** Null for an indicator or a place that does not exist. */
async function quoteOf(database: Database, indicator: number, asked: Asked): Promise<FigureAnswer | null> {
  const location = asked.location ?? NATION
  try {
    const { table, reference, currentYear } = await readAllSources(database, { indicator, location })
    // A figure of a year is judged as of that year; a year to come is none to quote in.
    const year = asked.year !== null && asked.year < currentYear ? asked.year : undefined
    return figureToQuote({ table, reference, indicator, location, currentYear, year })
  } catch (error) {
    if (error instanceof Problem && error.code === 'invalid-input') return null
    throw error
  }
}

/** Whether the figure to quote is that of the source and the year that were asked for. A pooled value is nobody's. */
function isAskedFor({ figure }: FigureToQuote, { datasource, year }: Asked): boolean {
  if (figure === null) return datasource === null && year === null
  const { source, point } = figure
  return (
    (datasource === null || source.id === datasource) && (year === null || periodYear(point.period) === year)
  )
}

function sure({ confidence, why }: FigureToQuote, asOf: number | null): Answer {
  const { stars, strength, agreement, signs } = confidence
  const said = [
    `${english.text(message('quote-card.of-three', { stars: `${stars}` }))} stars`,
    english.text(message('quote-card.sure', { strength, agreement })),
    english.text(why),
    ...(asOf === null ? [] : [`Judged as of ${asOf}`]),
    ...signs.map((sign) => `${sign.speaks === 'for' ? 'For' : 'Against'}: ${english.text(sign.why)}`),
  ]
  return { score: null, level: LEVELS[stars], stars, explanation: said.map(asSentence).join(' ') }
}

function asSentence(text: string): string {
  return text.endsWith('.') ? text : `${text}.`
}

function otherFigure({ figure }: FigureToQuote): string {
  if (figure === null) return 'No published figure is named to be quoted here, so none has a confidence.'
  return `Only the figure to quote has a confidence: here that is ${namedFigure(figure).label}.`
}

function none(explanation: string): Answer {
  return { score: null, level: 'none', stars: null, explanation }
}
