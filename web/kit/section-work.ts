import { createContext } from 'react'
import type { Value } from '#domain/message/message.ts'
import type { Work } from './use-work.ts'

/** The work of a section beside the page, and its progress. */
export interface SectionWork {
  readonly work: Work<unknown>
  readonly what: Value
}

/** The work of the section around; null where it has none. */
export const SectionWorkContext = createContext<SectionWork | null>(null)
