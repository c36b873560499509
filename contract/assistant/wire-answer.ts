import type { AssistantAnswer, AssistantRow } from '#contract/assistant/assistant.ts'
import type { Language } from '#domain/message/language.ts'
import type { Answer, AnswerRow, Suggestion } from '#domain/question/answer/answer.ts'
import type { Reading } from '#domain/question/question.ts'
import { byId, type ReferenceData } from '#domain/reference/reference-data.ts'

/** Words and names of an answer as it is sent. */
export interface Wording {
  readonly language: Language
  readonly reference: ReferenceData
  readonly release: number
}

/** An answer in the shape of the contract, in the words of a language. */
export function wireAnswer(answer: Answer, { language, reference, release }: Wording): AssistantAnswer {
  const suggested = ({ label, question }: Suggestion) => ({ label: language.text(label), question })
  return {
    text: language.text(answer.text),
    sentences: answer.sentences.map(({ said, origin }) => ({
      text: language.text(said),
      origin: origin && { title: language.text(origin.title), quote: language.text(origin.quote) },
    })),
    rows: answer.rows.map((row) => wireRow(row, reference)),
    declined: answer.declined,
    reason: answer.reason,
    links: answer.links.map(({ href, title }) => ({ href, title: language.text(title) })),
    understood: answer.understood.map((reading) => ({ ...reading, name: nameOf(reading, reference) })),
    assumptions: answer.assumptions.map(({ said, alternatives }) => ({
      said: language.text(said),
      alternatives: alternatives.map(suggested),
    })),
    suggestions: answer.suggestions.map(suggested),
    view: answer.view,
    phrasing: null,
    release,
  }
}

function wireRow(row: AnswerRow, { indicators, sources, locations }: ReferenceData): AssistantRow {
  const { indicator, source, location, intervalLevel, group, ...rest } = row
  return {
    indicator,
    indicator_name: byId(indicators, indicator).shortName,
    datasource: source,
    datasource_name: byId(sources, source).name,
    location,
    location_name: byId(locations, location).name,
    interval_level: intervalLevel,
    dimension: group?.dimension ?? null,
    category: group?.category ?? null,
    ...rest,
  }
}

function nameOf({ kind, id }: Reading, { indicators, sources, locations }: ReferenceData): string | null {
  if (id === null) return null
  if (kind === 'indicator') return indicators.get(id)?.shortName ?? null
  return (kind === 'source' ? sources.get(id) : locations.get(id))?.name ?? null
}
