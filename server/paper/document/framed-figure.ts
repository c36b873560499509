import { countLost } from '#charts/annotations/carried-over.ts'
import { sheetAbout } from '#charts/drawing/sheet-about.ts'
import { readIn } from '#charts/export/citation.ts'
import type { EmptyFigure, Figure } from '#charts/figure.ts'
import { emptyLines } from '#charts/words/empty-words.ts'
import { chartOfFigure } from '#charts/slides/chart-of-figure.ts'
import { figureFinding } from '#charts/slides/finding.ts'
import type { Wording } from '#charts/words/worded.ts'
import type { FilledBlockOf } from '#domain/document/blocks.ts'
import { type Message, message } from '#domain/message/message.ts'
import { drawingOf, type PaperDrawing } from './drawing.ts'
import { figureTables } from './figure-tables.ts'
import type { BlockGround } from './ground.ts'
import type { FigureOnSlide, PaperFigure, PaperNotice, PaperWidth } from './paper-document.ts'
import type { ResolvedView } from './resolve-view.ts'
import { roomOn } from './room.ts'

/** The room of a drawing on a phone, in CSS pixels; it may be scrolled. */
const PHONE = { width: 300, most: 2000, half: 2000 } as const

/** The height of a drawing on a slide over its width. */
const SLIDE_SHAPE = 0.45

/** The width of a whole line, in CSS pixels, and the share of it above which a figure is a list. */
const [LINE, HIGH] = [860, 0.9]

interface Framed
  extends Pick<FilledBlockOf<'figure'>, 'title' | 'note' | 'width' | 'height' | 'annotations'> {
  /** Begins the names inside the drawing. */
  readonly name: string
}

/** A resolved figure set in its frame. */
export function framedFigure(
  resolved: ResolvedView,
  framed: Framed,
  ground: BlockGround,
): PaperFigure | PaperNotice {
  const { figure, reference, address } = resolved
  const { width, height, annotations, note } = framed
  const title = framed.title || resolved.title
  if (figure.empty)
    return emptyFigure(figure.empty, { title, width, address }, { reference, language: ground.language })
  const room = { ...roomOn(ground.document.paper, width), height }
  return {
    kind: 'figure',
    width,
    title,
    subtitle: figure.subtitle,
    drawing: drawingOf(figure, { id: framed.name, room, annotations }),
    narrow: drawingOf(figure, { id: `${framed.name}-narrow`, room: { ...PHONE, height }, annotations }),
    alternative: alternativeOf(resolved, annotations),
    notes: [
      ...(note === '' ? [] : [note]),
      ...lostNote(countLost(annotations, figure), ground),
      ...figure.notes,
    ],
    sources: figure.sourceLine,
    address,
    behind: tablesOf(resolved, { title, width: 'full', rows: null }, ground),
    slide: { ...onSlide(resolved, ground), drawing: wideDrawing(figure, framed, ground) },
  }
}

/** A figure that shares its line has a slide for itself. */
function wideDrawing(
  figure: Figure,
  { name, width, height, annotations }: Framed,
  { document }: BlockGround,
): PaperDrawing | null {
  const { width: across } = roomOn(document.paper, 'full')
  if (roomOn(document.paper, width).width === across) return null
  const most = Math.round(across * SLIDE_SHAPE)
  const room = { width: across, most, half: most, height }
  return drawingOf(figure, { id: `${name}-slide`, room, annotations })
}

function onSlide(
  resolved: ResolvedView,
  { language, catalogue }: BlockGround,
): Omit<FigureOnSlide, 'drawing'> {
  const { figure, reference } = resolved
  const chart = chartOfFigure({ ...resolved, language })
  return {
    pictureNotes: chart ? (figure.pictureNotes ?? []) : [],
    finding: figureFinding(figure, { reference, language }),
    chart,
    isHigh: figure.height(LINE) > HIGH * LINE,
    about: sheetAbout({ figure, reference, language, read: readIn(catalogue.release, null) }),
  }
}

/** That some annotations are not drawn. */
function lostNote(count: number, { language }: BlockGround): readonly string[] {
  return count === 0 ? [] : [language.text(message('document-blocks.lost-annotations', { count }))]
}

/** What the figure shows in words, and the words that somebody wrote on it. */
function alternativeOf({ figure, title }: ResolvedView, annotations: Framed['annotations']): string {
  const written = annotations.flatMap((each) =>
    each.kind === 'text' ? [each.text.replaceAll('\n', ' ')] : [],
  )
  return [figure.summary || title, ...written].join(' ')
}

/** In the place of a figure that has nothing to show: why. */
export function emptyFigure(
  empty: EmptyFigure,
  framed: Pick<PaperNotice, 'title' | 'width' | 'address'>,
  wording: Wording,
): PaperNotice {
  // On a page another can be chosen, of which the text speaks; on paper the reason is what there is to say, and what others have.
  return { kind: 'notice', ...framed, text: emptyLines(empty, wording) }
}

/** The tables of a figure, under its title. */
export function tablesOf(
  { figure, reference, address }: ResolvedView,
  framed: { readonly title: string; readonly width: PaperWidth; readonly rows: number | null },
  { language }: BlockGround,
) {
  return figureTables(figure, { reference, language, address, ...framed })
}

/** In the place of a figure: that it is not there, and why. */
export function notShown(
  { title, width }: { readonly title: string; readonly width: PaperWidth },
  why: Message,
  { language }: BlockGround,
): PaperNotice {
  return {
    kind: 'notice',
    width,
    title: title || language.text(message('page-words.not-shown')),
    text: [language.text(why)],
    address: null,
  }
}
