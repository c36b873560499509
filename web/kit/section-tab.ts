/** A section as its tab shows it. */
export interface SectionTab {
  /** As in the address. */
  readonly slug: string
  readonly title: string
  readonly description?: string
}

/** Attributes of one tab. */
export type TabProps = React.ComponentProps<'button'> & { readonly 'data-slug': string }
