import type { UseFormReturnType } from '@mantine/form'
import { fieldsOf, type ItemKind } from '#domain/catalogue-item/fields.ts'
import { whyItStays } from '#domain/catalogue-item/faults.ts'
import { SelectField, TextArea, TextField } from '#web/kit/form/field.tsx'
import { Stack } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { IdField } from './id-field.tsx'
import { fieldHelp, fieldWords, optionWords } from './item-words.ts'
import type { FormValues } from './use-item-form.ts'

const FLAGS = ['true', 'false'] as const

interface ItemFieldsProps {
  readonly kind: ItemKind
  readonly form: UseFormReturnType<FormValues>
  /** Names of the fields that published figures hold fast. */
  readonly stays?: readonly string[]
}

/** All fields of a kind. */
export function ItemFields({ kind, form, stays = [] }: ItemFieldsProps) {
  const { text } = useLanguage()
  return (
    <Stack gap={16}>
      {fieldsOf(kind).map((field) => {
        const { name, type } = field
        const disabled = stays.includes(name)
        const help = disabled ? whyItStays(name) : fieldHelp(name)
        const about = {
          label: text(fieldWords(name)),
          help: help && text(help),
          optional: field.required !== true,
          ...form.getInputProps(name),
        }
        if (type === 'id') return <IdField key={name} {...about} {...{ disabled }} of={field.of} />
        if (type === 'choice' || type === 'flag') {
          const values = type === 'flag' ? FLAGS : field.options
          const options = values.map((value) => ({ value, label: text(optionWords(name, value)) }))
          const isOptional = about.optional && type === 'choice'
          return <SelectField key={name} {...about} optional={isOptional} {...{ options, disabled }} />
        }
        if (type === 'text') return <TextArea key={name} {...about} rows={3} maxLength={field.longest} />
        const limit = type === 'line' || type === 'link' ? { maxLength: field.longest } : {}
        return (
          <TextField
            key={name}
            {...about}
            {...limit}
            inputMode={type === 'number' ? 'decimal' : type === 'whole' ? 'numeric' : undefined}
          />
        )
      })}
    </Stack>
  )
}
