import { escaped } from '#domain/rich-text/read-rich-text.ts'
import { blockDefinition, type FilledBlock } from './blocks.ts'
import type { Closing, Filled } from './blocks/closing.ts'
import type { TemplateView } from './blocks/view-field.ts'
import type { Document } from './document.ts'
import { holeOf, type ParameterName } from './parameters.ts'

/** The values that fill a document: ids and ISO text for its lists, and the names that stand in its texts. */
export interface Filling {
  readonly place?: NamedValue<number>
  readonly source?: NamedValue<number>
  readonly period?: NamedValue<string>
}

export interface NamedValue<Value> {
  readonly value: Value
  readonly name: string
}

/** A document without open values, as renderers draw it. It is a document too, without parameters. */
export interface FilledDocument extends Omit<Document, 'blocks' | 'subject' | 'parameters'> {
  readonly subject: Filled<Document['subject']>
  readonly parameters: readonly []
  readonly blocks: readonly FilledBlock[]
}

/** The parameters of a document that a filling says nothing of; a document is filled when there are none. */
export function openParameters({ parameters }: Document, filling: Filling): readonly ParameterName[] {
  return parameters.filter(({ name }) => !filling[name]).map(({ name }) => name)
}

/**
 * The document with its holes closed: one template and a place make the brief of that place. In lists the
 * value of a hole is not repeated where it stands already, so a comparison of the nation with the nation is
 * the nation. Words between braces that are no parameter of the document stay words. Throws a RangeError
 * while a parameter is open (`openParameters`).
 */
export function fill(template: Document, filling: Filling): FilledDocument {
  const [open] = openParameters(template, filling)
  if (open !== undefined) throw new RangeError(`The document leaves open its ${open}.`)
  const values = new Map(
    template.parameters.map(({ name }): [string, NamedValue<number | string> | undefined] => [
      holeOf(name),
      filling[name],
    ]),
  )
  const closing = closingBy(values)
  const { subject } = template
  const opening = {
    ...subject.opening,
    source: idIn(subject.opening.source, values),
    location: idIn(subject.opening.location, values),
  }
  return {
    ...template,
    title: named(template.title, values),
    description: named(template.description, values),
    subject: { ...subject, opening },
    parameters: [],
    blocks: template.blocks.map((block) => blockDefinition(block.kind).fill(block, closing)),
  }
}

type Values = ReadonlyMap<string, NamedValue<number | string> | undefined>

function closingBy(values: Values): Closing {
  return {
    text: (words) => named(words, values),
    html: (html) => named(html, values, escaped),
    value: (text) => valueIn(text, values),
    id: (id) => closedId(id, values),
    view: (view) => filledView(view, values),
  }
}

function filledView(view: TemplateView, values: Values): Filled<TemplateView> {
  const ids = (list: readonly (number | string)[]) =>
    list.flatMap((id) => {
      const closed = idIn(id, values)
      const stands = typeof id === 'string' && list.includes(closed ?? 0)
      return closed === null || stands ? [] : [closed]
    })
  return {
    ...view,
    sources: ids(view.sources),
    locations: ids(view.locations),
    periods: view.periods.flatMap((period) => {
      const closed = valueIn(period, values)
      return closed !== period && view.periods.includes(closed) ? [] : [closed]
    }),
  }
}

function idIn(id: number | string | null, values: Values): number | null {
  if (typeof id !== 'string') return id
  const value = values.get(id)?.value
  return typeof value === 'number' ? value : null
}

/** The same where there is an id. */
function closedId(id: number | string, values: Values): number {
  const closed = idIn(id, values)
  if (closed === null) throw new RangeError(`The document has no parameter for ${id}.`)
  return closed
}

/** A text that is a hole and nothing else, with its value. */
function valueIn(text: string, values: Values): string {
  const found = values.get(text)
  return found ? String(found.value) : text
}

/** A text with the names for its holes. */
function named(text: string, values: Values, written: (name: string) => string = String): string {
  return text.replaceAll(/\{\w+\}/g, (hole) => {
    const found = values.get(hole)
    return found ? written(found.name) : hole
  })
}
