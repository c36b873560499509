import { SaxesParser } from 'saxes'
import { message } from '#domain/message/message.ts'
import { whole } from '#domain/message/value.ts'
import type { Budget } from '#exchange/reading/limits.ts'
import { Unreadable } from '#exchange/reading/unreadable.ts'

/** An element as it begins: its name without prefix, its attributes likewise. */
export interface XmlElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
}

/** Looks at a document while it is read. */
export interface XmlVisitor {
  open(element: XmlElement): void
  close?(name: string): void
  text?(text: string): void
}

/** Reads a document in pieces with little memory. A document that declares a type of its own is refused: it could grow without end. */
export class XmlReader {
  readonly #parser = new SaxesParser()
  #depth = 0

  constructor(visitor: XmlVisitor, budget: Budget) {
    const parser = this.#parser
    parser.on('doctype', () => {
      throw new Unreadable(message('exchange.doctype'))
    })
    parser.on('error', () => {
      throw new Unreadable(message('exchange.broken-xml', { line: whole(parser.line) }))
    })
    parser.on('opentag', ({ name, attributes }) => {
      this.#depth += 1
      budget.depth(this.#depth)
      visitor.open({ name: local(name), attributes: localAttributes(attributes) })
    })
    parser.on('closetag', ({ name }) => {
      this.#depth -= 1
      visitor.close?.(local(name))
    })
    if (visitor.text) {
      parser.on('text', (text) => visitor.text?.(text))
      parser.on('cdata', (text) => visitor.text?.(text))
    }
  }

  write(piece: string): void {
    this.#parser.write(piece)
  }

  end(): void {
    this.#parser.close()
  }
}

const PIECE = 64 * 1024

/** Reads a whole document. */
export function readXml(text: string, visitor: XmlVisitor, budget: Budget): void {
  const reader = new XmlReader(visitor, budget)
  const document = text.replace(/^\uFEFF/, '')
  for (let at = 0; at < document.length; at += PIECE) reader.write(document.slice(at, at + PIECE))
  reader.end()
}

function local(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}

function localAttributes(attributes: Readonly<Record<string, unknown>>): Record<string, string> {
  const found: Record<string, string> = {}
  for (const [name, content] of Object.entries(attributes)) {
    if (!name.startsWith('xmlns')) found[local(name)] = String(content)
  }
  return found
}
