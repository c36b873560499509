import type { GroupFigure } from '#domain/disaggregation/group-figure.ts'
import type { ObservationTable } from '#domain/observation/observation-table.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import type { Intervention } from './intervention.ts'

/** Knowledge of particular indicators: carried by hand beside the data. */
export interface PolicyTerms {
  /** Indicator of the number of deaths that causes are shares of. */
  readonly deaths: number
  /** Indicator of the causes, whose groups are shares in percent. */
  readonly causes: number
  /** Indicators whose numbers are the deaths of each cause; together they are all deaths. */
  readonly counted: Readonly<Record<string, readonly number[]>>
  /** How many people a coverage is about, by the words of its denominator. */
  readonly people: { readonly indicator: number; readonly denominator: string }
  /** The cause among the deaths, by the outcome of a published effect. */
  readonly outcomes: Readonly<Record<string, string>>
  /** Indicators that speak of under-five deaths of every cause. */
  readonly ofAllDeaths: readonly number[]
  /** The causes that an indicator, or every indicator of a program area, is about; others are about all of them. */
  readonly causesOf: Readonly<Record<number, readonly string[]>>
  readonly causesOfAreas: Readonly<Record<string, readonly string[]>>
}

/** The figures that a simulation is made from: of years, at the place and the nation. */
export interface PolicyData {
  readonly terms: PolicyTerms
  readonly reference: ReferenceData
  readonly table: ObservationTable
  /** Shares of the causes of death, of every place and year. */
  readonly causes: readonly GroupFigure[]
  readonly interventions: readonly Intervention[]
  /** The year that counts as now. */
  readonly currentYear: number
}

/** Every indicator whose figures a simulation may need. */
export function indicatorsNeeded(terms: PolicyTerms, interventions: readonly Intervention[]): number[] {
  const coverage = interventions.flatMap(({ indicators }) => indicators)
  const counted = Object.values(terms.counted).flat()
  return [...new Set([terms.deaths, terms.causes, ...counted, terms.people.indicator, ...coverage])]
}
