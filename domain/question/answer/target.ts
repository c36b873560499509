import { aimOf, isUntested } from '#domain/brief/key-figure.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { NATION } from '#domain/location/location.ts'
import { message } from '#domain/message/message.ts'
import { indicatorName } from '#domain/message/value.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { isIndicative, targetWords } from '#domain/target/target.ts'
import { targetValue } from '#domain/target/target-label.ts'
import { linkTo } from './address.ts'
import { type AnswerInput, answering, type PartAnswer } from './answer.ts'
import { chooseFigure } from './choose-figure.ts'
import { notPublished } from './decline.ts'
import { figureSaid } from './figure-said.ts'
import { rowOf } from './rows.ts'
import { assumed, newerInDoubt } from './value.ts'

/** Where a figure stands against the national target or that of the SDGs, as far as its interval tells. */
export function targetAnswer(asked: AnswerInput): PartAnswer {
  const { question, data } = asked
  const [indicator = 0] = question.indicators
  const own = byId(data.reference.indicators, indicator)
  const place = byId(data.reference.locations, question.places[0] ?? NATION)
  const stated = chooseFigure(asked, {
    indicator,
    place,
    sources: question.sources,
    // `The target for 2030`: of a year to come the target is asked for, and the newest figure stands beside it.
    years: question.periods.years.filter((year) => year <= data.currentYear || !isYearOf(own, year)),
  })
  if (!stated) return notPublished(asked, indicator, place.id)
  const isSdg = question.cues.has('sdg') && own.sdgTarget !== null
  const about = isSdg ? { ...own, nationalTarget: null } : own
  const aim = aimOf(stated.point, about)
  const isAhead = ON_COURSE.test(question.text)
  const view = { indicator, source: stated.point.source, location: place.id }
  const links = [
    linkTo(data, { ...view, section: 'indicator-overview', period: stated.point.period }),
    ...(isAhead ? [linkTo(data, { ...view, section: 'predictive-analysis' })] : []),
  ]
  const said = figureSaid(stated, { indicator: own, place })
  const newer = newerInDoubt(asked, stated, place)
  if (!aim) {
    return answering({
      said: [said, message('assistant.no-target', { indicator: indicatorName(own) })],
      rows: [rowOf(stated.point)],
      links,
    })
  }
  // `On track for the SDG`, of what has no such target: the national one is told, and that it is another.
  const isOther = question.cues.has('sdg') && own.sdgTarget === null
  return answering({
    said: [
      said,
      ...(isOther ? [message('assistant.no-sdg-target', { indicator: indicatorName(own) })] : []),
      message('assistant.target', {
        standing: aim.standing,
        bare: isUntested(aim) && aim.standing === 'reached' ? 'yes' : 'no',
        side: stated.point.value > aim.value ? 'above' : stated.point.value < aim.value ? 'below' : 'on',
        kind: aim.kind === 'sdg' ? 'sdg' : isIndicative(own) ? 'indicative' : 'national',
        target: targetWords(targetValue(aim.value, own), { ...own, value: aim.value }),
      }),
      ...(isAhead ? [message('assistant.target-now')] : []),
      ...newer.said,
    ],
    rows: [rowOf(stated.point, aim.value), ...newer.rows],
    links,
    assumptions: assumed(asked, stated, place),
  })
}

/** Words that ask whether a target will be reached. */
const ON_COURSE = /\b(on|off) (track|course)\b/i

/** The year by which one of its targets is to be met. */
function isYearOf({ nationalTargetYear, sdgTarget }: Indicator, year: number): boolean {
  return year === nationalTargetYear || (sdgTarget !== null && year === SDG_YEAR)
}

/** The Sustainable Development Goals are set for it. */
const SDG_YEAR = 2030
