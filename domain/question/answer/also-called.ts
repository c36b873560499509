import { NATION } from '#domain/location/location.ts'
import { message } from '#domain/message/message.ts'
import { cited, headlineName, placeName } from '#domain/message/value.ts'
import { byId } from '#domain/reference/reference-data.ts'
import type { AnswerInput, PartAnswer } from './answer.ts'
import { chooseFigure } from './choose-figure.ts'
import { valueAt } from './suggest.ts'

/** A word that several figures are called by, and the words that say which of them is meant. */
const MEANINGS = [
  {
    said: /\bpoverty\b/i,
    apart:
      /\b(?:multi-?dimensional|mpi|depriv\w*|dimensions?|index|national|line|usd|dollars?|extreme|severe|gap|child|ophi|undp|nlss|nbs)\b|\$/i,
    told: 'MPI',
    other: 'POVNAT',
  },
] as const

/** `Poverty rate in Ebonyi`: of two figures that people call so one is told, and the other is named, with who has it; the answer itself where one is meant. */
export function alsoCalled({ question, data }: AnswerInput, part: PartAnswer): PartAnswer {
  const { indicators, locations } = data.reference
  const [own, ...others] = question.indicators
  const found = MEANINGS.find(({ told }) => told === indicators.get(own ?? 0)?.code)
  const isOne = question.frame.kind === 'level' && others.length === 0 && question.places.length < 2
  if (!found || !isOne || question.group !== null || question.sources.length > 0) return part
  if (!found.said.test(question.text) || found.apart.test(question.text)) return part
  const other = [...indicators.values()].find(({ code }) => code === found.other)
  const place = byId(locations, question.places[0] ?? NATION)
  const years = question.periods.years
  const stated = other && chooseFigure({ question, data }, { indicator: other.id, place, sources: [], years })
  if (!other || !stated) return part
  return {
    ...part,
    said: [
      ...part.said,
      message('assistant.also-called', {
        indicator: headlineName(other),
        place: placeName(place),
        cited: cited(stated.source, stated.point.period),
      }),
    ],
    suggestions: [...part.suggestions, valueAt(data, other.id, place.id)],
  }
}
