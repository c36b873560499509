import type { Frame } from '#domain/frame/frame.ts'
import { heldAtLevels } from '#domain/frame/held-levels.ts'
import { noSourceBy, noSourceHeld } from '#domain/frame/none.ts'
import type { Level } from '#domain/location/location.ts'
import { NATION } from '#domain/location/location.ts'
import { message, type Value } from '#domain/message/message.ts'
import { figure, headlineName, placeName, sentences } from '#domain/message/value.ts'
import { asPublished } from '#domain/observation/as-published.ts'
import { distinct } from '#domain/observation/observation-table.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { citedWithNotes } from './figure-notes.ts'
import { latestByClass, type StatedQuestion } from './stated-figure.ts'

/**
 * That no figure of a place is held: of no place of its level, where that is so, with the figure of the nation and the levels that have
 * any, so that "none" is not read as none anywhere.
 */
export function noneHeld(question: StatedQuestion, frame: Frame): Value {
  const { reference, indicator: id, location } = question
  const indicator = byId(reference.indicators, id)
  const place = byId(reference.locations, location)
  const { level } = place
  const isNowhere = level > 1 && isHeldNowhereAt(level, question)
  const none = isNowhere
    ? noSourceBy(frame, level as Exclude<Level, 1>, headlineName(indicator))
    : message('overview.none', {
        none: noSourceHeld(frame),
        indicator: headlineName(indicator),
        place: placeName(place),
      })
  const nation = location === NATION ? [] : ofNation(question)
  const told: readonly Level[] = [...(nation.length > 0 ? ([1] as const) : []), ...(isNowhere ? [level] : [])]
  const held = heldAtLevels(id, place, reference, told)
  return sentences([none, ...nation, ...(held === null ? [] : [held])])
}

/** Names of LGAs and districts come with their figures, so that only the measures say whether there are any. */
function isHeldNowhereAt(level: Level, { table, reference, indicator }: StatedQuestion): boolean {
  if (level > 3) {
    const flag = level === 4 ? 'lga' : 'senatorial'
    return ![...reference.measures.values()].some((one) => one.indicator === indicator && one[flag])
  }
  return !distinct(table, 'location', { indicator }).some(
    (id) => reference.locations.get(id)?.level === level,
  )
}

function ofNation(question: StatedQuestion): Value[] {
  const { reference, indicator } = question
  const latest = latestByClass({ ...question, location: NATION })
  const stated = latest.get('Survey') ?? latest.get('Estimate') ?? latest.get('Routine')
  if (!stated) return []
  return [
    message('overview.elsewhere', {
      place: placeName(byId(reference.locations, NATION)),
      figure: figure(stated.point.value, asPublished(stated.point, byId(reference.indicators, indicator))),
      cited: citedWithNotes(stated, byId(reference.indicators, indicator), reference),
    }),
  ]
}
