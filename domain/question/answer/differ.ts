import { type Location, NATION } from '#domain/location/location.ts'
import { type Message, message } from '#domain/message/message.ts'
import { headlineName, listOf, placeName } from '#domain/message/value.ts'
import { periodYear } from '#domain/period/period.ts'
import { byId } from '#domain/reference/reference-data.ts'
import type { JudgedReason } from '#domain/triangulation/why-differ/reason.ts'
import {
  reasonName,
  type WhyTheyDiffer,
  whyTheyDiffer,
} from '#domain/triangulation/why-differ/why-they-differ.ts'
import { linkTo } from './address.ts'
import { type AnswerRow, type AnswerInput, answering, type PartAnswer } from './answer.ts'
import { newestOfEach } from './choose-figure.ts'
import { sourcesAnswer } from './compare.ts'
import { declineWith } from './decline.ts'
import { bothPeriods, rowOf } from './rows.ts'

/** Two sources about one place, with every reason why they may differ: the named ones, else the two newest. Null: there are no two. */
export function differOf(
  asked: AnswerInput,
): { readonly found: WhyTheyDiffer; readonly place: Location } | null {
  const { question, data } = asked
  const [indicator = 0] = question.indicators
  const place = byId(data.reference.locations, question.places[0] ?? NATION)
  const [a, b] = question.sources.length > 1 ? question.sources : sourcesHeld(asked, indicator, place)
  if (a === undefined || b === undefined) return null
  const found = whyTheyDiffer({
    table: data.tableOf(indicator),
    reference: data.reference,
    indicator,
    location: place.id,
    a,
    b,
  })
  if (found.status !== 'ok') return null
  // `Why did they differ in 2005`: of that time, or the figures of it beside each other.
  const { years } = question.periods
  const isOfTime = [found.sides.a, found.sides.b].some(({ point }) =>
    years.includes(periodYear(point.period)),
  )
  return years.length === 0 || isOfTime ? { found, place } : null
}

/** Two sources of a figure: the newest ones; of one that was named it and the one that told the figure before, else the newest other. */
function sourcesHeld(asked: AnswerInput, indicator: number, place: Location): readonly number[] {
  const held = newestOfEach(asked, { indicator, place, sources: [], years: [] }).map(
    ({ source }) => source.id,
  )
  const [named] = asked.question.sources
  if (named === undefined || !held.includes(named)) return named === undefined ? held : []
  const others = held.filter((id) => id !== named)
  const told = others.find((id) => id === asked.question.told)
  return [told ?? others[0] ?? named, named].slice(others.length === 0 ? 1 : 0)
}

/** Why two sources differ about one place: the named ones, else the two newest. */
export function differAnswer(asked: AnswerInput): PartAnswer {
  const { question, data } = asked
  if (question.sources.length > 2) return severalDiffer(asked)
  const differ = differOf(asked)
  if (!differ) return isOfOneFigure(asked) ? declineWith(asked, 'no_cause') : sourcesAnswer(asked)
  const { found, place } = differ
  const [indicator = 0] = question.indicators
  const about = byId(data.reference.indicators, indicator)
  // What is the same needs no reason.
  const reasons = found.difference === 0 ? [] : explainingOf(found)
  return answering({
    said: [
      message('assistant.heading', { indicator: headlineName(about), place: placeName(place) }),
      found.sentence,
      ...(found.difference === 0 ? [] : [reasonsSaid(reasons)]),
    ],
    rows: differRows(found),
    links: [linkTo(data, { section: 'indicator-overview', indicator, location: place.id })],
  })
}

/** Three sources and more: the figure of each, and why the two that lie furthest apart may differ. */
function severalDiffer(asked: AnswerInput): PartAnswer {
  const beside = sourcesAnswer(asked)
  const [lowest, ...others] = beside.rows.toSorted((x, y) => x.value - y.value)
  const highest = others.at(-1)
  if (!lowest || !highest || beside.reason !== null) return beside
  const question = { ...asked.question, sources: [lowest.source, highest.source] }
  const differ = differOf({ ...asked, question })
  const apart = differ && differ.found.difference !== 0 ? differ.found : null
  return apart === null
    ? beside
    : { ...beside, said: [...beside.said, apart.sentence, reasonsSaid(explainingOf(apart))] }
}

/** One source alone has a figure of it: that figure says nothing of why. */
function isOfOneFigure(asked: AnswerInput): boolean {
  const { question, data } = asked
  const place = byId(data.reference.locations, question.places[0] ?? NATION)
  const wanted = { indicator: question.indicators[0] ?? 0, place, sources: question.sources }
  const held = newestOfEach(asked, { ...wanted, years: question.periods.years })
  return question.sources.length < 2 && held.length === 1
}

function explainingOf({ reasons }: WhyTheyDiffer): readonly JudgedReason[] {
  return reasons.filter(({ verdict }) => verdict === 'explains' || verdict === 'may_explain')
}

function reasonsSaid(reasons: readonly JudgedReason[]): Message {
  if (reasons.length === 0) return message('assistant.no-reason')
  const names = reasons.map(({ reason }) => reasonName(reason))
  return message('assistant.reasons', { reasons: listOf(names, 'none') })
}

/** The two figures, and how far they are apart. */
export function differRows({ sides, difference }: WhyTheyDiffer): AnswerRow[] {
  const first = rowOf(sides.a.point)
  const apart = { value: Math.abs(difference), lower: null, upper: null, intervalLevel: null } as const
  const period = bothPeriods(sides.a.point, sides.b.point)
  return [first, rowOf(sides.b.point), { ...first, ...apart, kind: 'difference', period }]
}
