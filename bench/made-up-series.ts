import type { SeriesUnit } from '#domain/forecast/working-scale.ts'

/** A series made up by a known process, with the values that follow it. */
export interface MadeUpSeries {
  readonly kind: string
  readonly unit: SeriesUnit
  readonly frequency: 1 | 12
  readonly training: readonly number[]
  readonly future: readonly number[]
}

/** Chance that always falls the same way: uniform numbers from 0 to 1 and standard normal ones. */
class Chance {
  private state: number

  constructor(seed: number) {
    this.state = seed >>> 0
  }

  /** Mulberry32. */
  uniform(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0
    let t = this.state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.uniform()
  }

  /** Box–Muller. */
  normal(): number {
    const radius = Math.sqrt(-2 * Math.log(1 - this.uniform()))
    return radius * Math.cos(2 * Math.PI * this.uniform())
  }
}

type Process = (chance: Chance, length: number) => number[]

/** Follows one state through time: `next` gives the value of each step. */
function follow(length: number, next: (t: number) => number): number[] {
  return Array.from({ length }, (_, t) => next(t))
}

function walk(chance: Chance, length: number, drift: number, deviation: number, start: number): number[] {
  let level = start
  return follow(length, () => {
    level += drift + deviation * chance.normal()
    return level
  })
}

/** Level and slope both wander; the slope fades by φ. */
function trend(chance: Chance, length: number, phi: number): number[] {
  let level = chance.between(200, 1000)
  let slope = level * chance.between(-0.02, 0.06)
  const size = level * chance.between(0.01, 0.05)
  const share = chance.between(0, 0.3)
  return follow(length, () => {
    level += slope + size * chance.normal()
    slope = phi * slope + share * size * chance.normal()
    return level + size * chance.between(0, 1) * chance.normal()
  })
}

function aroundLine(chance: Chance, length: number): number[] {
  const start = chance.between(200, 1000)
  const slope = start * chance.between(-0.01, 0.05)
  const size = start * chance.between(0.01, 0.08)
  const memory = chance.between(0, 0.8)
  let rest = 0
  return follow(length, (t) => {
    rest = memory * rest + size * chance.normal()
    return start + slope * t + rest
  })
}

function growth(chance: Chance, length: number): number[] {
  const rate = chance.between(0.02, 0.12)
  return walk(chance, length, rate, chance.between(0.02, 0.1), Math.log(chance.between(10, 1000))).map(
    Math.exp,
  )
}

function withShift(chance: Chance, length: number): number[] {
  const at = Math.floor(chance.between(0.2, 0.9) * length)
  const base = aroundLine(chance, length)
  const shift = (base[0] ?? 0) * chance.between(-0.3, 0.3)
  return base.map((value, t) => value + (t >= at ? shift : 0))
}

function withOutlier(chance: Chance, length: number): number[] {
  const at = Math.floor(chance.between(0.2, 0.8) * length)
  return trend(chance, length, 0.95).map((value, t) => (t === at ? value * chance.between(1.3, 2) : value))
}

const ANNUAL: Readonly<Record<string, Process>> = {
  'random walk': (chance, length) => walk(chance, length, 0, chance.between(5, 40), 600),
  'random walk with drift': (chance, length) => walk(chance, length, chance.between(5, 40), 30, 500),
  'trend that wanders': (chance, length) => trend(chance, length, 1),
  'trend that fades': (chance, length) => trend(chance, length, 0.85),
  'around a line': aroundLine,
  growth,
  'level shift': withShift,
  outlier: withOutlier,
}

function toPercent(worked: number, decimals: number): number {
  const step = 10 ** decimals
  return Math.min(Math.round((100 / (1 + Math.exp(-worked))) * step) / step, 99)
}

/** Coverage on the logit scale: walks with and without a rise, to a ceiling, with sudden breaks; rounded as published. */
const PERCENT: Readonly<Record<string, Process>> = {
  'percent: walk': (chance, length) =>
    walk(chance, length, 0, chance.between(0.05, 0.4), chance.between(-1, 2.5)).map((z) => toPercent(z, 0)),
  'percent: rise to a ceiling': (chance, length) => {
    const top = chance.between(1, 3.5)
    let level = top - chance.between(0.5, 3)
    const speed = chance.between(0.05, 0.3)
    return follow(length, () => {
      level += speed * (top - level) + 0.15 * chance.normal()
      return toPercent(level + 0.1 * chance.normal(), 0)
    })
  },
  'percent: steady rise': (chance, length) =>
    walk(chance, length, chance.between(0.03, 0.15), chance.between(0.03, 0.2), chance.between(-2, 0)).map(
      (z) => toPercent(z, 1),
    ),
  'percent: breaks': (chance, length) => {
    let level = chance.between(0.5, 3)
    const usual = level
    return follow(length, () => {
      if (chance.uniform() < 0.08) level -= chance.between(0.5, 1.5)
      level += 0.35 * (usual - level) + 0.12 * chance.normal()
      return toPercent(level, 0)
    })
  },
  'percent: often unchanged': (chance, length) => {
    let level = chance.between(0.5, 3)
    return follow(length, () => {
      if (chance.uniform() < 0.6) level += 0.3 * chance.normal()
      return toPercent(level, 0)
    })
  },
}

/** Months: a season that is added or multiplies, over a level that wanders with or without a trend. */
function months(chance: Chance, length: number, size: number, multiplies: boolean): number[] {
  const base = trend(chance, length, 0.98).map((value, t, all) => {
    const start = all[0] ?? value
    return start + (value - start) / 6 + (value - (all[t - 1] ?? value)) * 0.2
  })
  const start = base[0] ?? 1
  const shape = Array.from({ length: 12 }, () => size * chance.normal())
  return base.map((value, t) => {
    const season = shape[t % 12] ?? 0
    return multiplies ? value * Math.exp(season) : value + season * start
  })
}

const MONTHLY: Readonly<Record<string, Process>> = {
  'months: no season': (chance, length) => months(chance, length, 0, false),
  'months: added season': (chance, length) => months(chance, length, chance.between(0.03, 0.2), false),
  'months: season that multiplies': (chance, length) =>
    months(chance, length, chance.between(0.05, 0.3), true),
}

/** The properties of the made-up series. */
export interface SeriesWish {
  readonly family: 'annual' | 'percent' | 'monthly'
  /** Series of each kind. */
  readonly each: number
  readonly shortest: number
  readonly longest: number
  readonly horizon: number
  readonly seed: number
}

/** Made-up series of every kind of a family; the same wish always gives the same series. No real figures are in them. */
export function makeSeries({ family, each, shortest, longest, horizon, seed }: SeriesWish): MadeUpSeries[] {
  const processes = { annual: ANNUAL, percent: PERCENT, monthly: MONTHLY }[family]
  const unit = family === 'percent' ? 'percent' : 'count'
  const frequency = family === 'monthly' ? 12 : 1
  return Object.entries(processes).flatMap(([kind, process], index) => {
    const chance = new Chance(seed * 1000 + index)
    return Array.from({ length: each }, () => {
      const length = Math.round(chance.between(shortest, longest))
      const all = process(chance, length + horizon)
      return { kind, unit, frequency, training: all.slice(0, length), future: all.slice(length) }
    })
  })
}
