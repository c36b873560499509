import type { Annotation } from '#domain/document/blocks/figure/annotations.ts'
import { ANNOTATION_SIZES } from '#domain/document/blocks/figure/annotations.ts'
import { TEXT_SIZES } from '#domain/document/blocks/text/text-block.ts'
import type { Block } from '#domain/document/blocks.ts'
import { addBlock } from '#domain/document/editing/edit-blocks.ts'
import type { Document } from '#domain/document/document.ts'
import { readDocument } from '#domain/document/read-document.ts'
import { richParagraphs } from '#domain/rich-text/read-rich-text.ts'
import { emptyDocument } from '#web/views/capture/empty-document.ts'
import { emptyFigure, emptyTable } from './empty-blocks.ts'

/** Where earlier versions of the builder kept what people made: the whole, or each part by itself. */
const WHOLE = ['customReportBuilderState', 'customReport'] as const
const PART = 'customReportBuilderItem_'

/** What an earlier version kept under its names: the report, and the names that have been read. */
export interface EarlierReport {
  readonly document: Document
  readonly names: readonly string[]
}

/**
 * The report that an earlier version kept in this browser. Words, titles and annotations are carried over. Its charts and tables
 * were pictures without the view that they showed, so they come as parts to capture again. Null: there is none.
 */
export function earlierReport(entries: readonly (readonly [string, string])[]): EarlierReport | null {
  const kept = new Map(entries)
  const names = [
    ...WHOLE.filter((name) => kept.has(name)),
    ...[...kept.keys()].filter((name) => name.startsWith(PART)).sort(byNumber),
  ]
  if (names.length === 0) return null
  const found = names.map((name) => parsed(kept.get(name) ?? ''))
  const wholes = found.slice(0, names.filter((name) => !name.startsWith(PART)).length)
  const lists = wholes.map(itemsIn).filter((items) => items.length > 0)
  const items = lists[0] ?? found.slice(wholes.length)
  const title = wholes.map((whole) => textIn(whole, 'title')).find((text) => text !== '')
  const begun = { ...emptyDocument('report'), ...(title && { title: title.slice(0, 200) }) }
  const document = items.reduce<Document>((report, item, index) => {
    const block = blockOf(item, `carried-${index + 1}`)
    return block ? addBlock(report, block, report.blocks.length) : report
  }, begun)
  return readDocument(document).ok && document.blocks.length > 0
    ? { document, names }
    : { document: begun, names }
}

function blockOf(item: unknown, id: string): Block | null {
  const data = fieldOf(item, 'data')
  const title = textIn(item, 'title').slice(0, 500)
  switch (fieldOf(item, 'type')) {
    case 'text':
      return textOf(data, id)
    case 'table':
      return { ...emptyTable(id), title }
    case 'chart':
      return { ...emptyFigure(id), title, annotations: annotationsOf(data) }
    default:
      return null
  }
}

function textOf(data: unknown, id: string): Block | null {
  const words = wordsIn(textIn(data, 'text'))
  const html = richParagraphs(words.slice(0, 15_000))
  if (html === '') return null
  const styles = fieldOf(data, 'styles')
  const size = Number.parseFloat(String(fieldOf(styles, 'fontSize') ?? ''))
  const colour = String(fieldOf(styles, 'color') ?? '').toLowerCase()
  return {
    ...{ kind: 'text', id, html, width: 'full' },
    size: Number.isFinite(size) ? within(size, TEXT_SIZES.least, TEXT_SIZES.most) : null,
    bold: fieldOf(styles, 'bold') === true,
    colour: /^#[0-9a-f]{6}$/.test(colour) && colour !== '#000000' ? colour : null,
  }
}

const ENTITIES: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: ' ',
  amp: '&',
}

/** The words of a text that was HTML, a line for each of its paragraphs; they are words here, whatever they look like. */
function wordsIn(html: string): string {
  return html
    .replaceAll(/<(script|style)[\s\S]*?<\/\1\s*>/gi, '')
    .replaceAll(/<br\s*\/?>/gi, '\n')
    .replaceAll(/<\/(p|div|h\d|li)\s*>/gi, '\n\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(#?\w+);/g, (all, name: string) => ENTITIES[name] ?? all)
    .trim()
}

/** Positions were pixels of the picture; where its size is not known, of one of the usual export size. */
function annotationsOf(data: unknown): readonly Annotation[] {
  const list = fieldOf(data, 'annotations')
  const width = Number(fieldOf(data, 'width')) || 1200
  const height = Number(fieldOf(data, 'height')) || 800
  const across = (value: unknown) => within((Number(value) || 0) / width, 0, 1)
  const down = (value: unknown) => within((Number(value) || 0) / height, 0, 1)
  return (Array.isArray(list) ? list : []).slice(0, 50).flatMap((each: unknown): readonly Annotation[] => {
    const colour = String(fieldOf(each, 'color') ?? '').toLowerCase()
    const [x, y] = [across(fieldOf(each, 'x')), down(fieldOf(each, 'y'))]
    const share = (left: number, top: number) => ({ plot: null, mark: '', x: left, y: top })
    const shared = { from: share(x, y), colour: /^#[0-9a-f]{6}$/.test(colour) ? colour : '#b3261e' }
    const reach = within(Number(fieldOf(each, 'size')) || 12, ANNOTATION_SIZES.least, ANNOTATION_SIZES.most)
    const text = textIn(each, 'text').slice(0, 500)
    switch (fieldOf(each, 'type')) {
      case 'text':
        return text.trim() === ''
          ? []
          : [{ kind: 'text', at: share(x, y), colour: shared.colour, text, size: reach }]
      case 'arrow':
        return [{ kind: 'arrow', ...shared, to: share(within(x + (reach * 4) / width, 0, 1), y) }]
      case 'box': {
        const corner = [x + (reach * 6) / width, y + (reach * 4) / height].map((at) => within(at, 0, 1))
        return [{ kind: 'box', ...shared, to: share(corner[0] ?? x, corner[1] ?? y) }]
      }
      default:
        return []
    }
  })
}

function itemsIn(whole: unknown): readonly unknown[] {
  if (Array.isArray(whole)) return whole
  for (const name of ['items', 'reportItems', 'report']) {
    const list = fieldOf(whole, name)
    if (Array.isArray(list)) return list
  }
  return []
}

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value))
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined
}

function textIn(value: unknown, name: string): string {
  const found = fieldOf(value, name)
  return typeof found === 'string' && found.isWellFormed() ? found.replaceAll('\0', '') : ''
}

function byNumber(one: string, other: string): number {
  return Number(one.slice(PART.length)) - Number(other.slice(PART.length))
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
