import { type DivisionOfPlace, type GroupedFigure, leftBehind } from '#domain/brief/left-behind.ts'
import type { BriefQuestion } from '#domain/brief/question.ts'
import { categoryName } from '#domain/disaggregation/dimension-name.ts'
import type { Language } from '#domain/message/language.ts'
import { message } from '#domain/message/message.ts'
import { cited, indicatorName, placeName, shortFigure } from '#domain/message/value.ts'
import {
  type Finding,
  type FindingCell,
  type FindingColumn,
  type FindingPart,
  saidIn,
  words,
} from './finding-part.ts'

/** So many of the groups of one indicator are written; of more the first and the last. */
const WRITTEN = 2

/** Groups left behind by wealth, residence and sex: of the place, else of the nation, which is then named. */
export function leftBehindFindings(question: BriefQuestion, language: Language): Finding {
  const groups = leftBehind(question)
  const parts: FindingPart[] = [
    { part: 'heading', text: language.text(message('brief.groups-title')) },
    { part: 'columns', columns: groups.map((division) => columnOf(division, question, language)) },
  ]
  return { parts, found: { groups } }
}

function columnOf(
  { division, own, nation }: DivisionOfPlace,
  { place }: BriefQuestion,
  language: Language,
): FindingColumn {
  const about = { division, place: placeName(place) }
  const rows = own.length > 0 ? own : nation
  const title =
    own.length > 0
      ? message('brief.groups-own', about)
      : message(rows.length > 0 ? 'brief.groups-nation' : 'brief.groups-none', about)
  const name = language.text(title)
  const table: FindingPart = {
    part: 'table',
    name,
    heads: [{ text: '' }, { text: '' }],
    rows: rows.map((row) => rowOf(row, language)),
  }
  return { share: 1, parts: [saidIn('note', name), ...(rows.length > 0 ? [table] : [])] }
}

/** The groups at both ends below each other, with whose figures they are below the name. */
function rowOf(row: GroupedFigure, language: Language): readonly FindingCell[] {
  const { indicator, groups, source, period, dimension } = row
  const ends = groups.length > WRITTEN ? [groups[0], groups.at(-1)] : groups
  const [first = '', ...others] = ends.flatMap((group) => {
    if (!group) return []
    const name = language.text(categoryName(dimension, group.category))
    return [`${name} ${language.text(shortFigure(group.value, indicator))}`]
  })
  return [
    words(language.text(indicatorName(indicator), 'name'), language.text(cited(source, period))),
    words(first, others.join(' · ')),
  ]
}
