import { IconFileTypeDocx, IconFileTypePdf, IconPresentation, IconPrinter } from '#web/kit/icons.ts'
import { message } from '#domain/message/message.ts'
import { Button } from '#web/kit/button.tsx'
import { printPage } from '#web/kit/print-page.ts'
import { useLanguage } from '#web/language/use-language.ts'
import type { Exported } from './export-document.ts'
import { ExportState } from './export-state.tsx'
import { useExport } from './use-export.ts'

/** Prints a document that is shown, or saves it as a file; what fails says what to do. */
export function ExportButtons({ exported }: { readonly exported: Exported }) {
  const { text } = useLanguage()
  const { save, ...state } = useExport()
  return (
    <>
      <Button onClick={printPage}>
        <IconPrinter size={18} aria-hidden="true" /> {text(message('shell.print'))}
      </Button>
      <Button disabled={state.busy} onClick={() => save(exported, 'docx')}>
        <IconFileTypeDocx size={18} aria-hidden="true" />{' '}
        {text(message('document-files.export', { format: 'DOCX' }))}
      </Button>
      <Button disabled={state.busy} onClick={() => save(exported, 'pptx')}>
        <IconPresentation size={18} aria-hidden="true" />{' '}
        {text(message('document-files.export', { format: 'PPTX' }))}
      </Button>
      <Button kind="primary" disabled={state.busy} onClick={() => save(exported, 'pdf')}>
        <IconFileTypePdf size={18} aria-hidden="true" />{' '}
        {text(message('document-files.export', { format: 'PDF' }))}
      </Button>
      <ExportState {...state} />
    </>
  )
}
