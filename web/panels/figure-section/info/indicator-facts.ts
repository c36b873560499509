import { unitLabel } from '#domain/number/factor.ts'
import type { Indicator, IndicatorSource } from '#domain/indicator/indicator.ts'
import type { Language } from '#domain/message/language.ts'
import { formatNumber } from '#domain/number/format.ts'
import { targetWords } from '#domain/target/target.ts'
import type { Fact } from './facts.tsx'

const SLOPE_WORDS = { Positive: 'Higher is better', Negative: 'Lower is better' } as const

/** What holds for an indicator whatever the source. */
export function indicatorFacts(indicator: Indicator, language: Language): Fact[] {
  return [
    { term: 'Short name', content: indicator.shortName },
    { term: 'Definition', content: indicator.definition },
    { term: 'Numerator', content: indicator.numerator },
    { term: 'Denominator', content: indicator.denominator },
    { term: 'Unit', content: unitLabel(indicator.factor) || 'number' },
    { term: 'Programme area', content: indicator.programArea },
    { term: 'Type', content: indicator.type },
    {
      term: 'Desirable slope',
      content: indicator.slope === null ? 'Neither direction is better' : SLOPE_WORDS[indicator.slope],
    },
    { term: 'National target', content: nationalTarget(indicator, language) },
    { term: 'SDG target', content: sdgTarget(indicator, language) },
  ]
}

function nationalTarget(indicator: Indicator, language: Language): string {
  if (indicator.nationalTarget === null) return 'None'
  const target = language.text(targetWords(amount(indicator.nationalTarget, indicator), indicator.slope))
  const year = indicator.nationalTargetYear === null ? '' : ` by ${indicator.nationalTargetYear}`
  return `${target}${year}${indicator.nationalSource === '' ? '' : ` (${indicator.nationalSource})`}`
}

function sdgTarget(indicator: Indicator, language: Language): string {
  if (indicator.sdgTarget === null) return indicator.sdgInformation || 'None'
  const target = language.text(targetWords(amount(indicator.sdgTarget, indicator), indicator.slope))
  return indicator.sdgInformation === '' ? target : `${target} (${indicator.sdgInformation})`
}

function amount(value: number, indicator: Indicator): string {
  return `${formatNumber(value, Number.isInteger(value) ? 0 : 1)}${indicator.factor === 2 ? '%' : ''}`
}

/** How one source measures the indicator. */
export function measureFacts(measure: IndicatorSource): Fact[] {
  const levels = [
    measure.national && 'National',
    measure.zonal && 'Geopolitical zone',
    measure.state && 'State',
    measure.senatorial && 'Senatorial district',
    measure.lga && 'LGA',
  ].filter((level) => level !== false)
  return [
    { term: 'Name in the source', content: measure.name },
    { term: 'Definition', content: measure.definition },
    { term: 'Numerator', content: measure.numerator },
    { term: 'Denominator', content: measure.denominator },
    { term: 'Frequency', content: measure.frequency },
    { term: 'Method', content: measure.method },
    { term: 'Levels', content: levels.join(', ') },
    { term: 'Periods', content: measure.periods },
    { term: 'To compare with care', content: measure.comparability },
  ]
}
