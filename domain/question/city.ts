import type { ReferenceData } from '#domain/reference/reference-data.ts'
import type { DoubleName, Question } from './question.ts'

/** The state of a city that is made up of several LGAs and has no name of its own in the data; null for places of one name in several states. */
export function stateOfCity(double: DoubleName | null, { locations }: ReferenceData): number | null {
  const states = new Set((double?.ids ?? []).map((id) => locations.get(id)?.parent ?? null))
  const [state = null] = states
  return states.size === 1 ? state : null
}

/** A question for the figure of a city, as one for its LGAs; any other as it is. */
export function ofCity(question: Question, reference: ReferenceData): Question {
  const { double, frame, places } = question
  const state = frame.kind === 'level' && places.length === 0 ? stateOfCity(double, reference) : null
  if (double === null || state === null) return question
  return { ...question, places: double.ids, double: null, frame: { kind: 'city', said: double.said, state } }
}
