import type { Value } from '#domain/message/message.ts'

/** An answer to a search: a link with its description. */
export interface Finding {
  readonly title: Value
  readonly detail: Value
  readonly href: string
  /** It is none of the pages that the router draws. */
  readonly outside?: true
}
