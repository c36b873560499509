import { countLost } from '#charts/annotations/carried-over.ts'
import type { EmptyFigure } from '#charts/figure.ts'
import { tableView } from '#charts/table/table-view.ts'
import { isView } from '#charts/view.ts'
import type { FilledBlock } from '#domain/document/fill.ts'
import { type Message, message } from '#domain/message/message.ts'
import { drawingOf } from './drawing.ts'
import { figureTables } from './figure-tables.ts'
import type { BlockGround } from './ground.ts'
import type { PaperBlock, PaperFigure, PaperNotice, PaperWidth } from './paper-document.ts'
import { type ResolvedView, resolveView } from './resolve-view.ts'
import { roomOn } from './room.ts'

type OneOf<Kind extends FilledBlock['kind']> = Extract<FilledBlock, { readonly kind: Kind }>

/** A figure, or why it is not there. */
export async function figureBlocks(block: OneOf<'figure'>, ground: BlockGround): Promise<PaperBlock> {
  const resolved = await resolveView(block.view, ground)
  if ('kind' in resolved) return notShown(block, resolved, ground)
  return figureBlock(resolved, { ...block, name: block.id }, ground)
}

/** The room of a drawing on a phone, in CSS pixels; it may be scrolled. */
const PHONE = { width: 300, most: 2000 } as const

interface Framed extends Pick<OneOf<'figure'>, 'title' | 'note' | 'width' | 'height' | 'annotations'> {
  /** Begins the names inside the drawing. */
  readonly name: string
}

/** A resolved figure set in its frame. */
export function figureBlock(
  resolved: ResolvedView,
  framed: Framed,
  ground: BlockGround,
): PaperFigure | PaperNotice {
  const { figure, address } = resolved
  const { width, height, annotations, note } = framed
  const title = framed.title || resolved.title
  if (figure.empty) return emptyFigure(figure.empty, { title, width, address })
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

function emptyFigure(
  { text, why }: EmptyFigure,
  framed: Pick<PaperNotice, 'title' | 'width' | 'address'>,
): PaperNotice {
  // On a page another can be chosen, of which the text speaks; on paper the reason is what there is to say.
  return { kind: 'notice', ...framed, text: [why ?? text] }
}

/** The rows of a view. */
export async function tableBlocks(
  block: OneOf<'table'>,
  ground: BlockGround,
): Promise<readonly PaperBlock[]> {
  const view = isView(block.view) ? tableView(block.view) : block.view
  const resolved = await resolveView(view, ground)
  if ('kind' in resolved) return [notShown(block, resolved, ground)]
  const title = block.title || resolved.title
  const { width } = block
  const tables = tablesOf(resolved, { title, width, rows: block.rows }, ground)
  const { empty } = resolved.figure
  if (tables.length === 0 && empty) return [emptyFigure(empty, { title, width, address: resolved.address })]
  if (block.note === '') return tables
  const [first, ...others] = tables
  return first ? [{ ...first, notes: [block.note, ...first.notes] }, ...others] : []
}

function tablesOf(
  { figure, reference, address }: ResolvedView,
  framed: { readonly title: string; readonly width: PaperWidth; readonly rows: number | null },
  { language }: BlockGround,
) {
  return figureTables(figure, { reference, language, address, ...framed })
}

/** What a view shows, in words. */
export async function sentenceBlocks(block: OneOf<'sentence'>, ground: BlockGround): Promise<PaperBlock> {
  const resolved = await resolveView(block.view, ground)
  if ('kind' in resolved) return notShown({ ...block, title: '' }, resolved, ground)
  const { figure, title, address } = resolved
  if (figure.empty) return emptyFigure(figure.empty, { title, width: block.width, address })
  return { kind: 'sentence', width: block.width, text: figure.summary, sources: figure.sourceLine }
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
