import { IconChevronDown, IconChevronRight } from '#web/kit/icons.ts'
import type { FindingRow } from '#contract/data-audit/known-errors.ts'
import { message } from '#domain/message/message.ts'
import { whole } from '#domain/message/value.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { Row, Text } from '#web/kit/layout.tsx'
import { SeverityWord, StatusChip } from './finding-chips.tsx'
import { FindingMore } from './finding-more.tsx'
import classes from './known-errors.module.css'
import { useId } from '#web/kit/use-id.ts'

interface FindingEntryProps {
  readonly finding: FindingRow
  readonly isOpen: boolean
  readonly onToggle: () => void
  readonly addressOf: (indicator: number, source: number) => string | null
}

/** One finding: what, where, how grave, answered or not; opened, with its cases. */
export function FindingEntry({ finding, isOpen, onToggle, addressOf }: FindingEntryProps) {
  const { text } = useLanguage()
  const id = useId()
  const periods = [...new Set([finding.first_period, finding.last_period])].join(' – ')
  const Chevron = isOpen ? IconChevronDown : IconChevronRight
  return (
    <li className={classes.entry} data-open={isOpen || undefined}>
      <div className={classes.line}>
        <button
          type="button"
          className={classes.opener}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
        >
          <Chevron size={16} aria-hidden="true" />
          <span>
            <Text as="span" line weight={600}>
              {text(message('data-audit.rule', { rule: finding.rule }))}: {finding.indicator_name}
            </Text>
            <Text as="span" line tone="soft" breaks>
              {finding.sentence}
            </Text>
            <Text as="span" line tone="faint" size={13}>
              {finding.datasource_name} · {periods}
            </Text>
          </span>
        </button>
        <Row wrap gap={12} rows={4} align="center" className={classes.facts}>
          <Text as="span" figures size={13} tone="soft">
            {text(message('data-audit.figures-count', { figures: whole(finding.figures) }))}
          </Text>
          <SeverityWord severity={finding.severity} />
          <StatusChip status={finding.status} />
        </Row>
      </div>
      <div id={id}>{isOpen && <FindingMore finding={finding} addressOf={addressOf} />}</div>
    </li>
  )
}
