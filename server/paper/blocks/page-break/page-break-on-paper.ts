import type { OnPaper } from '../on-paper.ts'

/** A new sheet. */
export const pageBreakOnPaper: OnPaper<'page-break'> = () => [{ kind: 'page-break' }]
