import type { WaitingRow } from '#contract/waiting/waiting.ts'
import { Box, Row, Text } from '#web/kit/layout.tsx'
import { roving } from '#web/kit/roving.ts'
import type { GoneLine } from './gone-lines.ts'
import { keyOf } from './gone-lines.ts'
import { actOf, fromText, KIND_WORDS, remarkOf, titleOf, waitedText } from './waiting-words.ts'
import classes from './waiting.module.css'

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
  return (
    <div className={classes.list}>
      <Row justify="between" className={classes.heads} aria-hidden="true">
        <span>What waits, oldest first</span>
        <span>For</span>
      </Row>
      <ul ref={roving} aria-label="What waits, oldest first">
        {rows.map((row) => (
          <Line
            key={keyOf(row)}
            row={row}
            isOpen={open !== null && keyOf(open) === keyOf(row)}
            {...{ now, onOpen }}
          />
        ))}
      </ul>
      <ul role="status" aria-label="Decided by others just now">
        {gone.map(({ row, words }) => (
          <Row as="li" key={keyOf(row)} gap={16} align="center" className={classes.line} data-gone="">
            <Sign row={row} />
            <Box grows breaks>
              <Text as="s">{titleOf(row)}</Text>
              <Text tone="soft" size={13}>
                {words}
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
  const remark = remarkOf(row)
  const title = titleOf(row)
  return (
    <Row as="li" gap={16} align="center" className={classes.line} data-open={isOpen || undefined}>
      <Sign row={row} />
      <Box grows shrinks className={classes.words}>
        <Text weight={600} clipped>
          {title}
        </Text>
        <Text tone="soft" size={13} clipped>
          {fromText(row)}
          {remark !== '' && ' · '}
          {remark !== '' && (row.changed || row.remarks > 0 ? <strong>{remark}</strong> : remark)}
        </Text>
      </Box>
      <Text as="span" tone="soft" keeps className={classes.waited}>
        {waitedText(row.since, now)}
      </Text>
      <button
        type="button"
        className={classes.act}
        data-line={keyOf(row)}
        aria-current={isOpen ? 'true' : undefined}
        aria-label={`${actOf(row)}: ${title}`}
        onClick={() => onOpen(row)}
      >
        {actOf(row)}
      </button>
    </Row>
  )
}

function Sign({ row }: { readonly row: WaitingRow }) {
  const Icon = KIND_WORDS[row.kind].icon
  return <Icon size={18} aria-hidden="true" className={classes.sign} />
}
