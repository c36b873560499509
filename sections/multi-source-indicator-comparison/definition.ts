import { multiSourceSection } from '#sections/multi-source-comparison/multi-source-section.ts'

/** The same in Advanced Analytics, where a programme area leads to the indicators. */
export default multiSourceSection('areas')
