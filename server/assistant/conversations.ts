import type { Question } from '#domain/question/question.ts'
import type { Cue } from '#domain/question/question-words.ts'
import type { Database } from '#server/platform/database/database.ts'
import { openShortLived } from './short-lived.ts'

/** Turns after which the beginning is forgotten, and minutes of silence. */
const TURNS = 10
const SILENCE = 60

/** Rises when a question is written down differently, so that what an earlier version of the product kept is no longer read. */
const EDITION = 4

interface Turn {
  readonly question: Question
  readonly turns: number
}

/** A conversation as it stands before a question. */
export interface Conversation {
  /** The last question; null: there is none. */
  readonly before: Question | null
  /** Keeps what was understood of the question, and never its words. */
  remember(question: Question | null): Promise<void>
}

/** The last question of each conversation, for all processes of the store. */
export interface Conversations {
  of(session: string): Promise<Conversation>
}

const NOBODYS: Conversation = { before: null, remember: async () => {} }

/** Opens the conversations of a store. */
export function openConversations(database: Database): Conversations {
  const kept = openShortLived(database, `conversation ${EDITION}`, SILENCE)
  return {
    async of(session) {
      if (session === '') return NOBODYS
      const text = await kept.read(session)
      const last = text === null ? null : turnIn(text)
      return {
        before: last !== null && last.turns < TURNS ? last.question : null,
        async remember(question) {
          if (question === null) return
          const turns = question.kept.length > 0 ? (last?.turns ?? 0) + 1 : 1
          // Where nothing can be kept, as on a full disk, questions are answered all the same.
          await kept.keep(session, textOf({ question, turns })).catch(() => {})
        },
      }
    },
  }
}

function textOf({ question, turns }: Turn): string {
  return JSON.stringify({ question: withoutWords(question), turns })
}

/** A question as it is written down, with those that were asked in its turn, and the one before it where it was asked back. */
function withoutWords({ earlier, others, ...question }: Question): object {
  return {
    ...{ ...question, text: '', readings: [], cues: [...question.cues] },
    ...(others && { others: others.map(withoutWords) }),
    ...(earlier && { earlier: withoutWords(earlier) }),
  }
}

interface Written extends Omit<Question, 'cues' | 'earlier' | 'others'> {
  readonly cues: Iterable<Cue>
  readonly earlier?: Written
  readonly others?: readonly Written[]
}

function turnIn(text: string): Turn {
  const { question, turns }: { readonly question: Written; readonly turns: number } = JSON.parse(text)
  return { question: asRead(question), turns }
}

function asRead({ earlier, others, cues, ...question }: Written): Question {
  return {
    ...{ ...question, cues: new Set(cues) },
    ...(others && { others: others.map(asRead) }),
    ...(earlier && { earlier: asRead(earlier) }),
  }
}
