import { COMPARE_BY } from '#domain/comparison/compare-by.ts'
import { comparisonSection } from './comparison-section.ts'

/** Up to twenty indicators side by side: over the years, for the nation, by zone or by state. */
export default comparisonSection(COMPARE_BY)
