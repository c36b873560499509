import type { Named } from '#exchange/reading/candidate.ts'
import { kindOfPlace } from '#exchange/places/kind-of-place.ts'
import { stateIn } from '#exchange/places/state-in.ts'
import { readPeriod } from '#exchange/values/period.ts'
import type { Block } from './head.ts'
import type { Layout } from './layout.ts'

/** What stands around a table. */
interface AroundBlock {
  readonly sheet: string
  /** The name over all columns of figures; empty without one. */
  readonly over: string
  /** Its columns or heads say periods. */
  readonly hasPeriod: boolean
  /** Its rows name no places, or LGAs without their state: a title may say which state it is. */
  readonly isWithoutState: boolean
}

/** What title, facts and sheet say of the whole table. */
export function constantsOf(
  { titles, facts }: Block,
  { sheet, over, hasPeriod, isWithoutState }: AroundBlock,
): Layout['constants'] {
  const fact = (...names: string[]) =>
    names.map((name) => facts.get(name)).find((text) => text !== undefined && text !== '')
  const title = titles.find((text) => text.length > 3) ?? ''
  const name = fact('indicator', 'indicator name') ?? (over === '' ? title : over)
  const code = /^(sheet|tabelle|feuil)\s?\d*$/i.test(sheet.trim()) ? '' : sheet.trim()
  const indicator: Named = { code, name: name === '' ? code : name }
  const named = [
    'facility',
    'health facility',
    'health facility name',
    'name of facility',
    'facility name',
    'ward',
    'lga',
    'local government area',
    'state',
    'organisation unit',
    'location',
    'country',
  ].find((one) => (facts.get(one) ?? '') !== '')
  const place = named === undefined ? undefined : facts.get(named)
  const kind = kindOfPlace(named ?? '')
  const within =
    named === undefined || kind === 'state'
      ? undefined
      : kind === 'lga'
        ? fact('state')
        : (fact('lga', 'local government area') ?? fact('state'))
  const around = within ?? (isWithoutState && place === undefined ? stateIn([...titles, sheet]) : undefined)
  const period = hasPeriod ? undefined : (periodOfFacts(facts) ?? periodOfTitles(titles))
  const unit = fact('unit', 'units', 'unit of measure')
  return {
    ...((indicator.code !== '' || indicator.name !== '') && { indicator }),
    ...(place !== undefined && { place: { code: '', name: place, ...(kind && { kind }) } }),
    ...(around !== undefined && { within: around }),
    ...(period !== undefined && { period }),
    ...(unit !== undefined && { unit }),
  }
}

function periodOfFacts(facts: ReadonlyMap<string, string>): string | undefined {
  const whole = facts.get('period') ?? facts.get('reporting period') ?? facts.get('reporting month')
  if (whole !== undefined) return whole
  const [month, year] = [facts.get('month'), facts.get('year')]
  if (month !== undefined && readPeriod(month).iso !== null) return month
  if (year === undefined) return undefined
  const text =
    month === undefined
      ? year
      : /^\d{1,2}$/.test(month)
        ? `${year}-${month.padStart(2, '0')}`
        : `${month} ${year}`
  return readPeriod(text).iso === null ? year : text
}

/** The one period that a title names; none where it names several. */
function periodOfTitles(titles: readonly string[]): string | undefined {
  const years = new Set(titles.flatMap((title) => title.match(/\b(?:19|20)\d{2}\b/g) ?? []))
  if (years.size !== 1) return undefined
  const [year] = years
  const month = titles.join(' ').match(new RegExp(`\\b([A-Z][a-z]{2,8})[ ,]+${year}\\b`))?.[0]
  return month !== undefined && readPeriod(month).iso !== null ? month : year
}
