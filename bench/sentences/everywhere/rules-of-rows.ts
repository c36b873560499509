import { citedRows, isShown, NUMBER, numberOf, placesIn } from '../reading.ts'
import { kindOf, type Row, type World, yearOf } from '../rows.ts'
import type { FaultRule } from './rule.ts'
import type { Statement } from './statement.ts'

const FIGURE = NUMBER.replace('(−', '(?:−').replace('(%?', '(?:%?')
/** A figure with its source and period in brackets, as every place cites. */
const CITED = new RegExp(
  `(?<!per )(?<figure>${FIGURE})(?: per 10,000 population)?[^();:,]{0,45}\\((?<cited>[A-Z](?:[^()]|\\([^()]*\\))* \\d{4}[^()]*)\\)`,
  'g',
)

interface Citation {
  readonly figure: string
  /** Source and period as they stand there. */
  readonly label: string
  readonly rows: readonly Row[]
}

/** The figures that a statement cites, with the rows of that source and period which it may mean. */
function citations({ said, about }: Statement, world: World): Citation[] {
  const rows = about.indicator === undefined ? [] : world.rowsOf(about.indicator)
  return [...said.matchAll(CITED)].flatMap(({ groups }) => {
    const figure = (groups?.figure ?? '').replace('US$', '').replace(/(%| per .*)$/, '')
    const label = groups?.cited ?? ''
    return [{ figure, label, rows: citedRows(label, rows, world) }]
  })
}

const F8: FaultRule = {
  finding: 'F8',
  weight: 'false',
  name: 'a cited figure that no row holds',
  isFaulty: (statement, world) =>
    isAboutOne(statement, world) &&
    citations(statement, world).some(
      ({ figure, rows, label }) =>
        !rows.some((row) => isValue(figure, row, world)) && !isSumOfMonths(figure, label, statement, world),
    ),
}

/** A year of counts is the sum of its months; stocks make none. */
function isSumOfMonths(figure: string, label: string, { about }: Statement, world: World): boolean {
  const quantity = world.quantities.get(about.indicator ?? 0)
  if (!quantity || /stock|balance/i.test(quantity.fullName)) return false
  const year = /\d{4}$/.exec(label)?.[0] ?? ''
  const months = world
    .rowsOf(quantity.id)
    .filter((row) => kindOf(row) === 'month' && row.period.startsWith(year))
  const sums = new Map<string, number>()
  for (const { location, source, value } of months)
    sums.set(`${location} ${source}`, (sums.get(`${location} ${source}`) ?? 0) + value)
  return [...sums.values()].includes(numberOf(figure))
}

/** A sentence that begins with the name of the indicator that was asked for, and names no other. */
function isAboutOne({ said, about, place }: Statement, world: World): boolean {
  if (place !== 'story' && place !== 'assistant' && place !== 'short-text') return false
  const name = world.quantities.get(about.indicator ?? 0)?.shortName ?? '\0'
  return said.startsWith(`${name} in `) && !/together|added up|rest of 100/.test(said)
}

function isValue(figure: string, row: Row, world: World): boolean {
  const quantity = world.quantities.get(row.indicator)
  return quantity !== undefined && (isShown(figure, row.value, quantity) || numberOf(figure) === row.value)
}

const F2: FaultRule = {
  finding: 'F2',
  weight: 'false',
  name: 'latest said of an older figure',
  isFaulty: (statement, world) => {
    const { said, about } = statement
    const match = /^The latest (survey|estimate|routine figure) puts/.exec(said)
    if (!match || about.indicator === undefined) return false
    const [first] = citations(statement, world)
    const [row] = first?.rows ?? []
    if (!row) return false
    const kind = { survey: 'Survey', estimate: 'Estimate', 'routine figure': 'Routine' }[match[1] ?? '']
    const here = first?.rows.map(({ location }) => location) ?? []
    const place = placeSaid(said, world)
    return (
      place !== null &&
      here.includes(place) &&
      world
        .rowsOf(about.indicator)
        .some(
          (other) =>
            other.location === place &&
            world.publishers.get(other.source)?.classification === kind &&
            !/projection|partial|doubtful|over_100|definition/.test(other.flags.join()) &&
            other.supersededBy === '' &&
            kindOf(other) === kindOf(row) &&
            yearOf(other) > yearOf(row) + 1 &&
            yearOf(other) <= 2026,
        )
    )
  },
}

/** The place of which a lead speaks. */
function placeSaid(said: string, world: World): number | null {
  const name = / in (?:the )?([A-Z][^()]*?) at [\d−U]/.exec(said)?.[1]
  const found = [...world.places.values()].filter(
    (place) => place.name === name || place.name === `the ${name}`,
  )
  return found[0]?.id ?? null
}

const F3: FaultRule = {
  finding: 'F3',
  weight: 'false',
  name: 'figures counted that the span leaves out',
  isFaulty: ({ said, about, address }, world) => {
    // Their figures are of several indicators.
    if (/section=[a-z-]*(?:multi-source|indicator)-comparison/.test(address)) return false
    const match = /^(.+) has (\d+) figures, from .+ in (\d{4})\S* to .+ in (\d{4}(?:–\d\d)?)/.exec(said)
    if (!match || about.indicator === undefined) return false
    const [, name = '', count, from, to] = match
    const counts = new Map<number, number>()
    for (const row of world.rowsOf(about.indicator)) {
      if (world.publishers.get(row.source)?.name !== name || kindOf(row) !== 'year') continue
      if (row.period < (from ?? '') || yearOf(row) > lastYear(to ?? '')) continue
      counts.set(row.location, (counts.get(row.location) ?? 0) + 1)
    }
    return counts.size > 0 && Math.max(...counts.values()) < Number(count)
  },
}

const F9: FaultRule = {
  finding: 'F9',
  weight: 'false',
  name: 'no source said of what is held',
  isFaulty: ({ said, about }, world) => {
    const level = { zone: 2, state: 3, LGA: 4 }[
      /^No source has .+ by (zone|state|LGA)\./.exec(said)?.[1] ?? ''
    ]
    return (
      level !== undefined &&
      about.indicator !== undefined &&
      said.toLowerCase().includes((world.quantities.get(about.indicator)?.shortName ?? '\0').toLowerCase()) &&
      world.rowsOf(about.indicator).some((row) => world.places.get(row.location)?.level === level)
    )
  },
}

const F10: FaultRule = {
  finding: 'F10',
  weight: 'false',
  name: 'LGAs counted that a state does not have',
  isFaulty: ({ said }, world) => {
    const match = /Among the (\d+) LGAs of ([A-Z][A-Za-z -]+?)(?: that have| with)?[,:]/.exec(said)
    if (!match || /that have|with a figure/.test(said)) return false
    const state = [...world.places.values()].find(({ name, level }) => level === 3 && name === match[2])
    return state !== undefined && placesIn(world, state.id, 4).length !== Number(match[1])
  },
}

/** The year in which a round ends: `2023–24`. */
function lastYear(label: string): number {
  const [from = '', to] = label.split('–')
  return Number(to === undefined ? from : from.slice(0, 2) + to)
}

/** What a survey and reports say of the births of one year. */
function farApart(row: Row, world: World): boolean {
  return world
    .rowsOf(row.indicator)
    .some(
      (other) =>
        other.location === row.location &&
        other.source !== row.source &&
        row.cohort !== '' &&
        other.cohort === row.cohort &&
        other.value <= 100 &&
        !other.evidence.some((one) => row.evidence.includes(one)) &&
        other.evidence.length > 0 &&
        kindOf(other) === 'year' &&
        !/doubtful|suspicious|definition|over_100|partial/.test(other.flags.join()) &&
        Math.abs(other.value - row.value) > 10,
    )
}

const F7: FaultRule = {
  finding: 'F7',
  weight: 'false',
  name: 'nobody, where reports of the same births lie far off',
  isFaulty: ({ said, about, whole }, world) => {
    if (!/none that could confirm|Agreement: nobody|nobody could confirm/.test(said)) return false
    if (about.indicator === undefined || about.location === undefined || /disagree/i.test(whole)) return false
    const own = world
      .rowsOf(about.indicator)
      .filter(
        (row) =>
          row.location === about.location && world.publishers.get(row.source)?.classification === 'Survey',
      )
      .toSorted((a, b) => b.period.localeCompare(a.period))
    return own[0] !== undefined && farApart(own[0], world)
  },
}

const F12: FaultRule = {
  finding: 'F12',
  weight: 'false',
  name: 'no disagreement, where there is one',
  isFaulty: ({ said, about }, world) => {
    if (!/^No two independent sources of the same time disagree/.test(said) || about.location === undefined)
      return false
    return [...world.quantities.values()]
      .filter(({ shortName }) => shortName === 'Measles immunization coverage')
      .some(({ id }) => {
        const own = world
          .rowsOf(id)
          .filter(
            (row) =>
              row.location === about.location &&
              world.publishers.get(row.source)?.classification === 'Survey',
          )
          .toSorted((a, b) => b.period.localeCompare(a.period))
        return own[0] !== undefined && farApart(own[0], world)
      })
  },
}

const M3: FaultRule = {
  finding: 'M3',
  weight: 'misleading',
  name: 'published no interval, where the release does not say so',
  isFaulty: ({ said, about, place }, world) => {
    const named = /^(.+?) published no intervals?\b/.exec(said)?.[1]
    // Elsewhere another indicator may stand in its place.
    if (named === undefined || about.indicator === undefined || place !== 'quote') return false
    return named.split(/, | and /).some((name) => {
      const publisher = [...world.publishers.values()].find((one) => one.name === name)
      return publisher !== undefined && !world.withoutIntervals.has(`${about.indicator}:${publisher.id}`)
    })
  },
}

const A10: FaultRule = {
  finding: 'A10',
  weight: 'misleading',
  name: 'an unfinished year without a mark',
  isFaulty: (statement, world) => {
    if (!/story|assistant|short-text|page|lite/.test(statement.place)) return false
    if (
      /not complete|unfinished|\(?January to|months|weeks|less than a whole|plus one of|due/.test(
        statement.whole,
      )
    )
      return false
    return citations(statement, world).some(({ figure, rows }) => {
      const own = rows.filter((row) => isValue(figure, row, world))
      return own.length > 0 && own.every((row) => row.flags.includes('partial_period'))
    })
  },
}

const ABOVE: FaultRule = {
  finding: 'M11',
  weight: 'misleading',
  name: 'a coverage above 100% without a word',
  isFaulty: (statement, world) => {
    if (
      !/story|assistant|short-text|quote/.test(statement.place) ||
      /above 100%|more than the whole/.test(statement.whole)
    )
      return false
    if (world.quantities.get(statement.about.indicator ?? 0)?.factor !== 2) return false
    return citations(statement, world).some(({ figure, rows }) =>
      rows.some((row) => row.value > 100 && isValue(figure, row, world) && row.flags.includes('over_100')),
    )
  },
}

const FEW: FaultRule = {
  finding: 'M5',
  weight: 'misleading',
  name: 'fewer than 20 events ranked',
  isFaulty: ({ said, about }, world) => {
    const quantity = world.quantities.get(about.indicator ?? 0)
    if (quantity?.factor !== 4 || !/cases|deaths|doses/i.test(quantity.fullName)) return false
    if (!/^(?:Highest|Lowest|Among the|In )/.test(said)) return false
    const ends = [
      ...said.matchAll(/(?:from|to|:) (\d{1,2}) in [A-Z]|[A-Z][a-z]+ (\d{1,2})(?= \(|,(?!\d)| and)/g),
    ]
    return (
      /runs from|^Highest .* of the|^Lowest .* of the/.test(said) &&
      ends.some((end) => Number(end[1] ?? end[2]) < 20)
    )
  },
}

const OTHERS: FaultRule = {
  finding: 'M13',
  weight: 'misleading',
  name: 'others that speak of another time',
  isFaulty: ({ said, whole }) => {
    const quoted = /^Quote .+? (\d{4})(?:–(\d\d))?[:,]/.exec(whole)
    const others = /^Others say: (.+)$/.exec(said)?.[1]
    if (!quoted || others === undefined) return false
    const year = Number(quoted[2] === undefined ? quoted[1] : `20${quoted[2]}`)
    return [...others.matchAll(/ (\d{4})(?:–(\d\d))?(?=[),])/g)].some(
      ([, from, to]) => Math.abs(Number(to === undefined ? from : `20${to}`) - year) > 4,
    )
  },
}

/** Faults that show where the rows are read beside the words. */
export const RULES_OF_ROWS: readonly FaultRule[] = [
  F2,
  F3,
  F7,
  F8,
  F9,
  F10,
  F12,

  M3,
  A10,
  ABOVE,
  FEW,
  OTHERS,
]
