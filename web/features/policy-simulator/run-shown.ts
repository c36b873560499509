import type { PolicyInputs } from '#contract/policy/policy.ts'
import { type AskedLever, runPolicy, startOf } from '#contract/policy/run-policy.ts'
import { type Message, message, type Value } from '#domain/message/message.ts'
import { peopleReached, type PeopleReached } from '#domain/policy-simulation/people-reached.ts'
import {
  coverageWords,
  resultWords,
  type SaidLever,
  withoutIntervalWords,
} from '#domain/policy-simulation/result-words.ts'
import type { Simulation } from '#domain/policy-simulation/simulate.ts'
import { placeName } from '#domain/message/value.ts'
import type { Levers } from './policy-address.ts'

/** A run of the levers, in numbers and in words. */
export interface ShownRun {
  readonly asked: readonly AskedLever[]
  readonly levers: readonly SaidLever[]
  readonly reached: readonly (PeopleReached | null)[]
  /** Null where no deaths are held, or the levers cannot be taken together. */
  readonly simulation: Simulation | null
  readonly sentences: readonly Message[]
  /** The inputs that came without interval. */
  readonly lacking: Message | null
  readonly names: ReadonlyMap<string, string>
}

/** The levers of an address, or those that are proposed at the aim. */
export function leversOf(inputs: PolicyInputs, wanted: Levers | null): Levers {
  const known = wanted?.filter(([id]) => inputs.options.some(({ intervention }) => intervention === id))
  return known ?? inputs.proposals.map(({ intervention }) => [intervention, inputs.aim] as const)
}

/** Runs levers on the inputs that are shown. */
export function runShown(inputs: PolicyInputs, wanted: Levers): ShownRun {
  const asked = wanted.flatMap(([id, to]) => {
    const option = inputs.options.find(({ intervention }) => intervention === id)
    return option ? [{ option, to }] : []
  })
  const levers = asked.map(({ option, to }) => ({
    key: String(option.intervention),
    name: option.name,
    from: startOf({ option }).value,
    to,
    cited: option.coverage.cited,
  }))
  const reached = asked.map(({ option, to }) =>
    option.people === null ? null : peopleReached(startOf({ option }), to, option.people),
  )
  const names = new Map(
    asked.flatMap(({ option }) => [
      [`effect:${option.intervention}`, option.name] as const,
      [`coverage:${option.coverage.indicator}`, option.coverage.name] as const,
      [`deaths:${option.cause}`, option.cause] as const,
    ]),
  )
  const result = inputs.year === null ? null : runPolicy(asked)
  const simulation = result?.status === 'ok' ? result : null
  const shared = { asked, levers, reached, simulation, names }
  const place = placeOf(inputs)
  if (simulation && inputs.year !== null) {
    const sentences = [resultWords(simulation, levers, { year: inputs.year, place })]
    return { ...shared, sentences, lacking: withoutIntervalWords(simulation, names) }
  }
  if (result)
    return {
      ...shared,
      sentences: [refusal(result.status === 'invalid' ? result.reason : '')],
      lacking: null,
    }
  const sentences = [
    message('policy.result-no-deaths', { place }),
    ...levers.map((lever, index) => coverageWords(lever, reached[index] ?? null)),
  ]
  return { ...shared, sentences, lacking: null }
}

/** The place of an answer as sentences take it. */
export function placeOf({ location: { name, level } }: PolicyInputs): Value {
  return placeName({ name, level: level === 1 ? 1 : level === 2 ? 2 : level === 3 ? 3 : 4 })
}

const REFUSALS = ['counted_twice', 'alternatives', 'same_lever_twice', 'not_a_coverage'] as const

function refusal(reason: string): Message {
  return message('policy.result-refused', {
    reason: REFUSALS.find((one) => one === reason) ?? 'no_deaths',
  })
}
