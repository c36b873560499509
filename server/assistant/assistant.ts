import type { AssistantAnswer } from '#contract/assistant/assistant.ts'
import type { Language } from '#domain/message/language.ts'
import type { QuestionData } from '#domain/question/answer/answer.ts'
import { withQuestions } from '#domain/question/answer/in-question.ts'
import { answerOf, answerQuestion } from '#domain/question/answer/answer-question.ts'
import { indicatorsFor } from '#domain/question/indicators-for.ts'
import { type StoryQuestion, storyAnswer } from '#domain/question/answer/story.ts'
import { asksRecord } from '#domain/question/asks-record.ts'
import { aboutIndicator } from '#domain/question/empty-question.ts'
import { readQuestion } from '#domain/question/read-question.ts'
import type { Database } from '#server/platform/database/database.ts'
import { MadeOnce } from '#server/platform/made-once.ts'
import {
  type FiguresInQuestion,
  type FindQuestions,
  noQuestions,
} from '#server/data-audit/figures-in-question.ts'
import { currentRelease } from '#server/release/current-release.ts'
import { radarOfRelease } from '#server/release/radar-of-release.ts'
import { refuseUnknown } from '#server/release/read-figures.ts'
import { checkedReading, isUnread } from '#domain/question/model-reading.ts'
import type { Question } from '#domain/question/question.ts'
import type { Reader } from '#domain/question/reader.ts'
import { readAs } from '#domain/question/answer/read-as.ts'
import { openConversations } from './conversations.ts'
import type { ModelReader } from './read-by-model.ts'
import { openQuestionStore, type QuestionStore } from './question-data.ts'
import { wireAnswer } from '#contract/assistant/wire-answer.ts'

/** A question as it is sent. */
export interface SentQuestion {
  readonly text: string
  /** Empty: of no conversation. */
  readonly session: string
  readonly language: Language
  /** Its indicator where it names none; null or unknown: none. */
  readonly indicator?: number | null
}

/** The answers to questions in words, from the current release. */
export interface Assistant {
  answer(question: SentQuestion): Promise<AssistantAnswer>
  /** Remarkable facts. Throws `invalid-input` for ids that do not exist. */
  story(question: StoryQuestion, language: Language): Promise<AssistantAnswer>
  /** The store that questions are read with now. */
  store(): Promise<QuestionStore>
}

/** What an assistant may have beside its store. */
interface AssistantTools {
  /** Finds the figures that open findings touch. */
  readonly findQuestions?: FindQuestions
  /** Reads the questions that our own reader does not understand; null: nobody does. */
  readonly readByModel?: ModelReader | null
}

/** Opens the assistant of a store; words and rows are read when the first question comes. */
export function openAssistant(
  database: Database,
  { findQuestions = noQuestions, readByModel = null }: AssistantTools = {},
): Assistant {
  const conversations = openConversations(database)
  const stores = MadeOnce.newest<QuestionStore>()
  const store = async (): Promise<QuestionStore> => {
    const release = await currentRelease(database)
    return stores.get(release.hash, () => openQuestionStore(database, release))
  }
  return {
    store,
    async answer({ text, session, language, indicator = null }) {
      const { lexicon, currentYear, release, dataFor } = await store()
      const isKnown = indicator !== null && lexicon.reference.indicators.has(indicator)
      const conversation = await conversations.of(session)
      const before = conversation.before ?? (isKnown ? aboutIndicator(indicator) : null)
      const reader = { lexicon, currentYear, before }
      const own = readQuestion(text, reader)
      const other = readByModel && isUnread(own) ? await readOtherwise(text, reader, readByModel) : null
      const questions = other ?? own
      const records = questions.some(asksRecord)
        ? await radarOfRelease(database, await currentRelease(database))
        : []
      const data = marked(await dataFor(indicatorsFor(questions, lexicon), records), await findQuestions())
      const answer = other
        ? readAs(answerQuestion(other, data), other, data.reference)
        : answerQuestion(questions, data)
      await conversation.remember(answer.last)
      return wireAnswer(answer, { language, reference: data.reference, release })
    },
    async story(question, language) {
      const { lexicon, release, dataFor } = await store()
      refuseUnknown(
        {
          indicators: { indicator: question.indicator },
          sources: question.source === null ? {} : { datasource: question.source },
          locations: { location: question.location },
        },
        lexicon.reference,
      )
      const data = marked(await dataFor([question.indicator]), await findQuestions())
      const answer = answerOf([withQuestions(storyAnswer(question, data), data)], [])
      return wireAnswer(answer, { language, reference: data.reference, release })
    },
  }
}

/** The same data with which of their figures are in question. */
function marked(data: QuestionData, { keys }: Pick<FiguresInQuestion, 'keys'>): QuestionData {
  return keys.length === 0 ? data : { ...data, reference: { ...data.reference, inQuestion: new Set(keys) } }
}

/** The question as a model reads it, where that holds before our own reader. */
async function readOtherwise(
  text: string,
  reader: Reader,
  readByModel: ModelReader,
): Promise<readonly Question[] | null> {
  const reading = await readByModel(text, reader.lexicon)
  return reading && checkedReading(text, reading, reader)
}
