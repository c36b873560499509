import type { Indicator } from '#domain/indicator/indicator.ts'
import type { Location } from '#domain/location/location.ts'
import { message, type Value } from '#domain/message/message.ts'
import { cited, headlineName, listOf, placeName } from '#domain/message/value.ts'
import { roundShown } from '#domain/number/format.ts'
import type { Point } from '#domain/observation/point.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { targetWords } from '#domain/target/target.ts'
import { targetValue } from '#domain/target/target-label.ts'
import { linkTo } from './address.ts'
import { type AnswerInput, answering, type PartAnswer } from './answer.ts'
import { valueSaid } from './figure-said.ts'
import type { Round } from './round.ts'
import { madeRow, rowOf } from './rows.ts'

/** The places of a round on one side of a number or a target that was named; null where none is asked for. */
export function thresholdAnswer(asked: AnswerInput, round: Round, about: Indicator): PartAnswer | null {
  const limit = thresholdOf(asked, about)
  if (limit === null) return null
  return asked.question.claimed.length > 0
    ? beside(asked, round, about, limit)
    : beyond(asked, round, about, limit)
}

/** The value that places are asked to lie above or below: the target; null where none is asked for. */
function thresholdOf({ question: { cues, claimed } }: AnswerInput, about: Indicator): number | null {
  const [claim] = claimed
  if (claim !== undefined && (cues.has('above') || cues.has('below'))) return claim
  if (!cues.has('target') && !cues.has('sdg')) return null
  return cues.has('sdg') ? about.sdgTarget : (about.nationalTarget ?? about.sdgTarget)
}

/** The places whose figures lie above or below a number that was named. */
function beside(
  { question, data }: AnswerInput,
  { source, points }: Round,
  about: Indicator,
  limit: number,
): PartAnswer {
  const { locations } = data.reference
  const isBelow = question.cues.has('below')
  const found = points.filter(({ value }) => (isBelow ? value < limit : value > limit))
  const sorted = found.toSorted((a, b) => b.value - a.value)
  const named = sorted.map((point) =>
    message('assistant.place-value', {
      place: placeName(place(locations, point)),
      figure: valueSaid({ point, source }, about),
    }),
  )
  const [first] = points
  const cover =
    first && sorted.length === 0 ? [madeRow({ point: first, source }, { kind: 'count', value: limit })] : []
  return answering({
    said: [
      message('assistant.threshold', {
        side: isBelow ? 'below' : 'above',
        count: found.length,
        all: points.length,
        indicator: headlineName(about),
        limit: targetValue(limit, about),
        cited: cited(source, first?.period ?? 0),
        places: listOf(named),
        any: found.length > 0 ? 'yes' : 'no',
      }),
    ],
    rows: [...sorted.map((point) => rowOf(point, limit)), ...cover],
    links: [
      linkTo(data, {
        section: 'zonal-analysis',
        indicator: about.id,
        source: source.id,
        period: first?.period ?? null,
      }),
    ],
  })
}

/** The places that miss or reach a target. */
function beyond(
  { question, data }: AnswerInput,
  { source, points }: Round,
  about: Indicator,
  limit: number,
): PartAnswer {
  const { locations } = data.reference
  const aim = roundShown(limit, about)
  const reaches = ({ value }: Point) => {
    const shown = roundShown(value, about)
    return about.slope === 'Negative' ? shown <= aim : shown >= aim
  }
  const wantsMissed = question.cues.has('below') || question.cues.has('not')
  const found = points.filter((point) => reaches(point) !== wantsMissed)
  const sorted = found.toSorted((a, b) => a.value - b.value)
  const named = sorted.map((point) =>
    message('assistant.place-value', {
      place: placeName(place(locations, point)),
      figure: valueSaid({ point, source }, about),
    }),
  )
  const target = targetWords(targetValue(limit, about), about.slope)
  const said: Value = message('assistant.beyond', {
    side: wantsMissed ? 'missed' : 'reached',
    count: found.length,
    all: points.length,
    indicator: headlineName(about),
    target,
    cited: cited(source, points[0]?.period ?? 0),
    places: listOf(named),
    any: found.length > 0 ? 'yes' : 'no',
  })
  return answering({
    said: [said],
    rows: sorted.map((point) => rowOf(point, limit)),
    links: [
      linkTo(data, {
        section: 'zonal-analysis',
        indicator: about.id,
        source: source.id,
        period: points[0]?.period ?? null,
      }),
    ],
  })
}

function place(locations: ReadonlyMap<number, Location>, point: Point): Location {
  return byId(locations, point.location)
}
