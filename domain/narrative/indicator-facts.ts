import { unitName } from '#domain/message/indicator-words.ts'
import type { Indicator, IndicatorSource } from '#domain/indicator/indicator.ts'
import { targetWords } from '#domain/target/target.ts'
import { message, type Value } from '#domain/message/message.ts'
import { decimal, listOf, named, percentage } from '#domain/message/value.ts'

/** Something that is known, under a name; a fact without content is not said. */
export interface SaidFact {
  readonly term: Value
  readonly content: Value
}

const SLOPE_WORDS = { Positive: message('facts.higher'), Negative: message('facts.lower') } as const

/** The facts that hold for an indicator whatever the source. */
export function indicatorFacts(indicator: Indicator): readonly SaidFact[] {
  return [
    { term: message('facts.short-name'), content: indicator.shortName },
    { term: message('facts.definition'), content: indicator.definition },
    { term: message('facts.numerator'), content: indicator.numerator },
    { term: message('facts.denominator'), content: indicator.denominator },
    {
      term: message('facts.unit'),
      content: indicator.factor === 4 ? message('facts.number') : unitName(indicator.factor),
    },
    { term: message('facts.area'), content: named(indicator.programArea) },
    { term: message('facts.type'), content: indicator.type },
    {
      term: message('facts.slope'),
      content: indicator.slope === null ? message('facts.neither') : SLOPE_WORDS[indicator.slope],
    },
    { term: message('facts.national-target'), content: nationalTarget(indicator) },
    { term: message('facts.sdg-target'), content: sdgTarget(indicator) },
  ]
}

function nationalTarget(indicator: Indicator): Value {
  const { nationalTarget: value, nationalTargetYear: by, nationalSource: source } = indicator
  if (value === null) return message('facts.none')
  const target = targetWords(amount(value, indicator), { ...indicator, value })
  const dated = by === null ? target : message('facts.target-by', { target, year: String(by) })
  return source === '' ? dated : message('facts.target-said', { target: dated, source })
}

function sdgTarget(indicator: Indicator): Value {
  const { sdgTarget: value, sdgInformation: source } = indicator
  if (value === null) return source || message('facts.none')
  const target = targetWords(amount(value, indicator), { ...indicator, value })
  return source === '' ? target : message('facts.target-said', { target, source })
}

function amount(value: number, { factor }: Indicator): Value {
  const decimals = Number.isInteger(value) ? 0 : 1
  return factor === 2 ? percentage(value, decimals) : decimal(value, decimals)
}

/** How one source measures the indicator. */
export function measureFacts(measure: IndicatorSource): readonly SaidFact[] {
  const levels = [
    measure.national && message('facts.national'),
    measure.zonal && message('facts.zone'),
    measure.state && message('facts.state'),
    measure.senatorial && message('facts.district'),
    measure.lga && message('facts.lga'),
  ].filter((level) => level !== false)
  return [
    { term: message('facts.own-name'), content: measure.name },
    { term: message('facts.definition'), content: measure.definition },
    { term: message('facts.numerator'), content: measure.numerator },
    { term: message('facts.denominator'), content: measure.denominator },
    { term: message('facts.frequency'), content: measure.frequency },
    { term: message('facts.method'), content: measure.method },
    { term: message('facts.levels'), content: listOf(levels, 'none') },
    { term: message('facts.periods'), content: measure.periods },
    { term: message('facts.comparability'), content: measure.comparability },
    {
      term: message('facts.official'),
      content: message(measure.custodian ? 'facts.yes' : 'facts.no'),
    },
  ]
}
