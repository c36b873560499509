import type { Value } from '#domain/message/message.ts'

/** A section as its tab shows it. */
export interface SectionTab {
  /** As in the address. */
  readonly slug: string
  readonly title: Value
  readonly description: Value
}

/** Attributes of one tab. */
export type TabProps = React.ComponentProps<'button'> & { readonly 'data-slug': string }
