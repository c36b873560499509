import { NATION } from '#domain/location/location.ts'
import { message } from '#domain/message/message.ts'
import { headlineName, listOf, placeName } from '#domain/message/value.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { reasonName, whyTheyDiffer } from '#domain/triangulation/why-differ/why-they-differ.ts'
import { linkTo } from './address.ts'
import { type Asked, answering, type PartAnswer } from './answer.ts'
import { newestOfEach } from './choose-figure.ts'
import { sourcesAnswer } from './compare.ts'
import { rowOf } from './rows.ts'

/** Why two sources differ about one place: the named ones, else the two newest. */
export function differAnswer(asked: Asked): PartAnswer {
  const { question, data } = asked
  const [indicator = 0] = question.indicators
  const about = byId(data.reference.indicators, indicator)
  const place = byId(data.reference.locations, question.places[0] ?? NATION)
  const held = newestOfEach(asked, { indicator, place, sources: question.sources, years: [] })
  const [a, b] = question.sources.length > 1 ? question.sources : held.map(({ source }) => source.id)
  if (a === undefined || b === undefined) return sourcesAnswer(asked)
  const found = whyTheyDiffer({
    table: data.tableOf(indicator),
    reference: data.reference,
    indicator,
    location: place.id,
    a,
    b,
  })
  if (found.status !== 'ok') return sourcesAnswer(asked)
  const reasons = found.reasons.filter(({ verdict }) => verdict === 'explains' || verdict === 'may_explain')
  return answering({
    said: [
      message('assistant.heading', { indicator: headlineName(about), place: placeName(place) }),
      found.sentence,
      reasons.length > 0
        ? message('assistant.reasons', {
            reasons: listOf(
              reasons.map(({ reason }) => reasonName(reason)),
              'none',
            ),
          })
        : message('assistant.no-reason'),
    ],
    rows: [
      rowOf(found.sides.a.point),
      rowOf(found.sides.b.point),
      {
        ...rowOf(found.sides.a.point),
        value: Math.abs(found.difference),
        lower: null,
        upper: null,
        intervalLevel: null,
        kind: 'difference',
      },
    ],
    links: [linkTo(data, { section: 'indicator-overview', indicator, location: place.id })],
  })
}
