import { IconTrash } from '#web/kit/icons.ts'
import { Link } from 'wouter'
import type { InteractionRow } from '#contract/activity/activity.ts'
import { historyDate } from '#domain/activity/west-africa-time.ts'
import type { Language } from '#domain/message/language.ts'
import { message } from '#domain/message/message.ts'
import { IconButton } from '#web/kit/button.tsx'
import { Grid, Row } from '#web/kit/layout.tsx'
import { SelectOne } from '#web/kit/records/select-records.tsx'
import type { Selection } from '#web/kit/records/use-selection.ts'
import { useLanguage } from '#web/language/use-language.ts'
import classes from './activity.module.css'

interface HistoryRowsProps {
  readonly rows: readonly InteractionRow[]
  readonly selection: Selection<InteractionRow>
  readonly onDelete: (row: InteractionRow) => void
}

/** Rows with a box to tick, when and what it was as the way back to it, and a button to delete. */
export function HistoryRows({ rows, selection, onDelete }: HistoryRowsProps) {
  const { text } = useLanguage()
  const describe = (row: InteractionRow) => nameIn(text, row)
  const all = rows.every(selection.has)
  return (
    <>
      <Row as="label" gap={12} align="center" reach={36} className={classes.all}>
        <input type="checkbox" checked={all} onChange={() => selection.select(rows, !all)} />
        {text(message('activity.select-all'))}
      </Row>
      <ul className={classes.rows}>
        {rows.map((row) => (
          <Row as="li" key={row.id} gap={12} align="center" data-selected={selection.has(row) || undefined}>
            <SelectOne {...{ row, selection }} nameOf={describe} />
            <Entry row={row} />
            <IconButton
              label={text(message('activity.delete-row', { row: describe(row) }))}
              onClick={() => onDelete(row)}
            >
              <IconTrash size={18} aria-hidden="true" />
            </IconButton>
          </Row>
        ))}
      </ul>
    </>
  )
}

function Entry({ row }: { readonly row: InteractionRow }) {
  const { text } = useLanguage()
  const place = joined(' - ', row.dashboard || text(message('activity.gone')), row.section)
  const words = (
    <>
      <span className={classes.when}>{text(historyDate(row.viewed_at))}</span>
      <span>{place}</span>
      <span className={classes.indicator}>{row.indicator}</span>
      <span className={classes.figures}>{joined(' / ', row.datasource, row.year, row.location)}</span>
    </>
  )
  if (row.link === '')
    return (
      <Grid as="span" gap={16} rows={2} align="center" className={classes.entry}>
        {words}
      </Grid>
    )
  return (
    <Grid href={row.link} as={Link} gap={16} rows={2} align="center" className={classes.entry}>
      {words}
    </Grid>
  )
}

/** What a row is called where there is room for one line. */
function nameIn(text: Language['text'], row: InteractionRow): string {
  const what = row.indicator || row.dashboard || text(message('activity.a-view'))
  return joined(', ', what, text(historyDate(row.viewed_at)))
}

function joined(between: string, ...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(between)
}
