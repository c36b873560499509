import type { UseFormReturnType } from '@mantine/form'
import { fieldsOf, type ItemKind } from '#domain/catalogue-item/fields.ts'
import { message } from '#domain/message/message.ts'
import { SelectField, TextArea, TextField } from '#web/kit/form/field.tsx'
import { Stack } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { fieldHelp, optionWords } from './item-words.ts'
import type { FormValues } from './use-item-form.ts'

interface ItemFieldsProps {
  readonly kind: ItemKind
  readonly form: UseFormReturnType<FormValues>
  /** Figures are published in the unit, which therefore stays. */
  readonly isUnitFixed?: boolean
}

/** All fields of an indicator or a source. */
export function ItemFields({ kind, form, isUnitFixed = false }: ItemFieldsProps) {
  const { text } = useLanguage()
  return (
    <Stack gap={16}>
      {fieldsOf(kind).map((field) => {
        const { name, type } = field
        const help = fieldHelp(name)
        const about = {
          label: text(message('catalogue-items.field', { name })),
          help: help && text(help),
          optional: field.required !== true,
          ...form.getInputProps(name),
        }
        if (type === 'choice') {
          const options = field.options.map((value) => ({ value, label: text(optionWords(name, value)) }))
          const isFixed = name === 'factor' && isUnitFixed
          return <SelectField key={name} {...about} options={options} disabled={isFixed} />
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
