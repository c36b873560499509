import type { PaperBlock } from './paper-document.ts'

/** What stands on a paper that is made of something else than blocks, such as a work list. */
export interface PaperContent {
  readonly title: string
  readonly blocks: readonly PaperBlock[]
}
