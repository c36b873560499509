import { message } from '#domain/message/message.ts'
import { indicatorName } from '#domain/message/value.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { linkTo } from './address.ts'
import { type AnswerInput, answering, type PartAnswer } from './answer.ts'
import { newestFirst } from './choose-figure.ts'
import { figureSaid } from './figure-said.ts'
import { isOfYears, type RoundPlaces, roundPoints } from './round.ts'
import { rowOf } from './rows.ts'
import { otherFigure } from './suggest.ts'
import { levelWord } from './whole-places.ts'

/** Such places have figures, and no round has those of two: they cannot be put in order. Null where none has any. */
export function tooFewPlaces(asked: AnswerInput, indicator: number, where: RoundPlaces): PartAnswer | null {
  const { data, question } = asked
  const { years } = question.periods
  const [point] = roundPoints(asked, indicator, where)
    .filter((one) => isOfYears(one, years, data.reference))
    .toSorted(newestFirst)
  if (!point) return null
  const about = byId(data.reference.indicators, indicator)
  const place = byId(data.reference.locations, point.location)
  const stated = { point, source: byId(data.reference.sources, point.source) }
  return answering({
    said: [
      message('assistant.few-places', {
        level: levelWord(where.level),
        indicator: indicatorName(about),
        figure: figureSaid(stated, { indicator: about, place }),
      }),
    ],
    rows: [rowOf(point)],
    reason: 'no_level',
    suggestions: [otherFigure(data, stated)],
    links: [linkTo(data, { section: 'indicator-overview', indicator, location: place.id })],
  })
}
