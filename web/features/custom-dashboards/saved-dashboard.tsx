import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { IconLink } from '#web/kit/icons.ts'
import type { DocumentSummary } from '#contract/documents/document.ts'
import { DocumentActions } from '#web/documents/list/document-actions.tsx'
import { DocumentItem } from '#web/documents/list/document-item.tsx'
import listClasses from '#web/documents/list/document-list.module.css'
import { addressOf } from '#web/documents/list/document-state.ts'
import { Row } from '#web/kit/layout.tsx'

interface SavedDashboardProps {
  readonly row: DocumentSummary
  readonly onCopy: (link: string) => void
}

/** One dashboard of the list: its name copies its link. */
export function SavedDashboard({ row, onCopy }: SavedDashboardProps) {
  const { text } = useLanguage()
  return (
    <DocumentItem
      row={row}
      name={
        <Row
          type="button"
          as="button"
          inline
          gap={8}
          align="center"
          reach={32}
          className={listClasses.name}
          title={text(message('own-dashboards.copy'))}
          onClick={() => onCopy(window.location.origin + addressOf(row))}
        >
          <IconLink size={16} aria-hidden="true" />
          <bdi>{row.title}</bdi>
          <span className="sr-only">{text(message('own-dashboards.copy-it'))}</span>
        </Row>
      }
    >
      <DocumentActions row={row} />
    </DocumentItem>
  )
}
