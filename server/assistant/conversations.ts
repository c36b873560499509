import type { Question } from '#domain/question/question.ts'
import { RecentlyUsed } from '#server/platform/recently-used.ts'

/** Conversations that are remembered at once, by this process; the ones silent longest are forgotten. */
const MOST = 5000
/** Turns after which the beginning is forgotten, and milliseconds of silence. */
const TURNS = 10
const SILENCE = 60 * 60 * 1000

interface Turn {
  question: Question
  turns: number
  at: number
}

/** The last question of each conversation: the understanding of it, never its words. */
export interface Conversations {
  before(session: string): Question | null
  remember(session: string, question: Question | null): void
}

/** Opens conversations, all of them new. Time is told by the clock that is given. */
export function openConversations(now: () => number = Date.now): Conversations {
  const kept = new RecentlyUsed<Turn>(MOST, () => 1)
  const living = (session: string): Turn | null => {
    const turn = session === '' ? undefined : kept.get(session)
    return turn && turn.turns < TURNS && now() - turn.at < SILENCE ? turn : null
  }
  return {
    before: (session) => living(session)?.question ?? null,
    remember(session, question) {
      if (session === '' || question === null) return
      const asked = { ...question, text: '', readings: [] }
      const known = kept.get(session)
      const turn = {
        question: asked,
        turns: question.kept.length > 0 ? (known?.turns ?? 0) + 1 : 1,
        at: now(),
      }
      if (known) Object.assign(known, turn)
      else kept.keep(session, turn)
    },
  }
}
