import { type Message, message } from '#domain/message/message.ts'
import { indicatorName } from '#domain/message/value.ts'
import type { Named } from '#exchange/reading/candidate.ts'
import { plainWords } from '#exchange/values/category.ts'
import { apartWords } from './apart-words.ts'
import { type IndicatorBook, indicatorWords } from './indicator-book.ts'

/** An indicator of ours that a name of a file may mean. */
export interface IndicatorProposal {
  readonly indicator: number
  /** From 0 to 1: 1 for an equal name or a known code. */
  readonly sureness: number
  readonly because: Message
}

const ENOUGH = 0.5
const PERCENT = /%|\bpercent(age)?\b/
/** The factor of an indicator that is a percentage. */
const PERCENTAGE = 2
const MOST = 5

/** The indicators that a name or a code may mean, the surest first; none where nothing is like it. */
export function proposeIndicators(named: Named, book: IndicatorBook): IndicatorProposal[] {
  for (const text of [named.code, named.name]) {
    const equal = book.byName.get(plainWords(text))
    if (equal)
      return [{ indicator: equal.id, sureness: 1, because: becauseEqual(text, equal.id, equal.origin, book) }]
  }
  const asked = new Set(indicatorWords(named.name === '' ? named.code : named.name))
  if (asked.size === 0) return []
  const best = new Map<number, number>()
  for (const { id, words } of book.words) {
    const likeness = likenessOf(asked, words)
    if (likeness >= ENOUGH && likeness > (best.get(id) ?? 0)) best.set(id, likeness)
  }
  const isOnly = [...best.values()].filter((likeness) => likeness === 1).length === 1
  const saysPercent = PERCENT.test(plainWords(named.name))
  // Words alone do not tell a rate from a number; a name that says percent, of an indicator that is a percentage, does.
  const isSure = (id: number, likeness: number) =>
    isOnly && likeness === 1 && saysPercent && book.byId.get(id)?.factor === PERCENTAGE
  return [...best]
    .sort(([, a], [, b]) => b - a)
    .slice(0, MOST)
    .map(([id, likeness]) => ({
      indicator: id,
      sureness: isSure(id, likeness) ? 0.95 : likeness * 0.8,
      because: message('exchange.indicator-alike', {
        text: named.name || named.code,
        indicator: nameOf(id, book),
      }),
    }))
}

function becauseEqual(text: string, id: number, origin: string, book: IndicatorBook): Message {
  const kind = origin === 'programme' ? 'programme' : origin === 'source' ? 'source' : 'own'
  return message('exchange.indicator-equal', { kind, text, indicator: nameOf(id, book) })
}

function nameOf(id: number, { byId }: IndicatorBook) {
  const indicator = byId.get(id)
  return indicator ? indicatorName(indicator) : ''
}

/** The share of words that both have; none where they are apart: dose 1 is not dose 3, BCG not meningitis A. */
function likenessOf(asked: ReadonlySet<string>, words: ReadonlySet<string>): number {
  if (apartWords(asked) !== apartWords(words)) return 0
  const common = [...asked].filter((word) => words.has(word)).length
  return common / (asked.size + words.size - common)
}
