import { distinct } from '#domain/observation/observation-table.ts'
import { readQuestion } from '#domain/question/read-question.ts'
import { byId } from '#domain/reference/reference-data.ts'
import type { Assistant } from '#server/assistant/assistant.ts'
import { dashboardOf } from '#catalogue/question-homes.ts'

/** Indicators that a text may mean, as earlier clients read them. */
export async function foundIndicators(assistant: Assistant, text: string) {
  const { lexicon, currentYear, dataFor } = await assistant.store()
  const questions = readQuestion(text, { lexicon, currentYear, before: null })
  const ids = [...new Set(questions.flatMap(({ indicators, choices }) => [...indicators, ...choices]))]
  const { reference, tableOf } = await dataFor(ids)
  return ids.map((id) => {
    const { shortName, fullName, type, programArea } = byId(reference.indicators, id)
    return {
      id,
      short_name: shortName,
      full_name: fullName,
      indicator_type: type,
      dashboard: dashboardOf(id).replace('/dashboard/', ''),
      program_area: programArea,
      datasources: distinct(tableOf(id), 'source', { indicator: id }).map(
        (source) => byId(reference.sources, source).name,
      ),
    }
  })
}
