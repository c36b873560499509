import { type Case, faultsBy, type Parts, readers, sentencesOf } from './case.ts'
import { type Fault, faultsOf } from './fault.ts'
import { citedRows, isAboveAll, isShown, NUMBER, numberOf } from './reading.ts'
import { digitsOf, kindOf, type Row, shown, yearOf } from './rows.ts'
import { heldFaults } from './judge-held.ts'
import { checkOfItsTime, checkUnsteady } from './judge-unsteady.ts'
import { targetFaults } from './judge-target.ts'
import { saysUnit } from './units.ts'
import { NOW, type ViewOf } from './view.ts'

type Told = Case<ViewOf<'overview'>>

const CLASSES: Readonly<Record<string, string>> = {
  survey: 'Survey',
  census: 'Survey',
  estimate: 'Estimate',
  'routine figure': 'Routine',
}
const WHICH =
  '(?:latest|official|newest) (?:survey|census|estimate|routine figure)(?: held| with a figure for .+? itself)?'
/** A number, its unit, and in brackets whose it is. */
const stated = (at: string) =>
  `(?<figure${at}>${NUMBER.replace('(−', '(?:−').replace('(%?', '(?:%?')})(?<unit${at}>[^(;]*)\\((?<cited${at}>(?:[^()]|\\([^()]*\\))+)\\)`

/** Judges the answer on top of the overview. */
export function overviewFaults(answer: string, told: Told): Fault[] {
  const { stands, compared: rows } = statedRows(answer, told)
  const known = readers<ViewOf<'overview'>>([
    [
      `(?:Up to \\d+, t|T)he (?<whichA>${WHICH}) puts .+ at ${stated('A')}(?:; the (?<whichB>${WHICH}) is ${stated('B')})?(?:, and (?<standing>.+))?\\.`,
      (parts, _, said) => [...checkStated(parts, told, said), ...standingFaults(parts, told, rows, said)],
    ],
    [
      `(?:Up to \\d+, o|O)ne (?<whichA>survey|census|estimate|routine figure) puts .+ at ${stated('A')}(?:; .+?)?(?:, and (?<standing>.+))?\\.`,
      ({ citedA = '', figureA = '', standing }, _, said) => [
        ...faultsOf(said, { 'figure that no row holds': rowsOf(citedA, figureA, told).length > 0 }),
        ...standingFaults({ standing }, told, rows, said),
      ],
    ],
    [
      `(?:Up to \\d+, t|T)he (?<whichA>${WHICH}) puts .+ at ${stated('A')}; another source says (?<other>.+)\\.`,
      checkStated,
    ],
    [
      `(?:For the same children, born in (?<born>\\d+), |Of the same time )(?<source>.+) says ${stated('A')}: the two (?<what>.+)\\.`,
      (parts, _, said) => [...checkSameTime(parts, rows, said), ...checkApart(parts, told, rows, said)],
    ],
    [
      '(?:The (?<count>\\d+) states of .+ together make|.+, which is newer, is held by state only: the (?<all>\\d+) states of .+ together make) (?<mean>.+), weighted by .+\\.',
      (parts, _, said) => checkParts(parts, told, said),
    ],
    ['The two (?<what>.+)\\.', (parts, _, said) => checkApart(parts, told, rows, said)],
    [
      '(?<what>(?:It|Both|[A-Z].+?) (?:is|are|has|have|rests?) (?:above|below|on|an interval|intervals).+)\\.',
      (_, __, said) => targetFaults(said, told.quantity, rows),
    ],
    [
      'No (?<missing>survey|estimate or routine figure) for .+ is in this release, so nothing confirms this .+\\.',
      checkSilence,
    ],
    [
      'No independent source has a figure of the same time for .+ in this release, so nothing confirms this .+\\.',
      (_, __, said) => checkOfItsTime(told, stands, said),
    ],
    [
      '(?<cited>.+) is newer \\((?<figure>.+?)\\), but (?<why>is based on (?<cases>[\\d,]+|few) cases?|is imprecise|its level is implausible)\\.',
      (parts, _, said) => checkUnsteady(parts, told, stands, said),
    ],
    [
      '(?:All|The) (?<sources>\\d+) sources here use (?<pieces>one|\\d+)(?: independent)? pieces? of evidence\\.',
      checkPieces,
    ],
    [
      'No source (?:in this release has a figure of .+ in .+|has .+ by (?:zone|state|LGA|senatorial district))\\.',
      (_, { view, rows: all }, said) =>
        faultsOf(said, {
          'figure that no row holds': !all.some((row) => row.location === view.location && isPast(row)),
        }),
    ],
    ['It is held for .+\\.', (_, whole, said) => heldFaults(said, whole)],
    [
      'Of (?<newer>.+), which (?:is|are) newer, only figures of parts of .+ are held here\\.',
      (parts, _, said) => checkNewer(parts, told, stands, said),
    ],
    [
      '(?<less>.+) (?:is|are) newer, but of less than a whole (?<of>year|quarter|month|week)\\.',
      (parts, _, said) => checkLess(parts, told, stands, said),
    ],
  ])
  const isSilent =
    stands.some((row) => lessThan(row, told).length > 0) && !/ newer, but of less than /.test(answer)
  return [...faultsOf(answer, { 'unfinished period not said': !isSilent }), ...faultsBy(known, answer, told)]
}

function statedRows(answer: string, told: Told): Readonly<Record<'stands' | 'compared', Row[]>> {
  const [first = '', second = ''] = sentencesOf(answer)
  const rows = [first, /^(For|Of) the same /.test(second) ? second : ''].map((sentence) =>
    [...sentence.matchAll(new RegExp(`(?<= at | is | says )${stated('X')}`, 'g'))].flatMap(({ groups }) => {
      const [row] = rowsOf(groups?.citedX ?? '', groups?.figureX ?? '', told)
      return row ? [row] : []
    }),
  )
  // What is said of the time of the first figure is what the two are compared by.
  const [stands = [], same = []] = rows
  return { stands, compared: same.length > 0 ? [...stands.slice(0, 1), ...same] : stands }
}

/** Where the one figure lies, said in the same sentence. */
function standingFaults(
  { standing }: Parts,
  { quantity }: Told,
  rows: readonly Row[],
  said: string,
): Fault[] {
  return standing === undefined ? [] : targetFaults(said, quantity, rows)
}

/** Two rows about the births that are named, or about one time. */
function checkSameTime({ born = '' }: Parts, rows: readonly Row[], said: string): Fault[] {
  const [a, b] = rows
  // A later dose is due after the year of birth: its estimates name no births.
  const isTrue =
    a !== undefined &&
    b !== undefined &&
    (born === ''
      ? Math.abs(yearOf(a) - yearOf(b)) <= 2
      : a.cohort === born && (b.cohort === born || (b.cohort === '' && yearOf(b) - Number(born) <= 2)))
  return faultsOf(said, { 'difference across many years': isTrue })
}

/** The mean of the states lies between the least and the most of some survey that has all of them. */
function checkParts({ count, all, mean = '' }: Parts, told: Told, said: string): Fault[] {
  const states = told.rows.filter((row) => row.location !== told.view.location && isPart(row.location, told))
  const rounds = [...Map.groupBy(states, (row) => `${row.source} ${row.period}`).values()].map((own) =>
    own.filter(({ location }) => told.world.places.get(location)?.level === 3).map(({ value }) => value),
  )
  const value = numberOf(/[\d,.]*\d/.exec(mean)?.[0] ?? '')
  return faultsOf(said, {
    'figure that no row holds': rounds.some(
      (own) => own.length === Number(count ?? all) && Math.min(...own) <= value && value <= Math.max(...own),
    ),
  })
}

function rowsOf(cited: string, figure: string, { view, rows, world, quantity }: Told): Row[] {
  const here = rows.filter((row) => row.location === view.location)
  return citedRows(cited, here, world).filter((row) =>
    isShown(figure.replace('US$', '').replace(/(%| per .*)$/, ''), row.value, quantity),
  )
}

function checkStated(parts: Parts, told: Told, said: string): Fault[] {
  return ['A', 'B'].flatMap((at) => {
    const cited = parts[`cited${at}`]
    return cited === undefined
      ? []
      : statedFaults(
          cited,
          parts[`which${at}`] ?? '',
          parts[`figure${at}`] ?? '',
          parts[`unit${at}`] ?? '',
          told,
          said,
        )
  })
}

// Each part of what is stated stands for itself.
function statedFaults(
  cited: string,
  which: string,
  figure: string,
  unit: string,
  told: Told,
  said: string,
): Fault[] {
  const { quantity, view } = told
  const [row] = rowsOf(cited, figure, told)
  if (!row) return faultsOf(said, { 'figure that no row holds': false })
  const kind = Object.keys(CLASSES).find((word) => which.includes(word)) ?? ''
  const own = (one: Row) =>
    told.world.publishers.get(one.source)?.classification === CLASSES[kind] && isPast(one)
  const isOld = (one: Row) =>
    one.supersededBy !== '' || told.world.publishers.get(one.source)?.isReplaced === true
  const standing = told.rows.filter((one) => own(one) && !isOld(one))
  const newer = standing.filter((one) => yearOf(one) > yearOf(row))
  const here = standing.filter(({ location }) => location === view.location)
  const isNewest =
    !here.some((one) => one !== row && !tellsLess(one, row) && isLater(one, row)) && !isOutdone(row, here)
  const isOfficial = which.startsWith('official')
  const isElsewhere = kind === 'survey' && newer.some(({ location }) => isPart(location, told))
  const number = /^(US\$)?[−\d,.]*\d/.exec(figure)?.[0] ?? figure
  return faultsOf(said, {
    'official said of another': !isOfficial || told.world.official.has(`${view.indicator}:${row.source}`),
    'latest said of an older one':
      own(row) &&
      (isNewest || isOfficial) &&
      (!isElsewhere || !which.startsWith('latest') || / held| with a figure/.test(which)),
    'superseded not said': row.supersededBy === '' || /superseded|replaced/.test(cited),
    'unfinished period not said':
      !row.flags.includes('partial_period') || /not complete|only|to week/.test(cited),
    'above 100 percent': !isAboveAll(row, quantity) || /above 100/.test(cited),
    unit: saysUnit(number, `${figure.slice(number.length)}${unit}`, quantity),
    'no category named':
      !/^(causes of|age-specific)/i.test(quantity.shortName) ||
      /(causes of|rates?).* \([^)]*\) in /.test(said),
  })
}

/** It tells of less time than another: of a part of its period, or of a shorter one. */
function tellsLess(one: Row, other: Row): boolean {
  return (isOfPart(one) && !isOfPart(other)) || lengthOf(one) < lengthOf(other)
}

/** A figure of a part of its period, or of a month, while a whole one or one of a year is held. */
function isOutdone(row: Row, here: readonly Row[]): boolean {
  const whole = here.filter((one) => !isOfPart(one))
  if (isOfPart(row)) return whole.length > 0
  return whole.some((one) => lengthOf(one) > lengthOf(row))
}

function isOfPart({ flags }: Row): boolean {
  return flags.includes('partial_period')
}

function lengthOf(row: Row): number {
  return ['week', 'month', 'quarter', 'year'].indexOf(kindOf(row))
}

/** Periods of one length sort as text; a month of a year is not later than the year. */
function isLater(one: Row, other: Row): boolean {
  return lengthOf(one) === lengthOf(other) ? one.period > other.period : yearOf(one) > yearOf(other)
}

/** Later figures of the class and place that tell of less time than a stated one. */
function lessThan(row: Row, { rows, view, world }: Told): Row[] {
  const classOf = ({ source }: Row) => world.publishers.get(source)?.classification
  return rows.filter(
    (one) =>
      one.location === view.location &&
      classOf(one) === classOf(row) &&
      one.supersededBy === '' &&
      isPast(one) &&
      isLater(one, row) &&
      (isOfPart(one) || lengthOf(one) < lengthOf(row)),
  )
}

/** That later figures of less time are named, one a source, the newest whole one of each where there is any. */
function checkLess({ less = '', of = '' }: Parts, told: Told, stated: readonly Row[], said: string): Fault[] {
  const later = stated.filter((row) => kindOf(row) === of).flatMap((row) => lessThan(row, told))
  const best = [...Map.groupBy(later, ({ source }) => source).values()].map((own) => {
    const whole = own.filter((row) => !isOfPart(row))
    return (whole.length > 0 ? whole : own).toSorted((a, b) => (a.period < b.period ? 1 : -1))[0]
  })
  const cited = less.split(/, | and /)
  const named = cited.flatMap((one) => citedRows(one, later, told.world))
  return faultsOf(said, {
    'latest said of an older one':
      cited.length === best.length && best.every((row) => row !== undefined && named.includes(row)),
  })
}

/**
 * The sources are those with a figure of the place; the pieces are at least one, fewer than the sources, and no more than the groups
 * of newest figures that share a named piece.
 */
function checkPieces({ sources, pieces }: Parts, { view, rows }: Told, said: string): Fault[] {
  const here = rows.filter((row) => row.location === view.location && isPast(row))
  const newest = [...Map.groupBy(here, ({ source }) => source).values()].flatMap((own) =>
    own.toSorted((a, b) => yearOf(b) - yearOf(a)).slice(0, 1),
  )
  const groups: Set<string>[] = []
  for (const { source, evidence } of newest) {
    const own = new Set(evidence.length > 0 ? evidence : [`source ${source}`])
    const kin = groups.find((group) => [...own].some((piece) => group.has(piece)))
    if (kin) for (const piece of own) kin.add(piece)
    else groups.push(own)
  }
  const count = pieces === 'one' ? 1 : Number(pieces)
  return faultsOf(said, {
    count: Number(sources) === newest.length && count >= 1 && count < newest.length && count <= groups.length,
  })
}

/** A place inside the view's, of zones and states. */
function isPart(location: number, { world, view }: Told): boolean {
  const place = world.places.get(location)
  if (!place || place.level > 3 || place.id === view.location) return false
  return view.location === 1 || place.parent === view.location
}

function isPast(row: Row): boolean {
  return !row.flags.includes('projection') && yearOf(row) <= NOW
}

function checkApart({ what = '' }: Parts, told: Told, rows: readonly Row[], said: string): Fault[] {
  const [a, b] = rows
  if (!a || !b) return faultsOf(said, { 'figure that no row holds': false })
  const { quantity } = told
  const gap = shown(b.value, quantity) - shown(a.value, quantity)
  const years = Math.abs(yearOf(a) - yearOf(b))
  const stated = /differ by (?:US\$)?([\d,]+(?:\.\d+)?)/.exec(what)?.[1]
  const isSame = /show the same figure/.test(what)
  const isApart = years > 3 || (a.cohort !== '' && b.cohort !== '' && a.cohort !== b.cohort)
  // What is compiled from reports that nobody names is no piece of evidence.
  const share = a.evidence.some((one) => one !== 'compiled' && b.evidence.includes(one))
  const said_ = Number(/lie (\d+) years? apart/.exec(what)?.[1] ?? years)
  return [
    ...faultsOf(said, {
      distance:
        (stated === undefined ||
          Math.abs(numberOf(stated) - Math.abs(gap)) < 0.6 * 10 ** -digitsOf(quantity)) &&
        (!isSame || Math.abs(gap) < 1e-9) &&
        said_ === years,
      'periods of different length': kindOf(a) === kindOf(b) || stated === undefined,
      'difference across many years': !isApart || stated === undefined,
      'one survey said to agree with itself':
        !(share && (isSame || /no more than/.test(what))) || /both use|independent/.test(what),
    }),
    ...targetFaults(said, told.quantity, rows),
  ]
}

/** Every `above`, `below` and `on` of a target. */
function checkSilence({ missing = '' }: Parts, { view, world, rows }: Told, said: string): Fault[] {
  const classes = missing === 'survey' ? ['Survey'] : ['Estimate', 'Routine']
  const isOf = (source: number) => classes.includes(world.publishers.get(source)?.classification ?? '')
  const could =
    rows.some(({ source }) => isOf(source)) ||
    [...world.publishers.keys()].some((id) => isOf(id) && world.measured.has(`${view.indicator}:${id}`))
  const is = rows.some((row) => row.location === view.location && isOf(row.source) && isPast(row))
  return faultsOf(said, { 'confirmation that cannot be': could, count: !is })
}

function checkNewer({ newer = '' }: Parts, told: Told, stated: readonly Row[], said: string): Fault[] {
  const last = Math.max(
    ...stated.filter((row) => told.world.publishers.get(row.source)?.classification === 'Survey').map(yearOf),
  )
  const parts = told.rows.filter((row) => isPart(row.location, told))
  const isTrue = newer
    .split(/, | and /)
    .every((cited) => citedRows(cited, parts, told.world).some((row) => yearOf(row) > last))
  return faultsOf(said, { 'latest said of an older one': isTrue })
}
