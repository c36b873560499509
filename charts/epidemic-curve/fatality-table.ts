import { outcomeGap } from '#domain/gap/outcome-gap.ts'
import type { Language } from '#domain/message/language.ts'
import { type Message, message, type Value } from '#domain/message/message.ts'
import type { Gap } from '#domain/observation/gap.ts'
import { formatNumber } from '#domain/number/format.ts'
import { type FatalityRow, LEAST_CASES } from '#domain/surveillance/case-fatality.ts'
import type { ComputedTable, GapWords } from '#charts/figure.ts'
import { gapWords } from '#charts/words/gap-words.ts'
import type { Head } from './curve-tables.ts'

/** How the rows are called and what is said of them. */
interface TableWords {
  name(row: FatalityRow): string
  readonly language: Language
  readonly byPlace: boolean
}

/** Cases, deaths and their ratio, with a remark where there is none. */
export function fatalityTable(
  rows: readonly FatalityRow[],
  { name, language, byPlace }: TableWords,
): ComputedTable {
  const say = (said: Value) => language.text(said)
  const heads: readonly Head[] = [
    byPlace ? 'place' : 'period',
    'cases',
    'deaths',
    'share',
    'lower',
    'upper',
    'published',
    'remark',
  ]
  return {
    title: say(message('epidemic-figure.table-fatality')),
    heads: heads.map((head) => say(message('epidemic-figure.head', { head }))),
    rows: rows.map((row) => {
      const { result, cases, deaths, published } = row
      const ratio = result.status === 'ok' ? result : null
      return [
        name(row),
        cases.value,
        deaths?.value ?? null,
        ratio?.percent ?? null,
        ratio?.lower ?? null,
        ratio?.upper ?? null,
        published?.value ?? null,
        ratio ? '' : say(remark(row)),
      ]
    }),
    gaps: rows.map((row) => gapOf(row, language)),
    shown: (value, column) =>
      typeof value === 'number' ? formatNumber(value, column < 3 ? 0 : 1) : (value ?? '–'),
  }
}

function gapOf({ deaths, result }: FatalityRow, language: Language): GapWords | null {
  if (result.status === 'ok') return null
  const unknown: Gap = { reason: 'not_published', note: message('epidemic-figure.no-deaths') }
  return gapWords(deaths === null ? unknown : outcomeGap(result), language)
}

function remark({ deaths, cases }: FatalityRow): Message {
  const few = cases.value < LEAST_CASES
  return message('epidemic-figure.remark', {
    remark: few ? 'few' : deaths === null ? 'unknown' : 'more',
    least: String(LEAST_CASES),
  })
}
