import { defineBlock } from './define-block.ts'

/** A new sheet on paper; on a screen a rule. */
export const pageBreakBlock = defineBlock('page-break', () => ({}))
