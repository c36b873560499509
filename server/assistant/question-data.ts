import { PHRASINGS } from '#catalogue/phrasings.ts'
import { dashboardOf, exampleIndicators } from '#catalogue/question-homes.ts'
import { HELP } from '#catalogue/help-topics.ts'
import { DESCRIPTIONS } from '#catalogue/question/descriptions.ts'
import { QUESTION_WORDS } from '#catalogue/question-words.ts'
import type { GroupFigure } from '#domain/disaggregation/group-figure.ts'
import { emptyTable, type ObservationTable, tableOf } from '#domain/observation/observation-table.ts'
import type { QuestionData } from '#domain/question/answer/answer.ts'
import { type Lexicon, lexiconOf } from '#domain/question/lexicon.ts'
import { measureKey, type ReferenceData } from '#domain/reference/reference-data.ts'
import { withhold } from '#domain/small-numbers/withhold.ts'
import type { SourceRadar } from '#domain/source-radar/source-radar.ts'
import { loadPartsOfSpeech } from './parts-of-speech.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'
import type { Release } from '#server/release/current-release.ts'
import { readGroups } from '#server/release/read-groups.ts'
import { readPoints } from '#server/release/read-points.ts'
import { readReferenceData } from '#server/release/read-reference-data.ts'
import { withLgas } from '#server/release/with-lgas.ts'

/**
 * The data with which questions of one release are read and answered. Rows of an indicator are read when it
 * is first asked about.
 */
export interface QuestionStore {
  readonly lexicon: Lexicon
  readonly currentYear: number
  readonly release: number
  /** The rows of these indicators, and the words of all; `records`: of the sources, where they are asked for. */
  dataFor(indicators: readonly number[], records?: readonly SourceRadar[]): Promise<QuestionData>
}

interface OwnRows {
  readonly table: ObservationTable
  readonly groups: readonly GroupFigure[]
}

/** Opens the words of a release; its rows come when they are asked for, and stay. */
export async function openQuestionStore(database: SqlRunner, release: Release): Promise<QuestionStore> {
  const first = await readReferenceData(database, release, [])
  const every = [...first.reference.indicators.keys()]
  const words = await readReferenceData(database, release, every)
  const reference = await withLgas(database, words.reference)
  const kept = new Map<number, Promise<OwnRows>>()
  const rowsOf = (indicator: number): Promise<OwnRows> => {
    const known = kept.get(indicator)
    if (known) return known
    const rows = readOwn(database, { release, reference, indicator })
    kept.set(indicator, rows)
    rows.catch(() => kept.delete(indicator))
    return rows
  }
  const tagger = await loadPartsOfSpeech()
  const currentYear = release.published_at.getUTCFullYear()
  const none = emptyTable()
  const examples = exampleIndicators(reference)
  return {
    lexicon: lexiconOf(reference, PHRASINGS, QUESTION_WORDS, {
      tagger,
      help: HELP,
      descriptions: DESCRIPTIONS,
    }),
    currentYear,
    release: release.number,
    async dataFor(indicators, records = []) {
      const ids = [...new Set(indicators)]
      const found = new Map(await Promise.all(ids.map(async (id) => [id, await rowsOf(id)] as const)))
      return {
        reference,
        currentYear,
        tableOf: (indicator) => found.get(indicator)?.table ?? none,
        groupsOf: (indicator) => found.get(indicator)?.groups ?? [],
        recordOf: (source) => records.find((one) => one.source === source) ?? null,
        dashboardOf,
        examples,
      }
    },
  }
}

/** LGAs and senatorial districts. */
const BELOW_STATES = [4, 5] as const

/** The figures of one indicator that may be shown: of the nation, zones and states, those below states by year, and by group of people. */
async function readOwn(
  database: SqlRunner,
  {
    release,
    reference,
    indicator,
  }: { readonly release: Release; readonly reference: ReferenceData; readonly indicator: number },
): Promise<OwnRows> {
  const asked = { indicators: [indicator], sources: sourcesOf(reference, indicator) }
  const wide = await readPoints(database, release.number, asked)
  const local = await readPoints(database, release.number, {
    ...asked,
    levels: BELOW_STATES,
    periods: 'years',
  })
  const { shown, withheld } = withhold([...wide, ...local], reference)
  return {
    table: { ...tableOf(shown), withheld },
    groups: await readGroups(database, release.number, indicator),
  }
}

function sourcesOf({ sources, measures }: ReferenceData, indicator: number): number[] {
  return [...sources.keys()].filter((source) => measures.has(measureKey(indicator, source)))
}
