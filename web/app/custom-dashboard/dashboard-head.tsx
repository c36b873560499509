import type { DocumentRow } from '#contract/documents/document.ts'
import type { FilledDocument } from '#domain/document/fill.ts'
import { message } from '#domain/message/message.ts'
import { DecisionBar } from '#web/features/custom-dashboards/decision-bar.tsx'
import type { Said } from '#web/documents/filling.ts'
import { DocumentLink } from '#web/documents/list/document-link.tsx'
import { isByLink, whoMayOpen } from '#web/documents/list/document-state.ts'
import { TakeDown } from '#web/documents/list/take-down.tsx'
import { StateBadge } from '#web/documents/list/state-badge.tsx'
import { Box, Row, Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { AuthorTasks } from './author-tasks.tsx'
import classes from './custom-dashboard.module.css'
import { later } from '#web/kit/later.tsx'

const ExportMenu = later(async () => (await import('#web/documents/export/export-menu.tsx')).ExportMenu, {
  form: 'note',
})

interface DashboardHeadProps {
  readonly row: DocumentRow
  readonly document: FilledDocument
  /** The values of its holes. */
  readonly said: Said
  readonly onReload: () => Promise<void>
}

/** Author and subject of a dashboard, the actions of its owner, the actions of everybody, and the decisions on it. */
export function DashboardHead({ row, document, said, onReload }: DashboardHeadProps) {
  const { text } = useLanguage()
  return (
    <Row as="header" wrap gap={24} rows={8} align="start" justify="between" className={classes.head}>
      <div className={classes.words}>
        {document.description && (
          <Text widest="80ch" tone="soft">
            {document.description}
          </Text>
        )}
        <Text tone="faint" size={13}>
          {text(message('page-words.made-by', { name: row.author || message('page-words.former-member') }))}
        </Text>
        {row.is_own && (
          <Box screen above={6}>
            <Row wrap gap={8} rows={4} align="center" below={4} tone="soft" size={13}>
              <StateBadge row={row} />
              {text(whoMayOpen(row))}
            </Row>
            {isByLink(row) && <DocumentLink row={row} />}
          </Box>
        )}
      </div>
      <Row wrap gap={8} rows={8} align="start" justify="end" screen className={classes.tasks}>
        {row.is_own && <AuthorTasks row={row} />}
        <TakeDown row={row} />
        <ExportMenu exported={{ id: row.id, said }} />
      </Row>
      <Box screen className={classes.decision}>
        <DecisionBar row={row} onReload={onReload} />
      </Box>
    </Row>
  )
}
