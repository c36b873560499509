import { z } from 'zod'
import { CLASSIFICATIONS } from '#domain/data-source/data-source.ts'
import { type PeriodCode, parsePeriod } from '#domain/period/period.ts'
import { endpoint } from '#contract/endpoint.ts'
import { LARGEST_ID } from '#contract/listing/page.ts'
import { SOURCES_MISSING } from './dashboard.ts'
import { triangulationResult } from './result.ts'
import { answerLanguage } from '#contract/analysis/answer-language.ts'
import { analysisCall } from '#contract/analysis/analysis.ts'
import { label, maybeFigure } from '#contract/analysis/estimate-given.ts'
import { figure } from '#contract/analysis/numbers.ts'
import { oneOf } from '#contract/analysis/one-of.ts'

const MOST_FIGURES = 5000
/** More are in no publication, and each takes its time. */
const MOST_INDICATORS = 300
/** The units of figures that a caller brings; months of a count are summed, of the others averaged. */
const BROUGHT_UNITS = ['percent', 'rate', 'count'] as const
const MOST_COMPARISONS = 2
const TOO_MANY = `Compare with at most ${MOST_COMPARISONS} sources.`

const NO_ID = 'Give an id, a whole number.'
const id = z.int(NO_ID).min(1, NO_ID).max(LARGEST_ID, NO_ID)
/** A missing source is reported in the words that users know; a value that is no id, plainly. */
const missing = (otherwise: string) => (issue: { readonly input?: unknown }) =>
  issue.input === undefined || issue.input === null ? SOURCES_MISSING : otherwise

const published = z
  .object({
    primary: z
      .int({ error: missing(NO_ID) })
      .min(1, NO_ID)
      .max(LARGEST_ID, NO_ID)
      .meta({ description: 'Id of the data source that the others are compared with.' }),
    comparisons: z
      .array(id, { error: missing('Give a list of one or two ids of data sources.') })
      .min(1, SOURCES_MISSING)
      .max(MOST_COMPARISONS, TOO_MANY),
    indicator: id.nullish().meta({ description: 'All common indicators unless one is given.' }),
    location: id.nullish().meta({ description: 'All locations unless one is given.' }),
  })
  .meta({ examples: [{ primary: 10, comparisons: [107, 102], indicator: 18, location: 1 }] })

const NO_PERIOD = 'Give a period, such as "2018" or "2018-03".'

const givenFigure = z.object(
  {
    indicator: label,
    location: label,
    period: z
      .string(NO_PERIOD)
      .max(20, NO_PERIOD)
      .transform((text, context): PeriodCode => {
        const code = parsePeriod(text)
        if (code !== null) return code
        context.addIssue({ code: 'custom', message: NO_PERIOD })
        return z.NEVER
      }),
    value: figure,
    lower: maybeFigure.meta({ description: 'Lower bound of the 95% interval.' }),
    upper: maybeFigure.meta({ description: 'Upper bound of the 95% interval.' }),
  },
  'Give an object with an indicator, a location, a period and a value.',
)

const givenSource = z.object(
  {
    name: label,
    classification: z.enum(CLASSIFICATIONS, `Give one of: ${CLASSIFICATIONS.join(', ')}.`),
    methodology: z.string().max(2000, 'Give a text of at most 2000 characters.').optional(),
    figures: z
      .array(givenFigure, 'Give a list of figures.')
      .max(MOST_FIGURES, `Give at most ${MOST_FIGURES} figures.`),
  },
  'Give an object with a name, a classification and figures.',
)

const brought = z
  .object({
    sources: z
      .array(givenSource, 'Give a list of two or three sources, the primary first.')
      .min(2, 'Give at least two sources, the primary first.')
      .max(1 + MOST_COMPARISONS, TOO_MANY),
    unit: z.enum(BROUGHT_UNITS, `Give one of: ${BROUGHT_UNITS.join(', ')}.`),
  })
  .refine(
    ({ sources }) =>
      new Set(sources.flatMap(({ figures }) => figures.map(({ indicator }) => indicator))).size <=
      MOST_INDICATORS,
    { path: ['sources'], message: `Give figures of at most ${MOST_INDICATORS} indicators.` },
  )
  .meta({
    examples: [
      {
        unit: 'percent',
        sources: ['Survey', 'Routine'].map((classification, shift) => ({
          name: `${classification} A`,
          classification,
          figures: [60, 62, 70].map((value, index) => ({
            indicator: 'Houses with a snow shovel',
            location: 'Northland',
            period: `${2016 + index}`,
            value: value + 2 * shift,
          })),
        })),
      },
    ],
  })

/** The published sources to be compared. */
export type PublishedSources = z.output<typeof published>

/** Sources that a caller brings. */
export type BroughtSources = z.output<typeof brought>

/** Two or three sources side by side: how far they agree and the contribution of each (methods 1). */
export const analyseTriangulation = endpoint({
  ...analysisCall,
  query: z.object({ lang: answerLanguage }),
  path: '/analysis/triangulation',
  summary: 'Consistency and complementarity of two or three sources, with the evidence behind each grade',
  body: oneOf({ primary: published, comparisons: published, sources: brought }),
  answer: triangulationResult,
})
