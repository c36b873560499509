import { saysSomething } from '#domain/rich-text/rich-text.ts'
import type { OnPaper } from '../on-paper.ts'

/** A heading; one without words is none. */
export const headingOnPaper: OnPaper<'heading'> = ({ level, text }) =>
  saysSomething(text) ? [{ kind: 'heading', level, text }] : []
