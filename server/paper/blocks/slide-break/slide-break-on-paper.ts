import { saysSomething } from '#domain/rich-text/rich-text.ts'
import type { OnPaper } from '../on-paper.ts'

/** A new sheet, with the title of the slide at its head. */
export const slideBreakOnPaper: OnPaper<'slide-break'> = ({ title }) => [
  { kind: 'page-break' },
  ...(saysSomething(title) ? [{ kind: 'heading', level: 2, text: title } as const] : []),
]
