import type { PolicyInputs } from '#contract/policy/policy.ts'
import { type Message, message } from '#domain/message/message.ts'
import type { Levers } from './policy-address.ts'
import { placeOf, runShown } from './run-shown.ts'

/** The words about levers at another place, with the inputs of that place: those that cannot be run there are left out, with the reason. */
export function saidElsewhere(inputs: PolicyInputs, levers: Levers): readonly (Message | string)[] {
  const place = placeOf(inputs)
  const there = levers.filter(([id]) => inputs.options.some(({ intervention }) => intervention === id))
  const dropped = levers
    .filter((lever) => !there.includes(lever))
    .flatMap(([id]) => inputs.left.find(({ intervention }) => intervention === id) ?? [])
    .map(({ name, why }) => message('policy.answer-dropped', { name, why, place }))
  if (there.length === 0) return [message('policy.answer-none-there', { place }), ...dropped]
  return [
    message('policy.answer-place', { place }),
    ...dropped,
    ...runShown(inputs, there).sentences,
    ...inputs.borrowed,
  ]
}
