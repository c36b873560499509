import type { Language } from '#domain/message/language.ts'
import { message } from '#domain/message/message.ts'
import { formatNumber } from '#domain/number/format.ts'
import type { Classes } from '#domain/statistics/class-breaks.ts'
import type { Mode } from '#charts/tokens.ts'
import { decoration } from '#charts/marks/marks.ts'
import { hatching } from '#charts/marks/hatching.ts'
import { rect, text } from '#charts/marks/shapes.ts'
import type { Drawing, Spot } from '#charts/picture/drawing.ts'
import type { ChartTheme } from '#charts/picture/chart-theme.ts'
import { compactNumber } from '#charts/plot/compact-number.ts'
import type { Layer } from '#charts/picture/picture.ts'
import { textWidth } from '#charts/plot/text-width.ts'
import { fewEventsLabel } from '#charts/words/few-events.ts'
import { PARTS_OF_LEVEL } from '#charts/selection/place-title.ts'
import { classRamp } from '#charts/colour/colour-ramp.ts'
import type { RegionLevel } from '#charts/selection/map-name.ts'
import type { MapModel } from './model.ts'

export const LEGEND_HEIGHT = 56
/** That of a square with two indicators. */
const SQUARE_HEIGHT = 118

/** Pixels that the legend of a map takes below it. */
export function legendHeight({ two }: Pick<MapModel, 'two'>): number {
  return two ? SQUARE_HEIGHT : LEGEND_HEIGHT
}

/** A class of the map in words, with the count of regions in it. */
export interface LegendEntry {
  readonly label: string
  readonly count: string
}

/** The classes in words with their counts, from low to high. */
export function legendEntries(
  { classes, level }: MapModel,
  language: Language,
  names = inWords(language),
): LegendEntry[] {
  const labels = classLabels(classes, names)
  return classes.classes.map(({ count }, index) => ({
    label: labels[index] ?? '',
    count: counted(count, level, language),
  }))
}

/** How a class is called by its limits. */
interface ClassNames {
  readonly below: (limit: string) => string
  readonly above: (limit: string) => string
  readonly between: (lower: string, upper: string) => string
}

const inWords = (language: Language): ClassNames => ({
  below: (limit) => language.text(message('map.below', { limit })),
  above: (limit) => language.text(message('map.above', { limit })),
  between: (lower, upper) => language.text(message('map.between', { lower, upper })),
})

/** The signs are those of every language. */
const IN_SIGNS: ClassNames = {
  below: (limit) => `<${limit}`,
  above: (limit) => `${limit}+`,
  between: (lower, upper) => `${lower}–${upper}`,
}

/** Where there is hardly any: each class by the limit at which it begins. */
const AT_CUTS: ClassNames = { ...IN_SIGNS, between: (lower) => lower }

/** Counts from here on are written short, in which the one below a limit would read as the limit. */
const WRITTEN_SHORT = 10_000

/**
 * `below 20`, `20 to 40`, …, `80+` where the outer classes are open, as round ones are; from and to for the others. Whole counts are
 * named by those that a class holds: `0`, `1`, `2 to 9`, `10+`.
 */
function classLabels(
  { classes, method, isWhole = false }: Pick<Classes, 'classes' | 'method' | 'isWhole'>,
  names: ClassNames,
): string[] {
  const last = classes.length - 1
  const open = method === 'pretty'
  // The outer bounds of open classes are not shown, so they do not decide how many digits the others get.
  const shown = open && last > 0 ? classes.slice(1).map(({ lower }) => lower) : classes.flatMap(bounds)
  const write = breakFormat(shown)
  const isOpen = open && last > 0
  return classes.map((limits, index) => {
    const most = isWhole && isOpen && limits.upper < WRITTEN_SHORT ? limits.upper - 1 : limits.upper
    const [lower, upper] = [write(limits.lower), write(most)]
    if (isOpen && index === 0) return isWhole && most === 0 ? upper : names.below(write(limits.upper))
    if (isOpen && index === last) return names.above(lower)
    return lower === upper ? lower : names.between(lower, upper)
  })
}

/** The limits between classes as they stand below a bar of them; none where there is one class. */
export function cutLabels({ classes }: Pick<Classes, 'classes'>): string[] {
  const limits = classes.slice(1).map(({ lower }) => lower)
  return limits.map(breakFormat(limits))
}

function bounds({ lower, upper }: Classes['classes'][number]): number[] {
  return [lower, upper]
}

/** The labels of the classes between some limits, ascending, of which there is at least one; the outer classes are open. */
export function limitLabels(limits: readonly number[], language: Language, isWhole = false): string[] {
  return labelsBetween(limits, inWords(language), isWhole)
}

/** The same in signs, where there is little room: `<20`, `20–40`, `80+`. */
export function limitSigns(limits: readonly number[], isWhole = false): string[] {
  return labelsBetween(limits, IN_SIGNS, isWhole)
}

/** The same by where each class begins, where signs of both limits would run into each other: `<30`, `30`, `80+`. */
export function limitStarts(limits: readonly number[], isWhole = false): string[] {
  return labelsBetween(limits, AT_CUTS, isWhole)
}

function labelsBetween(limits: readonly number[], names: ClassNames, isWhole: boolean): string[] {
  const [first = 0] = limits
  const lowers = [first, ...limits]
  const classes = lowers.map((lower, index) => ({ lower, upper: limits[index] ?? lower, count: 0 }))
  return classLabels({ classes, method: 'pretty', isWhole }, names)
}

/** `9 states`, `1 LGA`. */
function counted(count: number, level: RegionLevel, language: Language): string {
  return language.text(message('map.regions', { count, level: PARTS_OF_LEVEL[level] }))
}

function breakFormat(breaks: readonly number[]): (value: number) => string {
  if (Math.max(...breaks.map(Math.abs), 0) >= WRITTEN_SHORT) return compactNumber
  const decimals = decimalsOf(breaks)
  return (value) => formatNumber(value, decimals)
}

/** As few digits as write the limits exactly, or where that takes many, as tell neighbours apart. */
function decimalsOf(breaks: readonly number[]): number {
  const isExact = (digits: number) => breaks.every((value) => Math.abs((value * 10 ** digits) % 1) < 1e-9)
  const sorted = breaks.toSorted((a, b) => a - b)
  const gaps = sorted.slice(1).flatMap((value, index) => {
    const gap = value - (sorted[index] ?? value)
    return gap > 0 ? [gap] : []
  })
  const least = Math.min(...gaps)
  if (isExact(0)) return 0
  if (isExact(1) || least >= 1) return 1
  return isExact(2) || least >= 0.1 ? 2 : 3
}

/** The meaning of the hatch of a map: the reason where all missing figures have the same, else that there are none. */
export function hatchLabel({ gaps }: Pick<MapModel, 'gaps'>, language: Language): string {
  const reasons = new Set(gaps.map(({ gap }) => gap.short))
  const [only] = reasons
  return only !== undefined && reasons.size === 1 ? only : language.text(message('chart.no-data'))
}

/** Sizes of the words of the bar: where they fit, and where there is little room. */
const [LARGE, SMALL] = [12, 10.5]

/** The bar of classes under a map, the hatch of missing figures apart from it. */
export function legendLayer(model: MapModel, mode: Mode, theme: ChartTheme, language: Language): Layer {
  const missing = model.regions.filter((region) => region.point === null).length
  const few = model.regions.filter(({ point, classIndex }) => point !== null && classIndex === null).length
  const gap = 12
  const slot = (theme.width - gap - 1) / (model.classes.classes.length + (few > 0 ? 2 : 1))
  const reason = hatchLabel(model, language)
  // The notes name the reason; half of it would say nothing.
  const hasRoom = textWidth(reason, theme.size(SMALL)) <= slot - 5
  const noData = {
    label: hasRoom ? reason : language.text(message('chart.no-data')),
    count: counted(missing, model.level, language),
  }
  const apart = [
    ...(few > 0 ? [{ label: fewEventsLabel(language), count: counted(few, model.level, language) }] : []),
    noData,
  ]
  const ramp = classRamp(mode, model.classes.classes)
  const haveRoom = (some: readonly LegendEntry[], size: number) =>
    some.every(({ label }) => textWidth(label, theme.size(size)) <= slot - 8)
  // Neighbours never run into each other: words give way to signs, and these to the limits between the classes.
  const forms = [inWords(language), IN_SIGNS, AT_CUTS].map((names) => legendEntries(model, language, names))
  const entries = forms.find((some) => haveRoom(some, SMALL)) ?? forms.at(-1) ?? []
  const fits = haveRoom([...entries, ...apart], LARGE)
  const size = fits ? LARGE : SMALL
  const [height, ground] = [theme.size(10), theme.size(LEGEND_HEIGHT)]
  const top = theme.height - ground + height
  const style = theme.type(size, 400, 'ink2')
  // Where `15 states` is too long, the number alone stands there.
  const counts = (count: string) =>
    textWidth(count, theme.size(size)) <= slot - 4 ? count : count.replace(/\s.*/, '')
  const words = ({ label, count }: LegendEntry, x: number): Drawing => [
    text([x, top + theme.size(20)], label, style),
    text([x, top + theme.size(34)], counts(count), style),
  ]
  const swatch = (index: number): Spot => [0.5 + (entries.length + index) * slot + gap, top]
  const outline = { stroke: theme.colour('control'), lineWidth: 1 }
  const drawing: Drawing = [
    // The ground of the legend hides what of a map that is looked at closely would reach below it.
    rect([0, theme.height - ground], [theme.width, ground], { fill: theme.colour('canvas') }),
    entries.map((entry, index) => {
      const x = 0.5 + index * slot
      const fill = ramp[index] ?? theme.colour('map-3')
      return [rect([x, top], [slot, height], { fill, ...(index === 0 && outline) }), words(entry, x)]
    }),
    apart.map((entry, index) => [
      rect(swatch(index), [slot, height], { fill: theme.colour('canvas'), ...outline }),
      entry === noData && hatching(swatch(index), [slot, height], { first: 4, step: 5, style: outline }),
      words(entry, swatch(index)[0]),
    ]),
  ]
  return decoration({ z: 3, draw: () => drawing })
}
