import { IconFileTypeDocx, IconFileTypePdf, IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import { message } from '#domain/message/message.ts'
import { Button } from '#web/kit/button.tsx'
import { FormError } from '#web/kit/form/field.tsx'
import { Text } from '#web/kit/layout.tsx'
import { printPage } from '#web/kit/print-page.ts'
import { useTask } from '#web/kit/use-task.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { type Exported, exportDocument, type ExportFormat, exportFailure } from './export-document.ts'

interface ExportButtonsProps {
  readonly exported: Exported
  /** The button that stands out; none where a page has another. */
  readonly primary?: ExportFormat
}

/** Prints a document that is shown, or saves it as a file; what fails says what to do. */
export function ExportButtons({ exported, primary }: ExportButtonsProps) {
  const { text, code } = useLanguage()
  const [format, setFormat] = useState<ExportFormat>('pdf')
  const { busy, failure, run } = useTask((error) => text(exportFailure(format, error)))
  const save = (wanted: ExportFormat) => {
    setFormat(wanted)
    void run(() => exportDocument(exported, wanted, code))
  }
  return (
    <>
      <Button onClick={printPage}>
        <IconPrinter size={18} aria-hidden="true" /> {text(message('shell.print'))}
      </Button>
      {(['docx', 'pdf'] as const).map((one) => {
        const Sign = one === 'pdf' ? IconFileTypePdf : IconFileTypeDocx
        return (
          <Button
            key={one}
            {...(one === primary && { kind: 'primary' })}
            disabled={busy}
            onClick={() => save(one)}
          >
            <Sign size={18} aria-hidden="true" />{' '}
            {text(message('document-files.export', { format: one.toUpperCase() }))}
          </Button>
        )
      })}
      <Text role="status" tone="soft" size={13}>
        {busy ? text(message('document-files.making')) : ''}
      </Text>
      <FormError>{failure}</FormError>
    </>
  )
}
