import { type Message, message } from '#domain/message/message.ts'
import { periodCode } from '#domain/period/period.ts'
import {
  changedFields,
  fieldsOf,
  type ItemField,
  type ItemFieldName,
  type ItemKind,
  type ItemValues,
  partsOf,
} from './fields.ts'

/** What else is in the catalogue, for the checks of one thing in it. */
export interface ItemSurroundings {
  /** The thing itself; null: a new one. */
  readonly id: number | null
  /** All of the kind with the values of their unique fields. */
  readonly others: readonly { readonly id: number; readonly values: ItemValues }[]
  /** The values that published figures hold fast: their unit, their levels, the pair that is measured. */
  readonly stays: ItemValues
  /** The ids that fields of one kind may name; null where they are not known here, and the server alone checks them. */
  readonly known: Readonly<Record<'indicator' | 'source', ReadonlySet<number>>> | null
}

/** The faults of an indicator or a source by field; empty where it may be published. */
export function itemFaults(
  kind: ItemKind,
  values: ItemValues,
  surroundings: ItemSurroundings,
): Readonly<Record<string, Message>> {
  const found = fieldsOf(kind).flatMap((field) => {
    const fault = faultOf(field, (values[field.name] ?? '').trim(), kind, surroundings)
    return fault ? [[field.name, fault] as const] : []
  })
  return Object.fromEntries([...found, ...faultsTogether(kind, values, surroundings)])
}

function faultOf(
  field: ItemField,
  value: string,
  kind: ItemKind,
  { id, others, known }: ItemSurroundings,
): Message | null {
  if (value === '') return field.required ? message('catalogue-items.missing') : null
  const fault = faultOfType(field, value, { id, others, known })
  if (fault || !field.unique) return fault
  const same = others.find(
    (other) => other.id !== id && (other.values[field.name] ?? '').toLowerCase() === value.toLowerCase(),
  )
  return same ? message('catalogue-items.taken', { kind, id: String(same.id) }) : null
}

const NUMBER = /^-?\d+(\.\d+)?$/
const WHOLE = /^\d{1,5}$/

function faultOfType(
  field: ItemField,
  value: string,
  { id, others, known }: Pick<ItemSurroundings, 'id' | 'others' | 'known'>,
): Message | null {
  switch (field.type) {
    case 'line':
    case 'text':
    case 'link': {
      if ([...value].length > field.longest) {
        return message('catalogue-items.too-long', { longest: String(field.longest) })
      }
      return field.type === 'link' && !isAddress(value) ? message('catalogue-items.no-address') : null
    }
    case 'number':
      return NUMBER.test(value) ? null : message('catalogue-items.no-number')
    case 'whole': {
      const { least, most } = field
      if (WHOLE.test(value) && Number(value) >= least && Number(value) <= most) return null
      return message('catalogue-items.no-whole', { least: String(least), most: String(most) })
    }
    case 'choice':
      return field.options.includes(value) ? null : message('catalogue-items.no-choice')
    case 'flag':
      return value === 'true' || value === 'false' ? null : message('catalogue-items.no-choice')
    case 'id':
      return known === null || (WHOLE.test(value) && known[field.of].has(Number(value)))
        ? null
        : message('catalogue-items.unknown-id', { id: value })
    case 'ids': {
      const ids = partsOf(value)
      if (ids.length > field.most) return message('catalogue-items.too-many', { most: String(field.most) })
      const unknown = ids.find(
        (part) =>
          !WHOLE.test(part) || Number(part) === id || !others.some((other) => other.id === Number(part)),
      )
      return unknown === undefined ? null : message('catalogue-items.unknown-id', { id: unknown })
    }
    case 'labels': {
      const wrong = partsOf(value).find((part) => {
        const [period = '', label = ''] = part.split('=')
        return periodCode(period.trim()) === null || label.trim() === ''
      })
      return wrong === undefined ? null : message('catalogue-items.no-label', { part: wrong })
    }
  }
}

function faultsTogether(
  kind: ItemKind,
  values: ItemValues,
  { id, others, stays }: ItemSurroundings,
): readonly (readonly [string, Message])[] {
  const { factor = '', national_target: target = '', national_target_year: year = '' } = values
  const isShare = factor === '2'
  const beyond = (value: string | undefined) => isShare && value !== '' && Math.abs(Number(value)) > 100
  return [
    ...changedFields(kind, values, { ...values, ...stays }).map(
      ({ name }) => [name, whyItStays(name)] as const,
    ),
    ...(kind === 'measure' && others.some((other) => other.id !== id && isSamePair(other.values, values))
      ? [['source', message('catalogue-items.pair-taken')] as const]
      : []),
    ...(beyond(target) ? [['national_target', message('catalogue-items.beyond-share')] as const] : []),
    ...(beyond(values.sdg_target ?? '')
      ? [['sdg_target', message('catalogue-items.beyond-share')] as const]
      : []),
    ...(year !== '' && target === ''
      ? [['national_target', message('catalogue-items.target-missing')] as const]
      : []),
  ]
}

/** Why a field that published figures hold fast cannot be changed. */
export function whyItStays(name: ItemFieldName): Message {
  const word = name === 'factor' ? 'unit' : name === 'indicator' || name === 'source' ? 'pair' : 'level'
  return message('catalogue-items.stays', { name: word })
}

function isSamePair(one: ItemValues, other: ItemValues): boolean {
  return one.indicator === other.indicator && one.source === other.source
}

function isAddress(text: string): boolean {
  const url = URL.parse(text)
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:')
}
