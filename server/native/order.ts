/** The content to set on paper. */
export interface PaperOrder {
  /** A file of `server/paper/templates/` without its ending. */
  readonly template: string
  /**
   * The data that the template reads as `given/data.json`. Words travel only so, never as source, and
   * therefore are never run.
   */
  readonly data: unknown
  /** Pictures by the name under which the template finds them in `given/`: `figure-1.svg`, `picture-2.png`. */
  readonly files: Readonly<Record<string, string | Uint8Array>>
  /** The form of the pages: a PDF, or one picture of all of them below each other, to look at before. */
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

/** A drawing that becomes a picture of dots. */
export interface DotsOrder {
  readonly svg: string
  /** How large: so many dots for each of its pixels, or so many across. */
  readonly fit: { readonly mode: 'zoom' | 'width'; readonly value: number }
  readonly background: string | null
  /** The only type that is used, and how its family is called where a drawing names none. */
  readonly fonts: { readonly files: readonly string[]; readonly family: string }
  /** More dots than these are not drawn. */
  readonly most: number
}

/** The requests to native code in a process of its own, and their answers. */
export interface NativeWorks {
  readonly pages: { readonly asked: WrittenOrder; readonly answer: Uint8Array }
  /** The picture, or how many dots it would have had where those are too many. */
  readonly dots: { readonly asked: DotsOrder; readonly answer: Uint8Array | number }
}

export type NativeKind = keyof NativeWorks

/** One piece of work on its way to the process. */
export type NativeOrder = {
  readonly [Kind in NativeKind]: { readonly kind: Kind; readonly asked: NativeWorks[Kind]['asked'] }
}[NativeKind]

/** The answer: the result, or why there is none. */
export type NativeAnswer = { readonly made: NativeWorks[NativeKind]['answer'] } | { readonly refused: string }

/** Where the process finds what is ours. */
export interface NativeGround {
  /** A folder of templates: what stands in it is run. */
  readonly templates: string
  /** A folder of typefaces for paper. */
  readonly fonts: string
}

/** How the process ends when it holds more than it may. */
export const TOO_LARGE = 77
