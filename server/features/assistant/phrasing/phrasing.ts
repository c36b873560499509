import { randomBytes } from 'node:crypto'
import type { AssistantAnswer } from '#contract/assistant/assistant.ts'
import type { PhrasingOutcome } from '#contract/assistant/phrasing.ts'
import { faultSoFar, type KnownNames, phraseFault } from '#domain/question/phrasing/check-phrase.ts'
import { type Facts, factsOf, filledText } from '#domain/question/phrasing/facts.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import type { ModelVariables } from '#server/platform/model-variables.ts'
import { askModel, ModelFailure } from '#server/assistant/ask-model.ts'
import { openShortLived } from '#server/assistant/short-lived.ts'
import type { Database } from '#server/platform/database/database.ts'

/** For how long after it was given an answer can be phrased, in minutes. */
const LASTS = 10

const RULES = [
  'You rewrite one short answer about health figures so that it reads well in plain words.',
  'The answer has placeholders such as {v1}, {s1}, {p1}, {i1}. Copy every placeholder exactly as it is, each at least once.',
  'Write no digits, no numbers in words, no names of places, sources or indicators, and no links or markup.',
  'Add no facts, no causes, no advice and no comparison that the answer does not make. Keep its meaning and its order.',
  'Reply with the rewritten answer alone.',
].join(' ')

interface Phrased {
  readonly text: string | null
  readonly outcome: PhrasingOutcome
}

/**
 * Answers that a language model may phrase. Nothing of the question reaches it: its input is an answer's
 * words with placeholders.
 */
export interface Phrasing {
  /** A name by which an answer can be phrased. */
  offer(answer: AssistantAnswer): Promise<string>
  /** The text of the model with numbers and names put back, when it kept every rule. */
  phrase(id: string): Promise<Phrased>
}

/** Whichever process is asked phrases what another has offered. `known`: the names of the current release. */
export function openPhrasing(
  model: ModelVariables,
  database: Database,
  known: () => Promise<ReferenceData>,
): Phrasing {
  const offered = openShortLived(database, 'phrasing', LASTS)
  return {
    async offer(answer) {
      const id = randomBytes(16).toString('base64url')
      await offered.keep(id, JSON.stringify(answerFacts(answer)))
      return id
    },
    async phrase(id) {
      const found = await offered.take(id)
      if (found === null) return { text: null, outcome: 'unknown' }
      return phrased(model, JSON.parse(found), namesIn(await known()))
    },
  }
}

async function phrased(model: ModelVariables, facts: Facts, names: KnownNames): Promise<Phrased> {
  try {
    let early: PhrasingOutcome | null = null
    const text = await askModel(model, { rules: RULES, about: { answer: facts.template } }, (sofar) => {
      early = faultSoFar(wholeSentences(sofar), facts, names)
      return early === null
    })
    const fault = text === null ? early : phraseFault(text, facts, names)
    if (text === null || fault !== null) return { text: null, outcome: fault ?? 'failed' }
    return { text: filledText(text, facts), outcome: 'phrased' }
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error
    return { text: null, outcome: 'failed' }
  }
}

/** As much of a text as ends with a sentence: half a word or half a placeholder is no fault yet. */
function wholeSentences(text: string): string {
  return /^[\s\S]*[.!?](?=\s)/.exec(text)?.[0] ?? ''
}

function answerFacts({ text, rows }: AssistantAnswer): Facts {
  const distinct = (names: readonly string[]) => [...new Set(names)]
  return factsOf(text, {
    indicators: distinct(rows.map((row) => row.indicator_name)),
    sources: distinct(rows.map((row) => row.datasource_name)),
    places: distinct(rows.map((row) => row.location_name)),
  })
}

function namesIn({ locations, sources }: ReferenceData): KnownNames {
  return {
    places: [...locations.values()].map(({ name }) => name),
    sources: [...sources.values()].map(({ name }) => name),
  }
}
