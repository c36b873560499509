import { PHRASINGS } from '#catalogue/phrasings.ts'
import { DESCRIPTIONS } from '#catalogue/question/descriptions.ts'
import { HELP } from '#catalogue/help-topics.ts'
import { QUESTION_WORDS } from '#catalogue/question-words.ts'
import type { ObservationTable } from '#domain/observation/observation-table.ts'
import type { QuestionData } from '#domain/question/answer/answer.ts'
import { type Lexicon, lexiconOf } from '#domain/question/lexicon.ts'
import { loadPartsOfSpeech } from '#server/assistant/parts-of-speech.ts'
import { readShippedData } from './shipped-data.ts'
import { shippedGroups } from './shipped-groups.ts'

/** The data with which questions are read and answered: the shipped data without groups of people. */
export interface QuestionWorld {
  readonly lexicon: Lexicon
  readonly data: QuestionData
  readonly currentYear: number
}

declare global {
  /** Made once in a process for all its tests. */
  var questionWorld: Promise<QuestionWorld> | undefined
}

/** The words and rows of the data that ship, as a reader of 2026 asks them. */
export function readQuestionWorld(): Promise<QuestionWorld> {
  globalThis.questionWorld ??= make()
  return globalThis.questionWorld
}

/** That world with the figures by group of some files of the data that ship, such as `gdl`. */
export async function readQuestionWorldWith(files: readonly string[]): Promise<QuestionWorld> {
  const world = await readQuestionWorld()
  const groups = files.flatMap((name) => shippedGroups(`${name}.csv`))
  const groupsOf = (indicator: number) => groups.filter((group) => group.indicator === indicator)
  return { ...world, data: { ...world.data, groupsOf } }
}

async function make(): Promise<QuestionWorld> {
  const { reference, tableOf } = await readShippedData()
  const tables = new Map<number, ObservationTable>()
  const currentYear = 2026
  return {
    lexicon: lexiconOf(reference, PHRASINGS, QUESTION_WORDS, {
      tagger: await loadPartsOfSpeech(),
      help: HELP,
      descriptions: DESCRIPTIONS,
    }),
    currentYear,
    data: {
      reference,
      currentYear,
      tableOf(indicator) {
        const known = tables.get(indicator)
        if (known) return known
        const table = tableOf(indicator)
        tables.set(indicator, table)
        return table
      },
      groupsOf: () => [],
      recordOf: () => null,
      dashboardOf: () => '/dashboard/Demographics',
      examples: [18],
    },
  }
}
