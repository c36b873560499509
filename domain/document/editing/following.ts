import type { Block } from '../blocks.ts'
import type { TemplateView } from '../blocks/view-field.ts'
import type { Document } from '../document.ts'
import { holeOf, type Parameter, type ParameterName } from '../parameters.ts'

/**
 * Shared controls of a document are its parameters, and a block follows one where it holds its hole. Without the hole it has a
 * place, source or period of its own.
 */

/** The value that a control has: ids of places and sources, periods as ISO text. */
type ControlValue = number | string

/** In which parameter of its address a section keeps what each control says. */
const STATE_NAMES = { place: 'location', source: 'datasource', period: 'period' } as const

/** Whether a block follows a shared control. */
export function follows(block: Block, name: ParameterName): boolean {
  const hole = holeOf(name)
  switch (block.kind) {
    case 'figure':
    case 'table':
    case 'sentence':
      return valuesOf(block.view, name).includes(hole)
    case 'quote':
      return (name === 'place' && block.location === hole) || (name === 'period' && block.year === hole)
    case 'section':
      return block.state[STATE_NAMES[name]] === hole
    default:
      return false
  }
}

/** Whether a block shows figures, so that it may follow shared controls. */
export function canFollow(block: Block): boolean {
  return ['figure', 'table', 'sentence', 'quote', 'section'].includes(block.kind)
}

/**
 * The block following a control: its first own value gives way to the hole. What the block shows beside it (the nation that a
 * state is held against) stays.
 */
export function following(block: Block, name: ParameterName): Block {
  if (follows(block, name)) return block
  const hole = holeOf(name)
  switch (block.kind) {
    case 'figure':
    case 'table':
    case 'sentence':
      return withValues(block, name, [hole, ...valuesOf(block.view, name).slice(1)])
    case 'quote':
      if (name === 'place') return { ...block, location: '{place}' }
      return name === 'period' ? { ...block, year: hole } : block
    case 'section':
      return { ...block, state: { ...block.state, [STATE_NAMES[name]]: hole } }
    default:
      return block
  }
}

/** The block with a value of its own in the place of the hole; null leaves it without one. */
export function onItsOwn(block: Block, name: ParameterName, value: ControlValue | null): Block {
  if (!follows(block, name)) return block
  const hole = holeOf(name)
  switch (block.kind) {
    case 'figure':
    case 'table':
    case 'sentence': {
      const own = valuesOf(block.view, name).flatMap((each) => (each === hole ? (value ?? []) : each))
      return withValues(block, name, [...new Set(own)])
    }
    case 'quote': {
      if (name === 'period') return { ...block, year: value === null ? null : String(value).slice(0, 4) }
      return typeof value === 'number' ? { ...block, location: value } : block
    }
    case 'section': {
      const { [STATE_NAMES[name]]: _hole, ...state } = block.state
      return { ...block, state: value === null ? state : { ...state, [STATE_NAMES[name]]: String(value) } }
    }
    default:
      return block
  }
}

/** The document with a shared control that has this value, whether it had the control before or not. */
export function withControl(from: Document, control: Parameter): Document {
  const others = from.parameters.filter(({ name }) => name !== control.name)
  const isNew = others.length === from.parameters.length
  const parameters = isNew
    ? [...others, control]
    : from.parameters.map((each) => (each.name === control.name ? control : each))
  return { ...from, parameters }
}

/** The document without a shared control: what followed it keeps what it showed. */
export function withoutControl(from: Document, name: ParameterName): Document {
  const control = from.parameters.find((each) => each.name === name)
  if (!control) return from
  const { opening } = from.subject
  const closed = (value: ControlValue | null) => (typeof value === 'string' ? null : value)
  return {
    ...from,
    subject: {
      ...from.subject,
      opening: {
        ...opening,
        ...(name === 'source' && opening.source === '{source}' && { source: closed(control.value) }),
        ...(name === 'place' && opening.location === '{place}' && { location: closed(control.value) }),
      },
    },
    parameters: from.parameters.filter((each) => each !== control),
    blocks: from.blocks.map((block) => onItsOwn(block, name, control.value)),
  }
}

function valuesOf(view: TemplateView, name: ParameterName): readonly ControlValue[] {
  if (name === 'place') return view.locations
  return name === 'source' ? view.sources : view.periods
}

type ViewBlock = Extract<Block, { readonly view: object }>

function withValues(block: ViewBlock, name: ParameterName, values: readonly ControlValue[]): ViewBlock {
  return { ...block, view: viewWith(block.view, name, values) }
}

function viewWith(view: TemplateView, name: ParameterName, values: readonly ControlValue[]): TemplateView {
  if (name === 'place') {
    return { ...view, locations: values.filter((each) => typeof each === 'number' || each === '{place}') }
  }
  if (name === 'source') {
    return { ...view, sources: values.filter((each) => typeof each === 'number' || each === '{source}') }
  }
  return { ...view, periods: values.filter((each) => typeof each === 'string') }
}
