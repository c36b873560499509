import {
  IconChevronDown,
  IconFileTypeDocx,
  IconFileTypePdf,
  IconPresentation,
  IconPrinter,
} from '#web/kit/icons.ts'
import { message } from '#domain/message/message.ts'
import { Button } from '#web/kit/button.tsx'
import { Row } from '#web/kit/layout.tsx'
import { MenuButton } from '#web/kit/menu-button.tsx'
import type { MenuItem } from '#web/kit/menu-item.ts'
import { printPage } from '#web/kit/print-page.ts'
import { useMedia } from '#web/kit/use-media.ts'
import { useLanguage } from '#web/language/use-language.ts'
import type { Exported } from './export-document.ts'
import { ExportState } from './export-state.tsx'
import { useExport } from './use-export.ts'

/** The same as the buttons behind one, for pages on which the figures come first. */
export function ExportMenu({ exported }: { readonly exported: Exported }) {
  const { text } = useLanguage()
  const { save, ...state } = useExport()
  const isPhone = useMedia('(max-width: 700px)')
  const tools = text(message('document-files.tools'))
  const items: readonly MenuItem[] = [
    {
      label: text(message('shell.print')),
      icon: <IconPrinter size={18} aria-hidden="true" />,
      onSelect: printPage,
    },
    {
      label: text(message('document-files.export', { format: 'PDF' })),
      icon: <IconFileTypePdf size={18} aria-hidden="true" />,
      onSelect: () => save(exported, 'pdf'),
    },
    {
      label: text(message('document-files.export', { format: 'DOCX' })),
      icon: <IconFileTypeDocx size={18} aria-hidden="true" />,
      onSelect: () => save(exported, 'docx'),
    },
    {
      label: text(message('document-files.export', { format: 'PPTX' })),
      icon: <IconPresentation size={18} aria-hidden="true" />,
      onSelect: () => save(exported, 'pptx'),
    },
  ]
  return (
    <Row wrap gap={8} align="center" justify="end" last screen>
      <ExportState {...state} />
      <MenuButton items={items}>
        {(trigger) => (
          <Button {...trigger} disabled={state.busy} {...(isPhone && { 'aria-label': tools, title: tools })}>
            {isPhone ? <IconPrinter size={18} aria-hidden="true" /> : tools}{' '}
            <IconChevronDown size={16} aria-hidden="true" />
          </Button>
        )}
      </MenuButton>
    </Row>
  )
}
