import type { GetInputPropsReturnType } from '@mantine/form'
import { message } from '#domain/message/message.ts'
import { SelectField } from '#web/kit/form/field.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { useAnswer } from '#web/queries/use-answer.ts'

interface IdFieldProps extends GetInputPropsReturnType {
  readonly label: string
  readonly of: 'indicator' | 'source'
  readonly disabled: boolean
}

/** One of the indicators or sources, by name. */
export function IdField({ of, ...field }: IdFieldProps) {
  const { text } = useLanguage()
  const list = useAnswer('GET /catalogue-items/{kind}', { path: { kind: of } })
  const items = list.status === 'ready' ? list.value.results : []
  const options = items
    .map(({ id, name }) => ({ value: String(id), label: name }))
    .toSorted((a, b) => a.label.localeCompare(b.label))
  return (
    <SelectField
      {...field}
      options={[{ value: '', label: text(message('catalogue-items.choose')) }, ...options]}
    />
  )
}
