import type { Value } from '#domain/message/message.ts'

/** What answers a search: a link, with what it is. */
export interface Finding {
  readonly title: Value
  readonly detail: Value
  readonly href: string
  /** It is none of the pages that the router draws. */
  readonly outside?: true
}
