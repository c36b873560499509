import type { Section } from '#domain/section/section.ts'
import { indicatorOverview } from './sections/indicator-overview.ts'
import { zonalAnalysis } from './sections/zonal-analysis.ts'

/** The sections of the dashboards in the order of their tabs. A dashboard names those it shows. */
export const SECTIONS: readonly Section[] = [indicatorOverview, zonalAnalysis]
