import type { Indicator } from '#domain/indicator/indicator.ts'
import { figureUnit } from './figure-unit.ts'

/** People a figure is about, as denominators name them, beside the population that counts them. The first hit is taken. */
const GROUPS: readonly (readonly [about: RegExp, population: RegExp])[] = [
  [/births/i, /^(total |live )?births$/i],
  [/\b(women|mothers)\b.*\b15[-–]49\b/i, /women.*\b15[-–]49\b/i],
  [
    /\b(under[- ]five|under 5|0[-–]59 months|aged 0[-–]4)\b/i,
    /^(total )?(population|children)( aged)? under[- ](5|five)( years)?$/i,
  ],
  [/\b(under 1|under one|infants)\b/i, /^(total )?(population|children)( aged)? under[- ](1|one)( year)?$/i],
  [/^(total |resident )?(population|people|persons)( at risk)?$/i, /^total population$/i],
]

/**
 * The indicators that count the people a figure is about, by the words of its denominator: births for rates of births, never
 * population; women of 15 to 49; children under five; infants; everybody. Counts of deaths or cases among them are not
 * populations. Empty when none fits, so that nothing is weighted with a population it is not about. Source: methods §7.4.
 */
export function fittingPopulations(indicator: Indicator, all: Iterable<Indicator>): Indicator[] {
  const denominator = indicator.denominator.trim()
  const group = GROUPS.find(([about]) => about.test(denominator))
  if (!group) return []
  const [, population] = group
  return [...all].filter((other) => figureUnit(other) === 'count' && population.test(other.fullName))
}

/** Births and children of some months are spread over the states much as all small children are. */
const NEARLY_SMALL_CHILDREN = /births|\bchildren\b|infants/i
const SMALL_CHILDREN = /^(total )?(population|children)( aged)? under[- ](5|five)( years)?$/i

/**
 * The populations that fit, else small children for births and children of other ages: near enough to put figures of states together, where the
 * sentence names them.
 */
export function nearPopulations(indicator: Indicator, all: Iterable<Indicator>): Indicator[] {
  const others = [...all]
  const fitting = fittingPopulations(indicator, others)
  if (fitting.length > 0 || !NEARLY_SMALL_CHILDREN.test(indicator.denominator)) return fitting
  return others.filter((other) => figureUnit(other) === 'count' && SMALL_CHILDREN.test(other.fullName))
}
