import type { Figure } from '#charts/figure.ts'

/** A figure as it is put into a page of another site. */
export interface EmbeddedFigure {
  /** Where the product is reached, without a slash at the end. */
  readonly site: string
  /** The query of the figure's page. */
  readonly search: string
  readonly title: string
  /** Height of the frame in CSS pixels. */
  readonly height: number
  /** Width in CSS pixels; absent: as wide as there is room. */
  readonly width?: number
  /** Without anything that can be chosen. */
  readonly asPicture?: boolean
}

/** The lines of HTML that show a figure in a page of another site. */
export function embedCode(embedded: EmbeddedFigure): string {
  return frameCode(embedAddress(embedded), embedded)
}

/** The lines of HTML that show a page of ours in a page of another site. */
export function frameCode(
  address: string,
  { title, height, width }: Pick<EmbeddedFigure, 'title' | 'height' | 'width'>,
): string {
  const wide = width === undefined ? '100%' : String(width)
  return `<iframe src="${attribute(address)}" title="${attribute(title)}" width="${wide}" height="${height}" loading="lazy" style="border:0;max-width:100%"></iframe>`
}

/** The address of the page that stands in the frame. */
export function embedAddress({
  site,
  search,
  asPicture,
}: Pick<EmbeddedFigure, 'site' | 'search' | 'asPicture'>): string {
  return `${site}/embed/figure?${search}${asPicture ? '&as=picture' : ''}`
}

/** The address of a figure as a file: `/figure.svg?…`. */
export function fileAddress(format: string, search: string): string {
  return `/figure.${format}?${search}`
}

function attribute(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}

/** Width of a frame, in CSS pixels, where nobody says another. */
export const FRAME_WIDTH = 640
/** Widths at which the drawing of a frame is made, for narrow windows and for others; it is shown as wide as there is room. */
export const DRAWN_WIDTHS = { narrow: 328, wide: 860 } as const
/** The widest that the drawing is shown. In CSS pixels, as what stands above and below it: title, switch, key and sources. */
const WIDEST = 692
const AROUND = { narrow: 330, wide: 250 } as const

/** The height that a figure needs in a frame, however wide. */
export function frameHeight(figure: Pick<Figure, 'height'>): number {
  const { narrow, wide } = DRAWN_WIDTHS
  const ofWide = (figure.height(wide) * WIDEST) / wide + AROUND.wide
  return Math.round(Math.max(ofWide, figure.height(narrow) + AROUND.narrow))
}
