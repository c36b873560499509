import { useForm } from '@mantine/form'
import type { CatalogueItemLine } from '#contract/catalogue-items/catalogue-items.ts'
import { itemFaults } from '#domain/catalogue-item/faults.ts'
import { fieldsOf, type ItemKind, type ItemValues, LEVEL_FIELDS } from '#domain/catalogue-item/fields.ts'
import { measuredPair } from '#domain/catalogue-item/measure-id.ts'
import { CATALOGUE_FIELDS } from '#domain/form/catalogue-fields.ts'
import { textFault } from '#domain/form/field-rule.ts'
import { useLanguage } from '#web/language/use-language.ts'

/** The texts of all fields and the note of the release. */
export type FormValues = Record<string, string>

interface ItemFormOptions {
  readonly kind: ItemKind
  /** What it begins with. */
  readonly values: ItemValues
  /** As it is published; null: a new one. */
  readonly held: ItemValues | null
  /** All of the kind; null where the page does not know them, and the server alone checks names and ids. */
  readonly others: readonly CatalogueItemLine[] | null
  readonly id: number | null
}

/** What a new one begins with. */
export const NEW_VALUES: Readonly<Record<ItemKind, ItemValues>> = {
  indicator: { factor: '2', decimals: '1' },
  source: { classification: 'Survey', licence_class: 'not_verified' },
  measure: {
    ...{ interval_published: 'not_known', is_custodian: 'false' },
    ...Object.fromEntries(LEVEL_FIELDS.map((name) => [name, 'false'])),
  },
}

/** The form of one thing in the catalogue, checked by the rules of the server, in the words of the page. */
export function useItemForm({ kind, values, held, others, id }: ItemFormOptions) {
  const { text } = useLanguage()
  const names = fieldsOf(kind).map(({ name }) => name)
  return useForm<FormValues>({
    initialValues: { ...Object.fromEntries(names.map((name) => [name, values[name] ?? ''])), note: '' },
    validate: (typed) => {
      const faults = itemFaults(kind, typed, {
        id,
        others: (others ?? []).map((other) => ({ id: other.id, values: uniqueOf(kind, other) })),
        ...{ stays: {}, known: null },
      })
      const said = Object.entries(faults)
        .filter(([name]) => held === null || typed[name] !== (held[name] ?? ''))
        // Which ids there are is known to the server alone where the list is not here.
        .filter(([name]) => others !== null || !['related', 'derived_from'].includes(name))
        .map(([name, fault]) => [name, text(fault)] as const)
      const note = textFault(CATALOGUE_FIELDS.note, typed.note ?? '')
      return { ...Object.fromEntries(said), ...(note !== null && { note: text(note) }) }
    },
  })
}

/** What no two of a kind may share, of one in the list. */
function uniqueOf(kind: ItemKind, { id, name }: CatalogueItemLine): ItemValues {
  if (kind === 'indicator') return { short_name: name }
  if (kind === 'source') return { datasource: name }
  const { indicator, source } = measuredPair(id)
  return { indicator: String(indicator), source: String(source) }
}

/** The fields of a form without its note. */
export function valuesOfForm({ note: _, ...values }: FormValues): Record<string, string> {
  return values
}
