import { message } from '#domain/message/message.ts'
import type { DocumentSummary } from '#contract/documents/document.ts'
import { Badge } from '#web/kit/badge.tsx'
import { Box, Row, Text } from '#web/kit/layout.tsx'
import { dayText } from '#web/kit/moment.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { DocumentLink } from './document-link.tsx'
import classes from './document-list.module.css'
import { isByLink, whoMayOpen } from './document-state.ts'
import { StateBadge } from './state-badge.tsx'

interface DocumentItemProps {
  readonly row: DocumentSummary
  /** Its title, as what is done by clicking it. */
  readonly name: React.ReactNode
  /** The buttons behind it. */
  readonly children: React.ReactNode
}

/** One document of a list: what it is, how far it is, and what can be done with it. */
export function DocumentItem({ row, name, children }: DocumentItemProps) {
  const { text } = useLanguage()
  return (
    <Row as="li" wrap gap={16} rows={4} align="start" justify="between" entry={12} className={classes.item}>
      <Box shrinks breaks grows>
        {name}
        {row.description && (
          <Text widest="72ch" tone="soft">
            {row.description}
          </Text>
        )}
        <Row as="p" wrap gap={16} rows={4} align="center" above={4} tone="faint" size={13}>
          <Badge weight={550}>{text(message('document-list.kind', { kind: row.kind }))}</Badge>
          <StateBadge row={row} />
          {!row.is_own && (
            <span>
              {text(message('document-list.by', { author: row.author || message('document-list.nobody') }))}
            </span>
          )}
          {row.category && <span>{row.category}</span>}
          <span>{text(message('document-list.changed', { day: dayText(row.updated ?? row.created) }))}</span>
          {row.tags.map((tag) => (
            <Badge key={tag}>{tag}</Badge>
          ))}
        </Row>
        {row.is_own && (
          <Text size={13} tone="soft" above={2}>
            {text(whoMayOpen(row))}
          </Text>
        )}
        {row.is_own && isByLink(row) && <DocumentLink row={row} />}
        {row.is_own && row.declined_because && (
          <p className={classes.reason}>
            {text(message('document-list.declined', { reason: row.declined_because }))}
          </p>
        )}
      </Box>
      <Row gap={4} align="center" wrap>
        {children}
      </Row>
    </Row>
  )
}
