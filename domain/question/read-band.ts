import type { Band } from './frame.ts'
import { unitAfter } from './number-unit.ts'
import type { Token } from './tokens.ts'

interface ReadBand {
  readonly band: Band
  readonly taken: ReadonlySet<number>
}

const OPENING: ReadonlySet<string> = new Set(['between', 'from', 'within', 'range', 'of', 'anywhere'])
const JOINING: ReadonlySet<string> = new Set(['and', 'to'])
/** What is counted from one number to the other when they are no limits of a figure. */
const OF_TIME = /^(year|yr|month|week|day|old|age|aged|visit|dose|time)$/
/** Words of asking for places, or whether something is so: then two bare numbers hold figures. */
const ASKS = /^(states?|zones?|lgas?|places?|is|are|do|does|did|has|have|was|lies?|falls?|ranks?|stands?)$/i

/**
 * The two numbers between which figures are asked to lie: `between 40 and 60%`, `from 20 to 50 per cent`. Ages, doses and
 * years are none; bare numbers count only where places are asked for, or whether something is so.
 */
export function readBand(
  tokens: readonly Token[],
  taken: ReadonlySet<number>,
  people: ReadonlySet<string>,
): ReadBand | null {
  const word = (at: number) => tokens[at]?.word ?? ''
  const isNumber = (at: number) => /^\d+(\.\d+)?$/.test(word(at)) && !taken.has(at)
  const isAsking = tokens.some(({ said }) => ASKS.test(said))
  for (const at of tokens.keys()) {
    if (!isNumber(at) || !OPENING.has(word(at - 1))) continue
    const first = unitAfter(tokens, at)
    const join = first ?? at + 1
    const isDashed = isNumber(join) && /^[-–]$/.test(tokens[join]?.after ?? '')
    const last = isDashed ? join : JOINING.has(word(join)) && isNumber(join + 1) ? join + 1 : null
    if (last === null) continue
    const unit = unitAfter(tokens, last)
    const isMeasured = first !== null || unit !== null || isPercent(tokens, at, last)
    if (OF_TIME.test(word(last + 1)) || OF_TIME.test(word(at - 2))) continue
    if (!isMeasured && (!isAsking || people.has(word(at - 2)))) continue
    const ends = [Number(word(at)), Number(word(last))] as const
    const end = unit ?? last + 1
    return {
      band: { side: 'within', from: Math.min(...ends), to: Math.max(...ends) },
      taken: new Set(Array.from({ length: end - at + 1 }, (_, index) => at - 1 + index)),
    }
  }
  return null
}

function isPercent(tokens: readonly Token[], ...places: readonly number[]): boolean {
  return places.some((at) => tokens[at]?.isPercent)
}
