import { message } from '#domain/message/message.ts'
import { listOf } from '#domain/message/value.ts'
import type { Doubt } from '#domain/quarters/quarter-change.ts'
import { doubtSaid } from '#domain/quarters/quarter-words.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import { useLanguage } from '#web/language/use-language.ts'
import classes from './quarter-table.module.css'

interface QuarterDoubtsProps {
  readonly doubts: readonly Doubt[]
  readonly reference: ReferenceData
}

/** The doubts about a place that its reports leave, in words. */
export function QuarterDoubts({ doubts, reference }: QuarterDoubtsProps) {
  const { text } = useLanguage()
  if (doubts.length === 0) return <td />
  const said = listOf(
    doubts.map((doubt) => doubtSaid(doubt, reference)),
    'apart',
  )
  return <td className={classes.doubts}>{text(message('quarters.doubt', { doubts: said }))}</td>
}
