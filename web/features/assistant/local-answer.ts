import nlp from 'compromise/two'
import { HELP } from '#catalogue/help-topics.ts'
import { QUESTION_WORDS } from '#catalogue/question-words.ts'
import { dashboardOf, exampleIndicators } from '#catalogue/question-homes.ts'
import type { AssistantAnswer } from '#contract/assistant/assistant.ts'
import { wireAnswer } from '#contract/assistant/wire-answer.ts'
import { releaseYear } from '#contract/release-data.ts'
import type { LanguageCode } from '#domain/message/language.ts'
import { mergeTables } from '#domain/observation/merge-tables.ts'
import { emptyTable } from '#domain/observation/observation-table.ts'
import type { SourceRecord } from '#domain/question/answer/answer.ts'
import { answerQuestion } from '#domain/question/answer/answer-question.ts'
import { asksRecord } from '#domain/question/asks-record.ts'
import { indicatorsFor } from '#domain/question/indicators-for.ts'
import type { Lexicon } from '#domain/question/lexicon.ts'
import type { Question } from '#domain/question/question.ts'
import { helpIndex } from '#domain/question/read-help.ts'
import { taggerOf } from '#domain/question/tag-words.ts'
import { aboutIndicator } from '#domain/question/empty-question.ts'
import { readQuestion } from '#domain/question/read-question.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import { pageLanguage } from '#web/language/current-language.ts'
import { loadGroup } from '#web/language/loaded-texts.ts'
import { ask } from '#web/queries/ask.ts'
import { catalogueResource } from '#web/queries/catalogue.ts'
import { withItsDefinitions } from '#web/queries/definitions.ts'
import { extendReference } from '#web/queries/extend-reference.ts'
import { groupResource } from '#web/queries/group-data.ts'
import { indicatorResource, lgaResource } from '#web/queries/indicator-data.ts'
import { placesResource } from '#web/queries/places-data.ts'
import { lexiconFor } from '#web/queries/question-lexicon.ts'
import { loadedValue, type Resource } from '#web/queries/resource.ts'
import { chat, openConversation } from './chat-state.ts'

/** What the engine reads with in this browser. */
interface LocalStore {
  readonly lexicon: Lexicon
  readonly reference: ReferenceData
  readonly currentYear: number
  readonly release: number
}

let opened: Promise<LocalStore> | null = null

/** Reads the words of the release, so that questions can be answered when the connection is gone. Fails silently: it is tried again. */
export function prepareLocalAnswers(language: LanguageCode): void {
  store().then(
    () => Promise.all(WORDS.map((group) => loadGroup(language, group))),
    () => undefined,
  )
}

/** Groups of texts that answers are said with. */
const WORDS = ['lists', 'tools', 'assistant', 'sources', 'analysis', 'studies', 'places'] as const

/**
 * Answers a question in this browser, from the files of the release that it has or still gets: the same engine as on the
 * server, so the same number. Rejects where a file that is needed cannot be had.
 */
export async function localAnswer(
  text: string,
  {
    session,
    language,
    indicator = null,
  }: {
    /** Empty: of no conversation. */
    readonly session: string
    readonly language: LanguageCode
    readonly indicator?: number | null
  },
): Promise<AssistantAnswer> {
  const { lexicon, reference, currentYear, release } = await store()
  await Promise.all(WORDS.map((group) => loadGroup(language, group)))
  const before =
    indicator === null ? understoodBefore(session, { lexicon, currentYear }) : aboutIndicator(indicator)
  const questions = readQuestion(text, { lexicon, currentYear, before })
  const ids = indicatorsFor(questions, lexicon)
  const files = await Promise.all(ids.map(filesOf))
  const byId = new Map(files.map((one) => [one.indicator.id, one]))
  const none = emptyTable()
  const records = questions.some(asksRecord) ? await recordsOfSources() : new Map<number, SourceRecord>()
  const own = files.map(({ indicator }) => indicator)
  const data = {
    reference: extendReference(reference, own, []),
    currentYear,
    tableOf: (id: number) => byId.get(id)?.table ?? none,
    groupsOf: (id: number) => byId.get(id)?.groups ?? [],
    recordOf: (source: number) => records.get(source) ?? null,
    dashboardOf,
    examples: exampleIndicators(reference),
  }
  const words = { language: pageLanguage.get(), reference: data.reference, release }
  return wireAnswer(answerQuestion(questions, data), words)
}

/** What the questions of a conversation meant so far, read again from their words. */
function understoodBefore(
  session: string,
  reader: Pick<LocalStore, 'lexicon' | 'currentYear'>,
): Question | null {
  const { turns } = chat.get().conversations.find(({ id }) => id === session) ?? openConversation(chat.get())
  let before: Question | null = null
  for (const { asked, answer } of turns) {
    // A turn that was declined without a subject leaves what was said before.
    const understood = readQuestion(asked, { ...reader, before })
    if (answer) before = understood.findLast(({ indicators }) => indicators.length > 0) ?? before
  }
  return before
}

async function filesOf(id: number) {
  const indicator = await loadedValue(indicatorResource(id))
  const [local, groups] = await Promise.all([
    indicator.lga.size > 0 ? whereHeld(lgaResource(id)) : null,
    whereHeld(groupResource(id)),
  ])
  const tables = local ? [indicator.table, local.table] : [indicator.table]
  return { indicator, table: mergeTables(tables), groups: groups ?? [] }
}

/** What is known of each source as a whole; without a line it is not said. */
async function recordsOfSources(): Promise<ReadonlyMap<number, SourceRecord>> {
  const { sources } = await ask('GET /source-radar').catch(() => ({ sources: [] }))
  return new Map(
    sources.map(({ datasource, median_gap, ...row }) => [datasource, { ...row, medianGap: median_gap }]),
  )
}

/** A file that many indicators do not have, or that was never fetched: without it the rest is still answered. */
function whereHeld<T>(resource: Resource<T>): Promise<T | null> {
  return loadedValue(resource).catch(() => null)
}

function store(): Promise<LocalStore> {
  opened ??= open()
  opened.catch(() => {
    opened = null
  })
  return opened
}

async function open(): Promise<LocalStore> {
  const [catalogue, { lgas, districts, districtOf }] = await Promise.all([
    loadedValue(catalogueResource),
    loadedValue(placesResource),
  ])
  const own = [...lgas, ...districts].map((place) => [place.id, place] as const)
  const locations = new Map([...catalogue.reference.locations, ...own])
  const reference = await withItsDefinitions({
    ...catalogue.reference,
    locations,
    districtOf,
  })
  return {
    // As on the server: parts of speech and topics of the help, which searches read nothing by.
    lexicon: {
      ...lexiconFor(reference),
      tagger: taggerOf((text) => nlp(text).termList()),
      help: helpIndex(HELP, QUESTION_WORDS.help),
    },
    reference,
    currentYear: releaseYear(catalogue.release),
    release: catalogue.release.number,
  }
}
