import { isMeasureField, type ItemFieldName } from '#domain/catalogue-item/fields.ts'
import { type Message, message } from '#domain/message/message.ts'

/** What a field is called. */
export function fieldWords(name: ItemFieldName): Message {
  return isMeasureField(name)
    ? message('catalogue-items.measure-field', { name })
    : message('catalogue-items.field', { name })
}

/** The words for the choices of a field; a value that is none of them stands for itself. */
export function optionWords(name: ItemFieldName, value: string): Message | string {
  switch (name) {
    case 'factor':
      return said(value, ['1', '2', '3', '4'], (known) =>
        message('catalogue-items.factor-option', { value: known }),
      )
    case 'desirable_slope':
      return said(value || 'none', ['Positive', 'Negative', 'none'], (known) =>
        message('catalogue-items.slope-option', { value: known }),
      )
    case 'indicator_type':
      return said(value || 'none', ['Impact', 'Outcome', 'Output', 'Input', 'none'], (known) =>
        message('catalogue-items.type-option', { value: known }),
      )
    case 'classification':
      return said(value, ['Routine', 'Survey', 'Estimate'], (known) =>
        message('catalogue-items.class-option', { value: known }),
      )
    case 'licence_class':
      return said(value, ['open', 'attribution', 'non_commercial', 'not_verified'], (known) =>
        message('catalogue-items.licence-option', { value: known }),
      )
    case 'interval_published':
      return said(value, ['yes', 'no', 'not_known'], (known) =>
        message('catalogue-items.interval-option', { value: known }),
      )
    case 'national':
    case 'zonal':
    case 'state':
    case 'senatorial':
    case 'lga':
    case 'is_custodian':
      return said(value, ['true', 'false'], (known) =>
        message('catalogue-items.flag-option', { value: known }),
      )
    case 'subnational_data':
      return said(value || 'none', ['Yes', 'No', 'none'], (known) =>
        message('catalogue-items.subnational-option', { value: known }),
      )
    default:
      return value
  }
}

function said<const Word extends string>(
  value: string,
  words: readonly Word[],
  say: (known: Word) => Message,
): Message | string {
  const known = words.find((word) => word === value)
  return known === undefined ? value : say(known)
}

const HELPED = [
  'datasource_indicator',
  'code',
  'national_target',
  'related',
  'derived_from',
  'period_labels',
] as const

/** How a field is filled in; null where its name says it. */
export function fieldHelp(name: ItemFieldName): Message | null {
  const known = HELPED.find((helped) => helped === name)
  return known === undefined ? null : message('catalogue-items.help', { name: known })
}
