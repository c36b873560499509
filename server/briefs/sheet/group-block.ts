import type { Brief } from '#domain/brief/brief.ts'
import type { DivisionOfPlace, GroupedFigure } from '#domain/brief/left-behind.ts'
import { categoryName } from '#domain/disaggregation/dimension-name.ts'
import type { Language } from '#domain/message/language.ts'
import { message } from '#domain/message/message.ts'
import { cited, indicatorName, placeName, shortFigure } from '#domain/message/value.ts'
import type { GroupBlock } from './sheet.ts'

/** So many of the groups of one indicator are written; of more the first and the last. */
const WRITTEN = 2

/** Who is left behind by wealth, residence and sex: of the place, else of the nation, and that it is the nation's. */
export function groupBlock({ place, groups }: Brief, language: Language): GroupBlock {
  const parts = groups.flatMap(({ division, own, nation }) => {
    const said = { division, place: placeName(place) }
    const rows = own.length > 0 ? own : nation
    const title = own.length > 0 ? message('brief.groups-own', said) : message('brief.groups-nation', said)
    if (rows.length === 0) return [{ title: language.text(message('brief.groups-none', said)), rows: [] }]
    return [{ title: language.text(title), rows: rows.map((row) => rowOf(row, division, language)) }]
  })
  return { title: language.text(message('brief.groups-title')), parts }
}

function rowOf(row: GroupedFigure, _: DivisionOfPlace['division'], language: Language) {
  const { indicator, groups, source, period, dimension } = row
  const ends = groups.length > WRITTEN ? [groups[0], groups.at(-1)] : groups
  const figures = ends.flatMap((group) => {
    if (!group) return []
    const name = language.text(categoryName(dimension, group.category))
    return [`${name} ${language.text(shortFigure(group.value, indicator))}`]
  })
  return {
    name: language.text(indicatorName(indicator), 'name'),
    figures: figures.join(' · '),
    source: language.text(cited(source, period)),
  }
}
