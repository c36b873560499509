import { type Case, faultsBy, readers } from './case.ts'
import { type Fault, faultsOf } from './fault.ts'
import { citedRows } from './reading.ts'
import { kindOf, type Row, type World, yearOf } from './rows.ts'
import { FIGURE, isSaid } from './said-figure.ts'
import type { ViewOf } from './view.ts'

type Agreement = Case<ViewOf<'agreement'>>

/** Judges how far two sources are said to agree. */
export function agreementFaults(answer: string, told: Agreement): Fault[] {
  const known = readers<ViewOf<'agreement'>>([
    [
      '.+ and .+ have no figures .*of the same place and time that use different evidence, so .+\\.',
      () => [],
    ],
    [
      'Only (?<pairs>\\d+) pairs? of figures: (?<named>.+)\\.',
      (parts, _, said) =>
        faultsOf(said, {
          count: (parts.named ?? '').split('; ').length === Number(parts.pairs),
          'figure that no row holds': besideIsTrue(parts.named ?? '', told),
        }),
    ],
    ['Too few to say whether the sources tell the same story\\.', () => []],
    [
      '.+ apart on average over (?<pairs>\\d+) pairs? of figures, and neither .+\\.',
      ({ pairs }, _, said) => faultsOf(said, { 'average of one pair': Number(pairs) > 1 }),
    ],
    [
      '.+ lies (?:above|below) .+ in all (?<pairs>\\d+) pairs? of figures, by .+ on average\\.',
      ({ pairs }, _, said) => faultsOf(said, { 'average of one pair': Number(pairs) > 1 }),
    ],
    [
      '.+ lies (?:above|below) .+ in (?<many>\\d+) of (?<pairs>\\d+) pairs of figures, by .+ on average\\.',
      ({ many, pairs }, _, said) =>
        faultsOf(said, { count: Number(many) < Number(pairs) && Number(many) > 0 }),
    ],
    [
      '.+ apart in the middle one of (?<pairs>\\d+) pairs of figures and .+ at most, and neither .+\\.',
      ({ pairs }, _, said) => faultsOf(said, { 'average of one pair': Number(pairs) > 1 }),
    ],
    ['.+ apart in the one pair of figures .+\\.', () => []],
  ])
  return faultsBy(known, answer, told)
}

/** A year made of some months names them. */
const MONTHS = '(?: \\([A-Z][a-z]+(?: to [A-Z][a-z]+)?\\))?'

const BESIDE = new RegExp(
  `^(?<one>.+? (?:[A-Z][a-z]{2} )?\\d{4}(?:–\\d{2}| week \\d+| Q\\d)?${MONTHS}) (?<first>${FIGURE})[^()]*? beside (?<two>.+? (?:[A-Z][a-z]{2} )?\\d{4}(?:–\\d{2}| week \\d+| Q\\d)?${MONTHS}) (?<second>${FIGURE})[^()]*? \\((?<place>[^()]+?)(?:, children born in (?<born>\\d{4}))?\\)$`,
)

/** Every pair that is named stands in the rows of its place, and of children born in one year where one is said. */
function besideIsTrue(named: string, { rows, world, quantity, view }: Agreement): boolean {
  const here = rows.filter((row) => row.location === view.location)
  return named.split('; ').every((pair) => {
    const { one = '', two = '', first, second, place, born } = BESIDE.exec(pair)?.groups ?? {}
    if (place !== world.places.get(view.location)?.name) return false
    return [
      { cited: one, figure: first },
      { cited: two, figure: second },
    ].every(({ cited, figure: said }) => {
      const own = citedRows(cited, here, world)
      // A year of months is a sum or a mean of them, and no row of its own.
      if (own.length === 0) return isOfMonths(cited, here, world)
      const known = own.filter((row) => isSaid(said, row, { quantity }))
      return known.some((row) => born === undefined || row.cohort === '' || row.cohort === born)
    })
  })
}

function isOfMonths(cited: string, rows: readonly Row[], world: World): boolean {
  const plain = cited.replace(new RegExp(`${MONTHS}$`), '')
  return rows.some(
    (row) => kindOf(row) === 'month' && plain === `${world.publishers.get(row.source)?.name} ${yearOf(row)}`,
  )
}
