import { invalid, type Outcome } from '#domain/statistics/outcome.ts'
import { quantile } from '#domain/statistics/quantile.ts'
import { deathsAverted } from './averted.ts'
import { drawsOf, seedFor, type Spread } from './draws.ts'
import type { Estimate } from './intervention.ts'

/** How often is drawn, and from which number: the same question gives the same answer. */
export const DRAWS = 10_000
export const SEED = 20_261_122

/** The name of deaths that are those of every cause together. */
export const ALL_CAUSES = 'all'

/** Something that could be changed: the coverage of an intervention. Coverage in percent. */
export interface Lever {
  /** Names its effect; no two levers have the same. */
  readonly key: string
  /** The indicator of its coverage. Two effects through one coverage against one cause are alternatives. */
  readonly coverage: number
  readonly cause: string
  readonly from: Estimate
  readonly to: number
  /** Share avoided in those covered, 0 to 1, and whether it was published as a ratio. */
  readonly avoided: Estimate
  readonly isRatio: boolean
  readonly affected: number
}

export interface PolicyQuestion {
  readonly levers: readonly Lever[]
  /** Deaths of each cause in the year. */
  readonly deaths: Readonly<Record<string, Estimate>>
  readonly seed?: number
  readonly draws?: number
}

/** Deaths averted: by the formula from the published values, and the middle and 95% of the draws. */
export interface Averted {
  readonly formula: number
  readonly median: number
  readonly lower: number
  readonly upper: number
}

export type InputKind = 'effect' | 'coverage' | 'deaths'

/** The effect of one input on the result while the others keep their published values. */
export interface InputWidth {
  readonly kind: InputKind
  /** Key of the lever, or the cause. */
  readonly of: string
  /** Deaths averted at the bounds of the input, the smaller first. */
  readonly lower: number
  readonly upper: number
  /** Percent of the variance that the inputs make one by one. */
  readonly share: number
}

export interface Simulation {
  readonly total: Averted
  /** Each lever alone, by its key. */
  readonly alone: Readonly<Record<string, Averted>>
  /** Inputs with an interval, the widest first. */
  readonly width: readonly InputWidth[]
  /** Inputs without one: the true range is wider. */
  readonly withoutInterval: readonly { readonly kind: InputKind; readonly of: string }[]
  readonly draws: number
  readonly seed: number
}

/**
 * The deaths averted, if coverage had been as asked and the published effects held here. Levers on one cause
 * multiply; causes are added. Refused (`counted_twice`) where deaths of one cause and of all causes would
 * both be counted, and where two effects of one coverage against one cause are alternatives (`alternatives`).
 */
export function simulate(question: PolicyQuestion): Outcome<Simulation> {
  const { levers, deaths, seed = SEED, draws = DRAWS } = question
  const problem = problemOf(levers, deaths)
  if (problem !== null) return invalid(problem)
  // A lever that stays where it is changes nothing, and its inputs are no part of the result.
  const moved = levers.filter(({ from, to }) => to !== from.value)
  const inputs = allInputs(moved, deaths)
  const values = new Map(inputs.map((input) => [input.name, input.estimate.value]))
  const drawn = new Map(inputs.map((input) => [input.name, drawnOf(input, seed, draws)]))
  const alone = Object.fromEntries(
    levers.map((lever) => [lever.key, avertedBy(moved.includes(lever) ? [lever] : [], values, drawn, draws)]),
  )
  return {
    status: 'ok',
    total: avertedBy(moved, values, drawn, draws),
    alone,
    width: widthsOf(moved, inputs, values, drawn),
    withoutInterval: inputs
      .filter(({ estimate }) => estimate.lower === null)
      .map(({ kind, of }) => ({ kind, of })),
    draws,
    seed,
  }
}

function problemOf(levers: readonly Lever[], deaths: PolicyQuestion['deaths']): string | null {
  const keys = new Set(levers.map(({ key }) => key))
  if (keys.size < levers.length) return 'same_lever_twice'
  const causes = new Set(levers.map(({ cause }) => cause))
  if (causes.has(ALL_CAUSES) && causes.size > 1) return 'counted_twice'
  const ways = new Set(levers.map(({ coverage, cause }) => `${coverage}|${cause}`))
  if (ways.size < levers.length) return 'alternatives'
  if ([...causes].some((cause) => deaths[cause] === undefined)) return 'no_deaths'
  const isInside = ({ from, to }: Lever) => [from.value, to].every((share) => share >= 0 && share <= 100)
  return levers.every(isInside) ? null : 'not_a_coverage'
}

interface Input {
  readonly kind: InputKind
  readonly of: string
  readonly name: string
  readonly estimate: Estimate
  readonly spread: Spread
}

function allInputs(levers: readonly Lever[], deaths: PolicyQuestion['deaths']): Input[] {
  const found: Input[] = []
  const add = (kind: InputKind, of: string, estimate: Estimate | undefined, spread: Spread) => {
    const name = `${kind}:${of}`
    if (estimate && !found.some((input) => input.name === name))
      found.push({ kind, of, name, estimate, spread })
  }
  for (const { key, coverage, from, avoided, isRatio } of levers) {
    add('effect', key, avoided, isRatio ? 'ratio' : 'share')
    add('coverage', String(coverage), sharesOf(from), 'share')
  }
  for (const { cause } of levers) add('deaths', cause, deaths[cause], 'count')
  return found
}

/** Coverage from percent to shares. */
function sharesOf({ value, lower, upper, level }: Estimate): Estimate {
  const share = (bound: number | null) => (bound === null ? null : bound / 100)
  return { value: value / 100, lower: share(lower), upper: share(upper), level }
}

function drawnOf({ name, estimate, spread }: Input, seed: number, count: number): Float64Array {
  return drawsOf(estimate, { spread, seed: seedFor(seed, name), count })
}

/** Deaths averted by these levers together, with inputs by their names. */
function avertedWith(levers: readonly Lever[], inputOf: (name: string) => number): number {
  let sum = 0
  for (const [cause, against] of Map.groupBy(levers, (lever) => lever.cause)) {
    const moved = against.map(({ key, coverage, to, affected }) => ({
      from: inputOf(`coverage:${coverage}`),
      to: to / 100,
      avoided: inputOf(`effect:${key}`),
      affected,
    }))
    sum += deathsAverted(inputOf(`deaths:${cause}`), moved)
  }
  return sum
}

type Values = ReadonlyMap<string, number>
type Drawn = ReadonlyMap<string, Float64Array>

function avertedBy(levers: readonly Lever[], values: Values, drawn: Drawn, count: number): Averted {
  if (levers.length === 0) return { formula: 0, median: 0, lower: 0, upper: 0 }
  const results = new Float64Array(count)
  for (let index = 0; index < count; index++) {
    results[index] = avertedWith(levers, (name) => drawn.get(name)?.[index] ?? 0)
  }
  results.sort()
  const at = (share: number) => quantile(results, share) ?? 0
  return {
    formula: avertedWith(levers, (name) => values.get(name) ?? 0),
    median: at(0.5),
    lower: at(0.025),
    upper: at(0.975),
  }
}

function widthsOf(
  levers: readonly Lever[],
  inputs: readonly Input[],
  values: Values,
  drawn: Drawn,
): InputWidth[] {
  const withOne = (input: Input, value: number) =>
    avertedWith(levers, (name) => (name === input.name ? value : (values.get(name) ?? 0)))
  const found = inputs.flatMap((input) => {
    const { lower, upper } = input.estimate
    if (lower === null || upper === null) return []
    const ends = [withOne(input, lower), withOne(input, upper)]
    const variance = varianceOf(
      (drawn.get(input.name) ?? new Float64Array()).map((one) => withOne(input, one)),
    )
    return [{ kind: input.kind, of: input.of, lower: Math.min(...ends), upper: Math.max(...ends), variance }]
  })
  const all = found.reduce((sum, { variance }) => sum + variance, 0)
  return found
    .toSorted((a, b) => b.variance - a.variance)
    .map(({ variance, ...width }) => ({ ...width, share: all === 0 ? 0 : (100 * variance) / all }))
}

function varianceOf(values: Float64Array): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1)
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(values.length - 1, 1)
}
