import { intervalIncludes, isIndicative, targetWords } from '#domain/target/target.ts'
import { NATION } from '#domain/location/location.ts'
import { message } from '#domain/message/message.ts'
import { difference, indicatorName } from '#domain/message/value.ts'
import { roundShown } from '#domain/number/format.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { targetValue } from '#domain/target/target-label.ts'
import type { FrameOf } from '../frame.ts'
import { linkTo } from './address.ts'
import { type AnswerInput, answering, type PartAnswer } from './answer.ts'
import { chooseFigure } from './choose-figure.ts'
import { declineWith, notPublished } from './decline.ts'
import { figureSaid } from './figure-said.ts'
import { madeRow, rowOf } from './rows.ts'
import { assumed, newerInDoubt } from './value.ts'

/** How far a figure is from its target, or from the number that the question names. */
export function distanceAnswer(asked: AnswerInput, { goal }: FrameOf<'distance'>): PartAnswer {
  const { question, data } = asked
  const [indicator = 0] = question.indicators
  const about = byId(data.reference.indicators, indicator)
  const place = byId(data.reference.locations, question.places[0] ?? NATION)
  const { sources, periods } = question
  const stated = chooseFigure(asked, { indicator, place, sources, years: periods.years })
  if (!stated) return notPublished(asked, indicator, place.id)
  const isSdg = question.cues.has('sdg') && about.sdgTarget !== null
  const own = isSdg ? about.sdgTarget : (about.nationalTarget ?? about.sdgTarget)
  const aim = goal ?? own
  if (aim === null) {
    const none = declineWith(asked, 'no_target')
    return {
      ...none,
      said: [...none.said, message('assistant.no-target', { indicator: indicatorName(about) })],
    }
  }
  const isNational = own === about.nationalTarget
  const kind = aim !== own ? 'named' : !isNational ? 'sdg' : isIndicative(about) ? 'indicative' : 'national'
  const apart = roundShown(roundShown(stated.point.value, about) - roundShown(aim, about), about)
  const newer = newerInDoubt(asked, stated, place)
  return answering({
    said: [
      message('assistant.distance', {
        apart: difference(Math.abs(apart), about),
        side: apart > 0 ? 'above' : apart < 0 ? 'below' : 'on',
        kind,
        target:
          kind === 'named'
            ? targetValue(aim, about)
            : targetWords(targetValue(aim, about), { ...about, value: aim }),
        open: intervalIncludes(stated.point, aim, about) ? 'yes' : 'no',
      }),
      figureSaid(stated, { indicator: about, place }),
      // `From the SDG target`, where there is none: the distance is that to another one.
      ...(question.cues.has('sdg') && about.sdgTarget === null
        ? [message('assistant.no-sdg-target', { indicator: indicatorName(about) })]
        : []),
      ...newer.said,
    ],
    rows: [
      rowOf(stated.point, aim),
      madeRow(stated, { kind: 'difference', value: Math.abs(apart) }),
      ...newer.rows,
    ],
    links: [
      linkTo(data, {
        section: 'indicator-overview',
        indicator,
        source: stated.point.source,
        location: place.id,
        period: stated.point.period,
      }),
    ],
    assumptions: assumed(asked, stated, place),
  })
}
