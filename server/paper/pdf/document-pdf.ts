import type { RichNode } from '#domain/rich-text/read-rich-text.ts'
import { drawingFile } from '../document/drawing.ts'
import { linesOf } from '../document/lines.ts'
import type { PaperBlock, PaperDocument } from '../document/paper-document.ts'
import { roomOn } from '../document/room.ts'
import { addressPicture, shortAddress } from '../setting/address-on-paper.ts'
import type { PaperOrder } from '../setting/order.ts'
import { setPaper } from '../setting/set-paper.ts'

/** A document as PDF: drawings are lines and letters, tables are tables, and all of it is tagged for readers aloud. */
export function documentPdf(document: PaperDocument): Promise<Uint8Array> {
  return setPaper(orderOf(document))
}

type Files = Record<string, string | Uint8Array>

function orderOf({ about, blocks }: PaperDocument): PaperOrder {
  const files: Files = { 'address.svg': addressPicture(about.address) }
  const madeAt = new Date(about.date)
  const lines = linesOf(blocks, about.sheet).map((line) =>
    line.map((block) => givenBlock(block, { files, sheet: about.sheet })),
  )
  const data = {
    about: {
      ...about,
      'short-address': shortAddress(about.address),
      day: { year: madeAt.getUTCFullYear(), month: madeAt.getUTCMonth() + 1, day: madeAt.getUTCDate() },
    },
    lines,
  }
  return { template: 'document', data, files, madeAt }
}

interface Giving {
  readonly files: Files
  readonly sheet: PaperDocument['about']['sheet']
}

/** A block as the template reads it: what is drawn stands in a file of its own. */
function givenBlock(block: PaperBlock, { files, sheet }: Giving): object {
  const name = (ending: string) => `${block.kind}-${Object.keys(files).length}.${ending}`
  switch (block.kind) {
    case 'figure': {
      const { drawing, narrow: _phone, behind: _rows, ...rest } = block
      const file = name('svg')
      files[file] = drawingFile(drawing)
      return { ...rest, file, across: drawing.width, high: drawing.height }
    }
    case 'picture': {
      const { bytes, pixels, ...rest } = block
      const file = name(block.type)
      files[file] = bytes
      return { ...rest, file, across: pixels.width, most: roomOn(sheet, block.width).width }
    }
    case 'text':
      return { ...block, nodes: block.nodes.map(givenNode) }
    default:
      return block
  }
}

/** An element as the template reads it: a link says whether its address has to be written out. */
function givenNode(node: RichNode): unknown {
  if (typeof node === 'string') return node
  const children = node.children.map(givenNode)
  if (node.href === undefined) return { tag: node.tag, children }
  const said = wordsIn(node)
  const address = node.href.replace(/^mailto:/, '')
  const isSaid = said === address || address === `${said}/` || address.replace(/^https:\/\//, '') === said
  return { tag: node.tag, children, href: node.href, written: isSaid ? null : address }
}

function wordsIn(node: RichNode): string {
  return typeof node === 'string' ? node : node.children.map(wordsIn).join('')
}
