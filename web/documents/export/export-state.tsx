import { message } from '#domain/message/message.ts'
import { FormError } from '#web/kit/form/field.tsx'
import { Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import type { Exporting } from './use-export.ts'

/** That a file is being made, or why it was not. */
export function ExportState({ busy, failure }: Pick<Exporting, 'busy' | 'failure'>) {
  const { text } = useLanguage()
  return (
    <>
      <Text role="status" tone="soft" size={13}>
        {busy ? text(message('document-files.making')) : ''}
      </Text>
      <FormError>{failure}</FormError>
    </>
  )
}
