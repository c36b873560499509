/** What is to be set on paper. */
export interface PaperOrder {
  /** A file of `server/paper/templates/` without its ending. */
  readonly template: string
  /** What the template reads as `given/data.json`. Words travel only so, never as source, and therefore are never run. */
  readonly data: unknown
  /** Pictures by the name under which the template finds them in `given/`: `figure-1.svg`, `picture-2.png`. */
  readonly files: Readonly<Record<string, string | Uint8Array>>
  /** What the pages become: a PDF, or one picture of all of them below each other, to look at before. */
  readonly as: 'pdf' | 'svg'
  /** The day that the file says of itself; the same order gives the same bytes. */
  readonly madeAt: Date
}

/** The order as it goes to the process that sets. */
export interface WrittenOrder {
  readonly template: string
  readonly files: Readonly<Record<string, Uint8Array>>
  readonly as: PaperOrder['as']
  /** Seconds since 1970. */
  readonly madeAt: number
}

/** What comes back: the pages, or why there are none. */
export type SetPages = { readonly set: Uint8Array } | { readonly refused: string }
