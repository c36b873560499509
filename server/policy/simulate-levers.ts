import type { z } from 'zod'
import type { PolicyOptionRow, simulatePolicy } from '#contract/policy/policy.ts'
import { type AskedLever, startOf } from '#contract/policy/run-policy.ts'
import type { Language } from '#domain/message/language.ts'
import { type Message, message } from '#domain/message/message.ts'
import { placeName } from '#domain/message/value.ts'
import { costOf, type PeopleReached, peopleReached } from '#domain/policy-simulation/people-reached.ts'
import { AIM_SAID, borrowedWords } from '#domain/policy-simulation/proposal-words.ts'
import {
  coverageWords,
  resultWords,
  type SaidLever,
  withoutIntervalWords,
} from '#domain/policy-simulation/result-words.ts'
import type { Simulation } from '#domain/policy-simulation/simulate.ts'
import type { Outcome } from '#domain/statistics/outcome.ts'
import { Problem } from '#domain/problem.ts'
import type { PolicyAt } from './read-policy.ts'
import { optionRow } from './wire-policy.ts'

type Body = z.output<typeof simulatePolicy.body>
type Answer = z.input<typeof simulatePolicy.answer>

const FORMULA = 'averted = D × (1 − Π (1 − C1 × E × AF) ÷ (1 − C0 × E × AF))'

/** The levers that a caller gave, each with its effect at the place. Throws `invalid-input` for one that cannot be run there. */
export function leversOf(at: PolicyAt, { levers }: Body, language: Language): AskedLever[] {
  return levers.map(({ intervention, to, from }) => ({
    to,
    from,
    option: optionFor(intervention, at, language),
  }))
}

/** A simulation as it was run: its levers, its result, and the cost of reaching one person. */
interface RunSimulation {
  readonly levers: readonly AskedLever[]
  readonly result: Outcome<Simulation>
  readonly unitCost: number | undefined
}

/** The result of a simulation, in numbers and words. */
export function simulationAnswer(
  at: PolicyAt,
  { levers: asked, result, unitCost }: RunSimulation,
  language: Language,
): Answer {
  const levers = asked.map(saidLever)
  const reached = asked.map(({ option, to, from }) =>
    option.people === null ? null : peopleReached(startOf({ option, from }), to, option.people),
  )
  const done = result.status === 'ok' ? result : null
  const hasDeaths = at.found.deaths !== null
  const names = new Map(
    asked.flatMap(({ option }) => [
      [`effect:${option.intervention}`, option.name] as const,
      [`coverage:${option.coverage.indicator}`, option.coverage.name] as const,
    ]),
  )
  const lacking = done && withoutIntervalWords(done, names)
  const borrowed = [...borrowedWords(at.found, { reference: at.data.reference, place: at.place }), lacking]
  const said = hasDeaths ? deathsSaid(at, done, levers, reasonOf(result)) : coverageSaid(at, levers, reached)
  return {
    release: at.release.number,
    status: done ? 'ok' : hasDeaths ? 'refused' : 'coverage-only',
    sentences: said.map((one) => language.text(one)),
    formula: FORMULA,
    total: done?.total ?? null,
    levers: asked.map(({ option, to }, index) => ({
      intervention: option.intervention,
      from: levers[index]?.from ?? 0,
      to,
      alone: done?.alone[String(option.intervention)] ?? null,
      people: reached[index] ?? null,
      cost: costFor(reached[index] ?? null, unitCost),
    })),
    width: [...(done?.width ?? [])],
    draws: done?.draws ?? null,
    seed: done?.seed ?? null,
    borrowed: borrowed.flatMap((one) => (one ? [language.text(one)] : [])),
    inputs: asked.map(({ option }) => option),
  }
}

function optionFor(id: number, { found, data }: PolicyAt, language: Language): PolicyOptionRow {
  const option = found.options.find(({ intervention }) => intervention.id === id)
  if (option) return optionRow(option, data.reference, language)
  const left = found.left.find(({ intervention }) => intervention.id === id)
  const why = left ? `: ${language.text(message('policy.why-left', { why: left.why, aim: AIM_SAID }))}` : ''
  const sentence = `Intervention ${id} cannot be run here${why}. POST /api/policy/generate lists those that can, and why others cannot.`
  throw new Problem('invalid-input', sentence, { levers: [sentence] })
}

function saidLever({ option, to, from }: AskedLever): SaidLever {
  const { name, coverage, intervention } = option
  return { key: String(intervention), name, to, from: startOf({ option, from }).value, cited: coverage.cited }
}

function reasonOf(result: Outcome<Simulation>): string {
  return result.status === 'ok' ? '' : result.reason
}

const REFUSALS = ['counted_twice', 'alternatives', 'same_lever_twice', 'no_deaths', 'not_a_coverage'] as const

function deathsSaid(
  { found, place }: PolicyAt,
  done: Simulation | null,
  levers: readonly SaidLever[],
  reason: string,
): Message[] {
  if (done) return [resultWords(done, levers, { year: found.deaths?.year ?? 0, place: placeName(place) })]
  const refusal = REFUSALS.find((one) => one === reason) ?? 'no_deaths'
  return [message('policy.result-refused', { reason: refusal })]
}

function coverageSaid(
  { place }: PolicyAt,
  levers: readonly SaidLever[],
  reached: readonly (PeopleReached | null)[],
): Message[] {
  return [
    message('policy.result-no-deaths', { place: placeName(place) }),
    ...levers.map((lever, index) => coverageWords(lever, reached[index] ?? null)),
  ]
}

function costFor(reached: PeopleReached | null, unitCost: number | undefined): number | null {
  return reached === null || unitCost === undefined ? null : costOf(reached.value, unitCost, null).total
}
