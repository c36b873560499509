import { type Case, faultsBy, type Parts, readers } from './case.ts'
import { type Fault, faultsOf } from './fault.ts'
import { citedRows, numberOf } from './reading.ts'
import { digitsOf, kindOf, type Row, shown } from './rows.ts'
import { figure, hasUnit, isSaid } from './said-figure.ts'
import type { ViewOf } from './view.ts'

type Datasets = Case<ViewOf<'datasets'>>

/** Judges what is said of two data sets side by side. */
export function datasetsFaults(answer: string, told: Datasets): Fault[] {
  const [a, b] = nationRows(told)
  const known = readers<ViewOf<'datasets'>>([
    [
      `(?:As published, )?(?<first>.+) is (?<times>[\\d,.]+) times (?<way>HIGHER than|LOWER than|as high as) (?<second>.+) in .+ \\(${figure('one')} against ${figure('two')}, (?<apart>[^)]+?) apart\\)[,;] .+\\.`,
      checkTimes,
    ],
    [
      `(?:As published, )?(?<first>.+) is (?<apart>.+?) higher than (?<second>.+) in .+ \\(${figure('one')} against ${figure('two')}\\)[,;] .+\\.`,
      checkPair,
    ],
    [
      `(?<first>.+) and (?<second>.+) show the same figure in .+: ${figure('one')}\\.`,
      (parts, _, said) =>
        faultsOf(said, {
          'figure that no row holds':
            a !== undefined &&
            b !== undefined &&
            shown(a.value, told.quantity) === shown(b.value, told.quantity) &&
            isSaid(parts.one, a, told),
        }),
    ],
    [
      `(?<first>.+) \\(${figure('one')}\\) and (?<second>.+) \\(${figure('two')}\\) do not clearly differ in .+: the difference of (?<apart>.+) may be chance\\.`,
      checkPair,
    ],
    [
      `One of the two figures is (?:zero|below zero) in .+\\.`,
      (_, __, said) =>
        faultsOf(said, { 'figure that no row holds': (a?.value ?? 1) <= 0 || (b?.value ?? 1) <= 0 }),
    ],
    ['No figure for .+ is held in both\\.', (_, __, said) => faultsOf(said, { count: !a || !b })],
    [
      'The two lie (?<years>\\d+) years? apart, so .+\\.',
      ({ years }, { view }, said) => faultsOf(said, { distance: Number(years) === yearsOf(view) }),
    ],
    [
      'By state no difference can be tested\\.',
      (_, __, said) => faultsOf(said, { count: bothStates(told).length > 0 }),
    ],
    [
      'The two clearly differ in (?<apart>none|\\d+) of (?<all>\\d+) states(?:; in (?<same>\\d+) they are equal)?(?:; in (?<chance>\\d+) the difference may be chance)?(?:; (?<open>\\d+) cannot be tested)?\\.',
      checkStates,
    ],
    [
      '(?:The two clearly differ in the one state that both have|In the one state that both have (?:the difference may be chance|the two are equal))\\.',
      (_, __, said) => faultsOf(said, { count: bothStates(told).length === 1 }),
    ],
    [
      '.+ are of periods of different length, so the two are not compared.*\\.',
      (_, { view: { picks } }, said) =>
        faultsOf(said, { 'periods of different length': new Set(picks.map(kindOf)).size > 1 }),
    ],
    [
      '.+ (?:is|are) not complete, so .+ not compared.*\\.',
      (_, __, said) =>
        faultsOf(said, {
          'unfinished period not said': [a, b].some((row) => row?.flags.includes('partial_period')),
        }),
    ],
  ])
  return faultsBy(known, answer, told)
}

function nationRows({ view, rows }: Datasets): (Row | undefined)[] {
  return view.picks.map(({ source, period }) =>
    rows.find((row) => row.location === 1 && row.source === source && row.period === period),
  )
}

function yearsOf({ picks }: ViewOf<'datasets'>): number {
  const [a, b] = picks.map(yearOf_)
  return Math.abs((a ?? 0) - (b ?? 0))
}

function yearOf_({ period }: { readonly period: string }): number {
  return Number(period.slice(0, 4))
}

/** The rows of the nation that a sentence cites first and second. */
function citedPair(parts: Parts, told: Datasets): (Row | undefined)[] {
  const own = nationRows(told).flatMap((row) => row ?? [])
  return [parts.first, parts.second].map((cited) => citedRows(cited ?? '', own, told.world)[0])
}

function pairFaults(parts: Parts, told: Datasets, said: string): Fault[] {
  const [one, two] = citedPair(parts, told)
  const gap = Math.abs((one?.value ?? 0) - (two?.value ?? 0))
  const apart = numberOf(/[\d,.]*\d/.exec(parts.apart ?? '')?.[0] ?? '')
  const isPartial = [one, two].some((row) => row?.flags.includes('partial_period'))
  return faultsOf(said, {
    'figure that no row holds': isSaid(parts.one, one, told) && isSaid(parts.two, two, told),
    'periods of different length': new Set(told.view.picks.map(kindOf)).size === 1,
    distance: (parts.apart ?? '').startsWith('less than ')
      ? gap < apart
      : Math.abs(apart - gap) <= 0.51 * 10 ** -digitsOf(told.quantity) + 1e-9 * gap,
    unit: hasUnit(parts, 'one', told) && hasUnit(parts, 'two', told),
    'unfinished period not said': !isPartial,
  })
}

function checkPair(parts: Parts, told: Datasets, said: string): Fault[] {
  return pairFaults(parts, told, said)
}

function checkTimes(parts: Parts, told: Datasets, said: string): Fault[] {
  const [one, two] = citedPair(parts, told)
  const { way, times = '' } = parts
  const quotient = (one?.value ?? 0) / (two?.value ?? 1)
  const wanted = way === 'LOWER than' ? 1 / quotient : quotient
  const digits = times.split('.')[1]?.length ?? 0
  return [
    ...pairFaults(parts, told, said),
    ...faultsOf(said, {
      ratio: wanted >= 1 - 1e-9 && Math.abs(numberOf(times) - wanted) <= 0.51 * 10 ** -digits,
    }),
  ]
}

function bothStates({ view, rows, world }: Datasets): number[] {
  const sets = view.picks.map(
    ({ source, period }) =>
      new Set(
        rows
          .filter(
            (row) =>
              row.source === source && row.period === period && world.places.get(row.location)?.level === 3,
          )
          .map(({ location }) => location),
      ),
  )
  return [...(sets[0] ?? [])].filter((id) => sets[1]?.has(id))
}

function checkStates(
  { apart = '', all, same = '0', chance = '0', open = '0' }: Parts,
  told: Datasets,
  said: string,
): Fault[] {
  const parts = (apart === 'none' ? 0 : Number(apart)) + Number(same) + Number(chance) + Number(open)
  const both = bothStates(told)
  const equal = both.filter((state) => isEqual(state, told)).length
  return faultsOf(said, {
    count: Number(all) === both.length && parts === Number(all) && Number(same) === equal,
  })
}

/** Both figures of a state are one value. */
function isEqual(state: number, { view, rows }: Datasets): boolean {
  const values = view.picks.map(
    ({ source, period }) =>
      rows.find((row) => row.location === state && row.source === source && row.period === period)?.value,
  )
  return new Set(values).size === 1
}
