import type { ItemFieldName } from '#domain/catalogue-item/fields.ts'
import { type Message, message } from '#domain/message/message.ts'

/** The words for the choices of a field; a value that is none of them stands for itself. */
export function optionWords(name: ItemFieldName, value: string): Message | string {
  switch (name) {
    case 'factor':
      return message('catalogue-items.factor-option', { value })
    case 'desirable_slope':
      return message('catalogue-items.slope-option', { value })
    case 'indicator_type':
      return message('catalogue-items.type-option', { value })
    case 'classification':
      return message('catalogue-items.class-option', { value })
    case 'licence_class':
      return message('catalogue-items.licence-option', { value })
    case 'subnational_data':
      return message('catalogue-items.subnational-option', { value })
    default:
      return value
  }
}
