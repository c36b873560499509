import { NONE_HELD } from '#domain/reference/no-interval.ts'
import { type Message, message, type Value } from '#domain/message/message.ts'
import { decimal, listOf, percentage, whole } from '#domain/message/value.ts'
import type { PeopleReached } from './people-reached.ts'
import type { InputKind, Simulation } from './simulate.ts'

/** A coverage in percent with the digits that it has. */
export function coverageSaid(value: number): Value {
  return percentage(value, Number.isInteger(value) ? 0 : 1)
}

/** A lever as a result names it. Coverage in percent. */
export interface SaidLever {
  readonly key: string
  readonly name: string
  readonly from: number
  readonly to: number
  /** Source and period of the coverage, as they are cited. */
  readonly cited: string
}

/** The result of a simulation in words: would, if the coverage had been such and the effect held here; never will. */
export function resultWords(
  { total }: Simulation,
  levers: readonly SaidLever[],
  { year, place }: { readonly year: number; readonly place: Value },
): Message {
  const moved = levers.filter(({ from, to }) => from !== to)
  if (moved.length === 0) return message('policy.result-none')
  const isMore = total.formula < 0
  const [lower, upper] = isMore ? [-total.upper, -total.lower] : [total.lower, total.upper]
  return message(isMore ? 'policy.result-more' : 'policy.result-deaths', {
    year: String(year),
    deaths: whole(Math.abs(total.formula)),
    place,
    lower: whole(lower),
    upper: whole(upper),
    coverage: listOf(
      moved.map(({ to, name }) => message('policy.at-coverage', { to: coverageSaid(to), name })),
    ),
    count: moved.length,
  })
}

/** The words for a lever where no deaths are held: people, or how many points. */
export function coverageWords({ name, from, to, cited }: SaidLever, reached: PeopleReached | null): Message {
  const said = { name, figure: coverageSaid(from), cited, to: coverageSaid(to) }
  if (reached === null) return message('policy.result-coverage', { ...said, gap: decimal(to - from) })
  const { value, lower, upper } = reached
  return message('policy.result-people', {
    ...said,
    people: whole(value),
    hasRange: lower === null ? 'no' : 'yes',
    lower: whole(lower ?? 0),
    upper: whole(upper ?? 0),
  })
}

/** The inputs that came without interval, or null where each has one. */
export function withoutIntervalWords(
  { withoutInterval }: Simulation,
  names: ReadonlyMap<string, string>,
): Message | null {
  if (withoutInterval.length === 0) return null
  const others = withoutInterval.filter(({ kind }) => kind !== 'deaths')
  const hasDeaths = others.length < withoutInterval.length
  const inputs = [
    ...(hasDeaths ? [message('policy.input-deaths')] : []),
    ...others.map(({ kind, of }) => {
      const name = names.get(`${kind}:${of}`) ?? of
      return kind === 'coverage'
        ? message('policy.input-coverage', { name })
        : message('policy.input-effect', { name })
    }),
  ]
  return message('policy.borrowed-interval', { inputs: listOf(inputs), none: NONE_HELD })
}

/** The name of an input where the width is shown. */
export function inputWords(kind: InputKind, name: string): Message {
  return message('policy.width-input', { kind, name })
}
