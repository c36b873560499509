import type { KeptRun, PolicyInputs } from '#contract/policy/policy.ts'
import { message } from '#domain/message/message.ts'
import { listOf } from '#domain/message/value.ts'
import type { Language } from '#domain/message/language.ts'
import { coverageSaid } from '#domain/policy-simulation/result-words.ts'
import { placeOf, type ShownRun } from './run-shown.ts'

/** A result with its inputs, as it is kept. */
export function keptOf(
  inputs: PolicyInputs,
  { asked, levers, simulation }: ShownRun,
  text: Language['text'],
): Omit<KeptRun, 'id' | 'created'> {
  const changes = levers.map(({ name, from, to }) =>
    message('policy.lever-change', { name, from: coverageSaid(from), to: coverageSaid(to) }),
  )
  const causes = new Map(asked.map(({ option }) => [option.cause, option.deaths?.value ?? 0]))
  return {
    title: `${text(listOf(changes, 'apart'))} · ${text(placeOf(inputs), 'name')}`.slice(0, 300),
    indicator: inputs.indicator.id,
    location: inputs.location.id,
    release: inputs.release,
    levers: levers.map(({ key, name, from, to }) => ({ intervention: Number(key), name, from, to })),
    deaths: inputs.year === null ? null : [...causes.values()].reduce((sum, deaths) => sum + deaths, 0),
    averted: simulation?.total ?? null,
  }
}
