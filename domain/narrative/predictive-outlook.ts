import type { TargetOutlook } from '#domain/forecast/target-outlook.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { formatDifference, formatNumber, formatWithUnit } from '#domain/number/format.ts'
import { parsePeriod, periodYear } from '#domain/period/period.ts'
import { isIndicative, targetWords } from '#domain/target/target.ts'
import { targetNumber } from '#domain/target/target-label.ts'
import { shownPeriod } from './predictive-words.ts'
import { plain, type Segment, strong } from './segment.ts'

/** A target as the subject of a sentence: `The SDG target of 25 or fewer by 2030`. */
export function outlookHeading({ name, value, year }: TargetOutlook, indicator: Indicator): string {
  const aim = targetWords(targetNumber(value, indicator), indicator.slope)
  const indicative = name === 'national' && isIndicative(indicator) ? 'indicative national' : null
  const whose = indicative ?? (name === 'national' ? 'national' : 'SDG')
  return `The ${whose} target of ${aim}${year === null ? '' : ` by ${year}`}`
}

/** The chance that a forecast gives a target, in words that do not pretend to more digits than there are. */
export function chanceWords(chance: number): string {
  if (chance < 0.01) return 'less than 1 in 100'
  if (chance > 0.99) return 'more than 99 in 100'
  return `about ${Math.round(100 * chance)} in 100`
}

/** What a forecast says about a target: met or not, the chance, and the year at the present pace. */
export function outlookSentences(outlook: TargetOutlook, indicator: Indicator): Segment[] {
  return [...standing(outlook), ...chance(outlook, indicator), ...pace(outlook, indicator)]
}

function standing({ met }: TargetOutlook): Segment[] {
  return met ? [plain('The newest figure is already on the good side of it. ')] : []
}

function chance(
  { expected, chance: share, year, projection }: TargetOutlook,
  indicator: Indicator,
): Segment[] {
  if (!expected) {
    const passed = projection?.warnings.includes('target_year_passed') === true
    return [
      plain(
        passed
          ? 'Its year has passed. '
          : 'Its year is too far away, or too far from the last figure, for a forecast. ',
      ),
    ]
  }
  const when =
    year === null ? `${shownPeriod(expected.period)}, the end of this forecast (no year is set for it)` : year
  const value = formatWithUnit(expected.mean, indicator)
  if (share === null)
    return [plain(`The forecast for ${when} is ${value}, without any spread to read a chance from. `)]
  return [
    plain(`By this forecast the chance to be there in ${when} is `),
    strong(chanceWords(share)),
    plain(` (expected ${value}). `),
  ]
}

function pace({ projection, met, year, expected }: TargetOutlook, indicator: Indicator): Segment[] {
  if (!projection || met) return []
  const { projected_year: reached, projected_year_reason: reason, projected_year_band: band } = projection
  const needed = projection.required_annual_change
  const end = year ?? (expected ? periodYear(parsePeriod(expected.period) ?? 0) : null)
  const required =
    needed === null || end === null
      ? []
      : [plain(` Reaching it in ${end} would take ${perYear(needed, indicator)}.`)]
  if (reached === null)
    return [plain(`At the pace of the past it is not reached: ${reasonWords(reason)}.`), ...required]
  const range = band
    ? ` (${band[0]} to ${band[1] ?? 'beyond what is shown'} by the interval of the pace)`
    : ''
  return [
    plain('At the pace of the past it is reached in '),
    strong(String(reached)),
    plain(`${range}.`),
    ...required,
  ]
}

function perYear(change: number, indicator: Indicator): string {
  const fine = { ...indicator, decimals: Math.max(indicator.decimals, Math.abs(change) < 1 ? 2 : 1) }
  const size =
    indicator.factor === 2 ? formatDifference(change, fine) : formatNumber(Math.abs(change), fine.decimals)
  return `${size} ${change > 0 ? 'more' : 'less'} each year`
}

function reasonWords(reason: 'met' | 'not on current trend' | 'more than 50 years ahead' | null): string {
  if (reason === 'more than 50 years ahead') return 'it lies more than 50 years ahead'
  return 'the figures do not move towards it'
}
