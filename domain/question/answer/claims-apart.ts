import type { Indicator } from '#domain/indicator/indicator.ts'
import { NATION } from '#domain/location/location.ts'
import { message, type Value } from '#domain/message/message.ts'
import { headlineName, listOf, placeName, sourceName } from '#domain/message/value.ts'
import type { StatedFigure } from '#domain/narrative/stated-figure.ts'
import { isWhole } from '#domain/observation/settled.ts'
import { byId } from '#domain/reference/reference-data.ts'
import type { FrameOf } from '../frame.ts'
import { linkTo } from './address.ts'
import { type AnswerInput, answering, type PartAnswer } from './answer.ts'
import { chooseFigure, fittingPoints } from './choose-figure.ts'
import { notPublished } from './decline.ts'
import { citedSaid, figureSaid, valueSaid } from './figure-said.ts'
import { rowOf } from './rows.ts'

const MOST_FIGURES = 3
/** A figure this far from a number, of the number, is near to it. */
const NEAR = 0.05
const ORDER = ['first', 'second', 'third', 'fourth'] as const

/** Which figures each of some claimed numbers is, by source and time, and which figure is quoted. No number is called right. */
export function claimsApartAnswer(asked: AnswerInput, { claims }: FrameOf<'claims_apart'>): PartAnswer {
  const { question, data } = asked
  const { indicators, locations, sources } = data.reference
  const [indicator = 0] = question.indicators
  const about = byId(indicators, indicator)
  const place = byId(locations, question.places[0] ?? NATION)
  const wish = { indicator, place, sources: [], years: question.periods.years }
  const held = fittingPoints(asked, wish)
    .filter(isWhole)
    .map((point) => ({ point, source: byId(sources, point.source) }))
  const quoted = chooseFigure(asked, wish)
  if (!quoted) return notPublished(asked, indicator, place.id)
  const found = claims.slice(0, ORDER.length).map((claim) => figuresOf(claim, held, about))
  const said = found.map(({ fits, figures }, at): Value => {
    const of = claims.length === 1 ? 'only' : (ORDER[at] ?? 'only')
    const list = listOf(
      figures.map((stated) =>
        message('assistant.source-figure', {
          figure: valueSaid(stated, about),
          cited: citedSaid(stated, about),
        }),
      ),
    )
    return message('assistant.claim-of', {
      of,
      fits: figures.length === 0 ? 'none' : fits ? 'yes' : 'near',
      list,
    })
  })
  const told = [quoted, ...found.flatMap(({ figures }) => figures)]
  return answering({
    said: [
      ...said,
      message('assistant.claims-quoted', { figure: figureSaid(quoted, { indicator: about, place }) }),
      ...kindsOf(told),
    ],
    rows: [...new Set(told.map(({ point }) => point))].map((point) => rowOf(point)),
    links: [
      linkTo(data, { section: 'indicator-overview', indicator, location: place.id }),
      {
        href: `/check?indicator=${indicator}&location=${place.id}`,
        title: message('assistant.link-check', { indicator: headlineName(about), place: placeName(place) }),
        view: null,
      },
    ],
  })
}

/** What each of several sources is; of one source nothing, as its figures are of one kind. */
function kindsOf(told: readonly StatedFigure[]): Value[] {
  const sources = [...new Map(told.map(({ source }) => [source.id, source])).values()]
  if (sources.length < 2) return []
  const kinds = sources.map((source) =>
    message('assistant.claim-kind', { source: sourceName(source), kind: source.classification }),
  )
  const areApart = new Set(sources.map(({ classification }) => classification)).size > 1
  return [message('assistant.claims-kinds', { kinds: listOf(kinds), apart: areApart ? 'yes' : 'no' })]
}

interface Found {
  /** The figures are the number as it was said; else they are near to it. */
  readonly fits: boolean
  readonly figures: readonly StatedFigure[]
}

/** The figures that are the number, the newest of each source; where none is, those near to it. */
function figuresOf(claim: number, held: readonly StatedFigure[], { factor }: Indicator): Found {
  const apart = ({ point }: StatedFigure) => Math.abs(point.value - claim)
  const exact = held.filter((stated) => apart(stated) <= stepOf(claim) + ROUNDING)
  if (exact.length > 0) return { fits: true, figures: newestOfSources(exact) }
  const near = held.filter((stated) => apart(stated) <= NEAR * claim || (factor === 2 && apart(stated) <= 1))
  return { fits: false, figures: newestOfSources(near) }
}

const ROUNDING = 1e-9
const LARGE = 100_000
/** The last digit of a large number is at most this part of it: 216 million is no 200 million. */
const STEP = 0.005

/** How far a figure may be from the number as it was said: 39.5 is anything from 39.45; of millions people round and leave out. */
function stepOf(claim: number): number {
  if (claim < LARGE) return 10 ** -(`${claim}`.split('.')[1]?.length ?? 0) / 2
  const zeros = /0*$/.exec(`${claim}`)?.[0].length ?? 0
  return Math.min(10 ** zeros, STEP * claim)
}

/** `Held` is sorted with the newest first. */
function newestOfSources(held: readonly StatedFigure[]): readonly StatedFigure[] {
  const bySource = Map.groupBy(held, ({ source }) => source.id)
  return [...bySource.values()].flatMap(([first]) => (first ? [first] : [])).slice(0, MOST_FIGURES)
}
