import { randomBytes } from 'node:crypto'
import type { AssistantAnswer } from '#contract/assistant/assistant.ts'
import type { PhrasingOutcome } from '#contract/assistant/phrasing.ts'
import { faultSoFar, type KnownNames, phraseFault } from '#domain/question/phrasing/check-phrase.ts'
import { type Facts, factsOf, filledText } from '#domain/question/phrasing/facts.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import type { ModelVariables } from '#server/platform/model-variables.ts'
import { askModel, ModelFailure } from '#server/assistant/ask-model.ts'

/** How many answers can be phrased at a time, and for how long after they were given, in milliseconds. */
const MOST = 2000
const LASTS = 10 * 60_000

const RULES = [
  'You rewrite one short answer about health figures so that it reads well in plain words.',
  'The answer has placeholders such as {v1}, {s1}, {p1}, {i1}. Copy every placeholder exactly as it is, each at least once.',
  'Write no digits, no numbers in words, no names of places, sources or indicators, and no links or markup.',
  'Add no facts, no causes, no advice and no comparison that the answer does not make. Keep its meaning and its order.',
  'Reply with the rewritten answer alone.',
].join(' ')

interface Offered {
  readonly facts: Facts
  readonly names: KnownNames
  readonly until: number
}

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
  offer(answer: AssistantAnswer, reference: ReferenceData): string
  /** The text of the model with numbers and names put back, when it kept every rule. */
  phrase(id: string, now?: number): Promise<Phrased>
}

/** Keeps what is offered in memory: after a restart, or in another process, an answer stays as it is. */
export function openPhrasing(model: ModelVariables): Phrasing {
  const offered = new Map<string, Offered>()
  return {
    offer(answer, reference) {
      const id = randomBytes(16).toString('base64url')
      offered.set(id, { ...materialOf(answer, reference), until: Date.now() + LASTS })
      for (const oldest of offered.keys()) {
        if (offered.size <= MOST) break
        offered.delete(oldest)
      }
      return id
    },
    async phrase(id, now = Date.now()) {
      const found = offered.get(id)
      offered.delete(id)
      if (!found || found.until < now) return { text: null, outcome: 'unknown' }
      return phrased(model, found)
    },
  }
}

async function phrased(model: ModelVariables, { facts, names }: Offered): Promise<Phrased> {
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

function materialOf({ text, rows }: AssistantAnswer, reference: ReferenceData): Omit<Offered, 'until'> {
  const distinct = (names: readonly string[]) => [...new Set(names)]
  const facts = factsOf(text, {
    indicators: distinct(rows.map((row) => row.indicator_name)),
    sources: distinct(rows.map((row) => row.datasource_name)),
    places: distinct(rows.map((row) => row.location_name)),
  })
  const names = {
    places: [...reference.locations.values()].map(({ name }) => name),
    sources: [...reference.sources.values()].map(({ name }) => name),
  }
  return { facts, names }
}
