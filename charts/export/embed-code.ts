import type { Figure } from '#charts/figure.ts'

/** A figure as it is put into a page of another site. */
export interface Embedded {
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
export function embedCode(embedded: Embedded): string {
  const { title, height, width } = embedded
  const wide = width === undefined ? '100%' : String(width)
  return `<iframe src="${attribute(embedAddress(embedded))}" title="${attribute(title)}" width="${wide}" height="${height}" loading="lazy" style="border:0;max-width:100%"></iframe>`
}

/** The address of the page that stands in the frame. */
export function embedAddress({
  site,
  search,
  asPicture,
}: Pick<Embedded, 'site' | 'search' | 'asPicture'>): string {
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
/** Around the plot of a frame: margins at the sides; title, switch, key and sources above and below. In CSS pixels. */
const SIDES = 28
const AROUND = 250

/** The height that a figure needs in a frame of the usual width. */
export function frameHeight(figure: Pick<Figure, 'height'>): number {
  return Math.round(figure.height(FRAME_WIDTH - SIDES) + AROUND)
}
