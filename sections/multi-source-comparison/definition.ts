import { multiSourceSection } from './multi-source-section.ts'

/** Multi-Source Comparison: three panels side by side. */
export default multiSourceSection('panels')
