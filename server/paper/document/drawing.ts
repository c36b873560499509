import { annotationNodes } from '#charts/annotations/annotation-nodes.ts'
import { carriedOver } from '#charts/annotations/carried-over.ts'
import { keySvg } from '#charts/drawing/key-svg.ts'
import { leastHeightAt } from '#charts/drawing/least-height.ts'
import { pictureSvg } from '#charts/drawing/picture-svg.ts'
import { shortPixels, writtenSvg } from '#charts/drawing/svg-node.ts'
import { escapeXml } from '#charts/drawing/svg-text.ts'
import type { Figure, KeyEntry, RegionShape } from '#charts/figure.ts'
import { tokens } from '#charts/tokens.ts'
import type { Annotation } from '#domain/document/blocks/figure/annotations.ts'
import type { FindingDrawing } from '#sections/findings/finding-part.ts'
import { FIGURE_HEIGHTS } from '#domain/document/blocks/figure/figure-block.ts'

/** A drawing as values: every renderer writes the SVG that it needs. */
export interface PaperDrawing {
  /** The elements inside the SVG. */
  readonly inside: string
  /** The coordinates of what is inside: from 0 to these. */
  readonly canvas: { readonly width: number; readonly height: number }
  /** On paper, in CSS pixels. */
  readonly width: number
  readonly height: number
}

/** The room that a figure has on paper, in CSS pixels. */
export interface DrawingRoom {
  readonly width: number
  /** Higher than this it does not get, whatever it lists. */
  readonly most: number
  /** What can be drawn lower gets no more than this of its own, so that another figure has room on its page. */
  readonly half: number
  readonly height: 'usual' | 'low' | 'high'
}

interface Drawn {
  /** Begins the names inside the drawing; different for each of a document. */
  readonly id: string
  readonly room: DrawingRoom
  readonly annotations: readonly Annotation[]
}

/** Type on paper is smaller than on a screen, and read from as near. */
const SCALE = 0.82
const BELOW_KEY = 8
/** So much wider than its usual size a small picture becomes on a line that has room. */
const MOST_WIDER = 1.6
const LOOK = { mode: 'light', fontScale: 1 } as const
/** What a pointer hits beside a small mark; on paper nobody points. */
const UNSEEN = /<rect [^>]*fill="rgba\(0,0,0,0\)"\/>/g
const FAMILY = tokens.light['font-family'].replaceAll('"', "'")
/** Lighter type than this stays as it is; typefaces of paper have two weights. */
const BOLD_FROM = 550

/** Key and plot of a figure in the light colours, with what somebody put on the plot. Its colours differ in grey too: its marks do. */
export function drawingOf(figure: Figure, { id, room, annotations }: Drawn): PaperDrawing {
  const wide = room.width / SCALE
  const key = keySvg(figure.key, { x: 0, y: 2, width: wide, ...LOOK })
  const top = key.height === 0 ? 0 : key.height + BELOW_KEY
  const most = room.most / SCALE - top
  const wanted = heightOf(figure, wide, room.height, room.half / SCALE - top)
  // What lists more than fits is drawn at its own height and made smaller as a whole.
  const shrink = Math.min(1, most / wanted)
  const [width, height] = [Math.round(wide / shrink), Math.round(wanted)]
  const picture = figure.picture({ width, height, ...LOOK })
  const plot = { x: 0, y: top, width: shortPixels(wide), height: shortPixels(height * shrink) }
  const placed = carriedOver(annotations, figure, FIGURE_HEIGHTS[room.height])
  const look = { colour: (kept: string) => kept, halo: '#ffffff', unit: 1 / shrink }
  const above = annotationNodes(placed, { picture, marks: figure.marks }, look)
  const inside = key.svg + writtenSvg(pictureSvg(picture, { id, room: plot, above })).replaceAll(UNSEEN, '')
  const canvas = { width: shortPixels(wide), height: shortPixels(top + plot.height) }
  return { inside, canvas, width: room.width, height: shortPixels(canvas.height * SCALE) }
}

/** A small picture, below its key, where there is so much room, in CSS pixels; what is no map may be as much wider as its line. */
export function smallDrawing(
  { size, map, picture }: FindingDrawing,
  shapes: ReadonlyMap<number, RegionShape>,
  {
    id,
    room,
    key: entries = [],
  }: { readonly id: string; readonly room: number; readonly key?: readonly KeyEntry[] },
): PaperDrawing {
  const widest = map === null ? MOST_WIDER * size.width : size.width
  const own = { width: Math.min(widest, Math.max(size.width, room / SCALE)), height: size.height }
  const scale = Math.min(SCALE, room / own.width)
  const key = keySvg(entries, { x: 0, y: 2, width: own.width, ...LOOK })
  const top = key.height === 0 ? 0 : key.height + BELOW_KEY
  const drawn = pictureSvg(picture({ ...own, ...LOOK }, shapes), { id, room: { x: 0, y: top, ...own } })
  const canvas = { ...own, height: top + own.height }
  return {
    inside: key.svg + writtenSvg(drawn),
    canvas,
    width: shortPixels(canvas.width * scale),
    height: shortPixels(canvas.height * scale),
  }
}

/** A figure that lists its rows has the height that they take; others may be lower, and higher where somebody wants it. */
function heightOf(figure: Figure, width: number, height: DrawingRoom['height'], half: number): number {
  const usual = figure.height(width)
  const lowest = leastHeightAt(figure, width)
  if (lowest === undefined) return usual
  const least = Math.max(lowest, usual * FIGURE_HEIGHTS[height])
  return height === 'high' ? least : Math.max(lowest, Math.min(least, half))
}

/** A drawing as a file by itself, for programs that know two weights of its type. */
export function drawingFile({ inside, canvas, width, height }: PaperDrawing): string {
  const weighted = inside.replaceAll(/font-weight="(\d+)"/g, (_, weight: string) =>
    Number(weight) < BOLD_FROM ? 'font-weight="400"' : 'font-weight="700"',
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${canvas.width} ${canvas.height}" font-family="${FAMILY}">${weighted}</svg>`
}

/** A drawing inside a page, named for readers aloud. It becomes narrower with the page. */
export function drawingInPage({ inside, canvas, width }: PaperDrawing, label: string): string {
  return `<svg viewBox="0 0 ${canvas.width} ${canvas.height}" style="max-width:${width / 16}rem" font-family="${FAMILY}" role="img" aria-label="${escapeXml(label)}">${inside}</svg>`
}
