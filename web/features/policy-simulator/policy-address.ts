import { addressCodec } from '#domain/address/address-codec.ts'
import { id } from '#domain/address/parameters.ts'
import { setText } from '#domain/view/address-parts.ts'

/** Intervention and the coverage asked for, in percent. */
export type Levers = readonly (readonly [intervention: number, to: number])[]

/** The state of the page, as its address says it. No levers: the proposed ones. */
export const POLICY_STATE = addressCodec({
  indicator: id('indicator'),
  location: id('location'),
  levers: {
    read: (query: URLSearchParams): Levers | null => leversIn(query.get('levers')),
    write: (query: URLSearchParams, levers: Levers | null) =>
      setText(
        query,
        'levers',
        levers?.map(([intervention, to]) => `${intervention}-${to}`).join(',') ?? null,
      ),
  },
})

export type PolicyState = ReturnType<typeof POLICY_STATE.parse>

function leversIn(text: string | null): Levers | null {
  if (text === null) return null
  return text
    .split(',')
    .map((one) => /^(\d{1,4})-(\d{1,3}(?:\.\d)?)$/.exec(one))
    .flatMap((found) =>
      found && Number(found[2]) <= 100 ? [[Number(found[1]), Number(found[2])] as const] : [],
    )
    .slice(0, 8)
}

/** The levers with one of them, or all where none is named, at another coverage; one that was not there comes to them. */
export function leversAt(
  levers: Levers,
  { to, effect }: { readonly to: number; readonly effect: number | null },
): Levers {
  if (effect === null) return levers.map(([intervention]) => [intervention, to])
  if (!levers.some(([intervention]) => intervention === effect)) return [...levers, [effect, to]]
  return levers.map(([intervention, before]) => [intervention, intervention === effect ? to : before])
}
