import type { WaitingRow } from '#contract/waiting/waiting.ts'
import { Box, Row, Text } from '#web/kit/layout.tsx'
import { roving } from '#web/kit/roving.ts'
import type { GoneLine } from './gone-lines.ts'
import { keyOf } from './gone-lines.ts'
import { actOf, fromText, KIND_ICONS, remarkOf, titleOf, waitedDays } from './waiting-words.ts'
import classes from './waiting.module.css'
import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'

interface WaitingListProps {
  readonly rows: readonly WaitingRow[]
  /** What others decided on a moment ago. */
  readonly gone: readonly GoneLine[]
  /** The one whose decision stands beside the list; null: none. */
  readonly open: WaitingRow | null
  readonly now: number
  readonly onOpen: (row: WaitingRow) => void
}

/** Everything that waits, oldest first. The arrow keys move between the lines, Enter opens one. */
export function WaitingList({ rows, gone, open, now, onOpen }: WaitingListProps) {
  const { text } = useLanguage()
  return (
    <div className={classes.list}>
      <Row justify="between" className={classes.heads} aria-hidden="true">
        <span>{text(message('waiting.oldest-first'))}</span>
        <span>{text(message('waiting.for'))}</span>
      </Row>
      <ul ref={roving} aria-label={text(message('waiting.oldest-first'))}>
        {rows.map((row) => (
          <Line
            key={keyOf(row)}
            row={row}
            isOpen={open !== null && keyOf(open) === keyOf(row)}
            {...{ now, onOpen }}
          />
        ))}
      </ul>
      <ul role="status" aria-label={text(message('waiting.others-just-now'))}>
        {gone.map(({ row, words }) => (
          <Row as="li" key={keyOf(row)} gap={16} align="center" className={classes.line} data-gone="">
            <Sign row={row} />
            <Box grows breaks>
              <Text as="s">{text(titleOf(row))}</Text>
              <Text tone="soft" size={13}>
                {text(words)}
              </Text>
            </Box>
          </Row>
        ))}
      </ul>
    </div>
  )
}

interface LineProps {
  readonly row: WaitingRow
  readonly isOpen: boolean
  readonly now: number
  readonly onOpen: (row: WaitingRow) => void
}

function Line({ row, isOpen, now, onOpen }: LineProps) {
  const { text } = useLanguage()
  const remark = remarkOf(row)
  const title = text(titleOf(row))
  const act = text(actOf(row))
  return (
    <Row as="li" gap={16} align="center" className={classes.line} data-open={isOpen || undefined}>
      <Sign row={row} />
      <Box grows shrinks className={classes.words}>
        <Text weight={600} clipped>
          {title}
        </Text>
        <Text tone="soft" size={13} clipped>
          {text(fromText(row))}
          {remark && ' · '}
          {remark && (row.changed || row.remarks > 0 ? <strong>{text(remark)}</strong> : text(remark))}
        </Text>
      </Box>
      <Text as="span" tone="soft" keeps className={classes.waited}>
        {text(message('waiting.waited', { days: waitedDays(row.since, now) }))}
      </Text>
      <button
        type="button"
        className={classes.act}
        data-line={keyOf(row)}
        aria-current={isOpen ? 'true' : undefined}
        aria-label={text(message('waiting.act-named', { act, title }))}
        onClick={() => onOpen(row)}
      >
        {act}
      </button>
    </Row>
  )
}

function Sign({ row }: { readonly row: WaitingRow }) {
  const Icon = KIND_ICONS[row.kind]
  return <Icon size={18} aria-hidden="true" className={classes.sign} />
}
