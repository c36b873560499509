import { digitsOf, type Place, type Publisher, type Quantity, type Row, shown, type World } from './rows.ts'

/** A number as a sentence writes it, without its unit. */
export const NUMBER = '(?:US\\$)?(−?[\\d,]*\\d(?:\\.\\d+)?)(%?(?: per 1,000| per 100,000)?)'

/** `12,345.6` → 12345.6 */
export function numberOf(text: string): number {
  return Number(text.replace(/[,]/g, '').replace('−', '-'))
}

/** Whether a number in a sentence is a value as readers see it; a whole value may be published as a whole number. */
export function isShown(text: string, value: number, quantity: Quantity): boolean {
  const digits = text.split('.')[1]?.length ?? 0
  return (
    (digits === digitsOf(quantity) || (digits === 0 && Number.isInteger(value))) &&
    Math.abs(numberOf(text) - value) <= 0.5 * 10 ** -digits + 1e-9 * Math.abs(value)
  )
}

/** The places of a level inside another place. */
export function placesIn(world: World, area: number, level: number): Place[] {
  return [...world.places.values()].filter((place) => place.level === level && isInside(world, place, area))
}

function isInside(world: World, place: Place, area: number): boolean {
  for (let at: Place | undefined = place; at; at = world.places.get(at.parent ?? 0)) {
    if (at.id === area) return true
  }
  return false
}

/** `the North-West` as the catalogue calls it. */
export function bareName(place: string): string {
  return place.replace(/^the (?=[A-Z])/, '').replace(/ state$/, '')
}

/** Places that a sentence names in a row, and how many more it counts: `Abia, Edo and 3 others`. */
export function namedPlaces(
  text: string,
  { places }: Pick<World, 'places'>,
): { readonly names: string[]; readonly more: number } {
  const counted = / and (\d+) (?:others?|other states?|other zones?|other LGAs?)$/.exec(text)
  // The comma of `Obi, Benue` stands inside a name.
  const whole = [...places.values()].map(({ name }) => name).filter((name) => name.includes(', '))
  const joined = (words: string) =>
    whole.reduce((all, name) => all.replaceAll(name, name.replace(', ', ',')), words)
  const named = joined(counted ? text.slice(0, counted.index) : text)
  return {
    names: named.split(/, | and (?=the [A-Z]|[A-Z\d])/).map((name) => bareName(name).replace(/,(?! )/, ', ')),
    more: Number(counted?.[1] ?? 0),
  }
}

/** A source and a period as they are cited: `NDHS 2023–24`. Several sources may begin alike, so the longest counts. */
export function citedRows(cited: string, rows: readonly Row[], world: World): Row[] {
  // A year made of some months names them.
  const plain = (cited.split(',')[0] ?? cited).replace(/ \([A-Z][a-z]+(?: to [A-Z][a-z]+)?\)$/, '')
  const own = (publisher: Publisher | undefined) =>
    publisher !== undefined && plain.startsWith(`${publisher.name} `)
  const longest = Math.max(0, ...[...world.publishers.values()].filter(own).map(({ name }) => name.length))
  return rows.filter((row) => {
    const publisher = world.publishers.get(row.source)
    return (
      own(publisher) && publisher?.name.length === longest && isLabel(plain.slice(longest + 1), row.period)
    )
  })
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** Whether a label says a period: `2016–17` for 2016 or 2017, `Aug 2024`, `2024 week 40`, `2024 Q2`. */
export function isLabel(label: string, period: string): boolean {
  const year = period.slice(0, 4)
  const part = period.slice(5)
  if (part === '') {
    const [from = '', to = from] = label.split(/[–-]/)
    return from === year || from.slice(0, 2) + to === year || to === year
  }
  if (part.startsWith('W'))
    return (
      label === `${year} week ${Number(part.slice(1))}` ||
      label === `week ${Number(part.slice(1))} of ${year}`
    )
  if (part.startsWith('Q'))
    return label === `${year} ${part}` || label === `quarter ${part.slice(1)} of ${year}`
  const month = MONTHS[Number(part) - 1] ?? ''
  return label.endsWith(` ${year}`) && label.startsWith(month)
}

/** A share above the whole. */
export function isAboveAll(row: Row, { factor }: Quantity): boolean {
  return factor === 2 && row.value > 100
}

/** Fewer than 20 things counted behind a share or a rate. */
export function isOfFew(row: Row, { factor }: Quantity): boolean {
  return factor !== 4 && row.numerator !== null && row.numerator < 20
}

/** Rows whose value readers see as they see another. */
export function alike(row: Row, rows: readonly Row[], quantity: Quantity): Row[] {
  return rows.filter((one) => shown(one.value, quantity) === shown(row.value, quantity))
}

/** A count of things: it adds up over places. */
export function isCount({ factor, fullName, denominator }: Quantity): boolean {
  return (
    factor === 4 &&
    denominator === '' &&
    !/\b(index|median|mean|average|expectancy|ratio|per)\b/i.test(fullName)
  )
}
