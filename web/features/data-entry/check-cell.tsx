import { IconAlertCircle, IconCheck } from '#web/kit/icons.ts'
import type { EntryFormRow } from '#contract/data-entry/entry-forms.ts'
import { CELL_LIMITS, cellName } from '#domain/data-entry/entry-cell.ts'
import type { EntryCheck } from '#domain/data-entry/check-entry.ts'
import { message } from '#domain/message/message.ts'
import { indicatorName } from '#domain/message/value.ts'
import { WordButton } from '#web/kit/button.tsx'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import classes from './data-entry.module.css'
import type { EntrySession } from './entry-session.ts'
import type { SheetLine } from './sheet-lines.ts'

interface CheckCellProps {
  readonly line: SheetLine
  readonly form: EntryFormRow
  readonly session: EntrySession
  readonly isTyped: boolean
}

/** What the check says of a line, what it asks for, and the comment of whoever sent the figure back. */
export function CheckCell({ line, form, session, isTyped }: CheckCellProps) {
  const { text } = useLanguage()
  const { check, indicator, part, name, reason, row } = line
  const isWhole = part === null || part === 'value'
  const remark = isWhole && form.submission?.remarks.find((one) => one.indicator === indicator.id)
  if (!check && !remark) return null
  const asks = check?.grade === 'question'
  return (
    <Stack gap={4} id={`check-${name}`}>
      {check && <CheckWords check={check} isAnswered={!line.isUnanswered} />}
      {remark && (
        <Text as="span" size={13} className={classes.remark}>
          {text(message('entry.own-cell', { comment: remark.comment }))}
        </Text>
      )}
      {asks && isTyped && (
        <input
          className={classes.reason}
          aria-label={text(message('entry.reason-of', { indicator: text(indicatorName(indicator), 'name') }))}
          placeholder={text(message('entry.reason'))}
          maxLength={CELL_LIMITS.reason}
          value={reason}
          onChange={(event) => session.type(cellName(indicator.id), { reason: event.currentTarget.value })}
        />
      )}
      {asks && !isTyped && reason !== '' && (
        <Text as="span" size={13}>
          {reason}
        </Text>
      )}
      {isWhole && isTyped && <WithdrawButton {...{ line, session }} />}
      {check?.grade === 'zero' && isTyped && (
        <WordButton
          onClick={() =>
            session.type(part === null ? cellName(row.indicator, 'numerator') : name, { isZero: true })
          }
        >
          {text(message('entry.zero-said'))}
        </WordButton>
      )}
    </Stack>
  )
}

/** Takes a published figure back where its cell is empty, or lets it stay. */
function WithdrawButton({ line: { row, figure }, session }: Pick<CheckCellProps, 'line' | 'session'>) {
  const { text } = useLanguage()
  const { published, computed, indicator } = row
  if (published === null || computed !== null || figure.value !== null || figure.isUnreadable) return null
  return (
    <WordButton
      onClick={() => session.type(cellName(indicator), { text: '', isWithdrawn: !figure.isWithdrawn })}
    >
      {text(message(figure.isWithdrawn ? 'entry.let-stay' : 'entry.withdraw'))}
    </WordButton>
  )
}

interface CheckWordsProps {
  readonly check: EntryCheck
  readonly isAnswered: boolean
}

function CheckWords({ check: { grade, says }, isAnswered }: CheckWordsProps) {
  const { text } = useLanguage()
  const isOpen = !isAnswered
  return (
    <Row
      as="span"
      gap={6}
      align="start"
      size={13}
      tone={isOpen ? 'error' : grade === 'note' ? 'soft' : 'plain'}
      weight={isOpen ? 600 : 400}
      className={classes.says}
      data-grade={grade}
    >
      {isOpen && <IconAlertCircle size={16} aria-hidden="true" />}
      {grade === 'fine' && <IconCheck size={16} aria-hidden="true" />}
      <span>{text(says)}</span>
    </Row>
  )
}
