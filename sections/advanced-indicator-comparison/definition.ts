import { comparisonSection } from '#sections/indicator-comparison/comparison-section.ts'

/** Advanced Analytics compares by period and by state only. */
export default comparisonSection(['period', 'states'])
