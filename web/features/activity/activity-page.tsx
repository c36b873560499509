import { useState } from 'react'
import { monthOf, monthWords } from '#domain/activity/west-africa-time.ts'
import { message } from '#domain/message/message.ts'
import { WhenAnswered } from '#web/kit/answered.tsx'
import { CheckField, SelectField } from '#web/kit/form/field.tsx'
import { Box } from '#web/kit/layout.tsx'
import { RecordsHead } from '#web/kit/records/records.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { keepPreferences, usePreferences } from '#web/queries/preferences.ts'
import { useAnswer } from '#web/queries/use-answer.ts'
import classes from './activity.module.css'
import { History } from './history.tsx'

/** The views that somebody looked at, month by month, for themselves alone (specification of accounts §2). */
export default function ActivityPage() {
  const { text } = useLanguage()
  const months = useAnswer('GET /user_interactions/months')
  return (
    <>
      <RecordsHead title={text(message('activity.heading'))} lead={text(message('activity.lead'))} />
      <RecordingSwitch />
      <WhenAnswered answer={months} what={message('activity.yours')}>
        {(rows) => <Months months={rows.map(({ month }) => month)} />}
      </WhenAnswered>
    </>
  )
}

interface MonthsProps {
  /** With rows, newest first. */
  readonly months: readonly string[]
}

/** The newest month at first. It stays whatever months come and go: its rows do not give way to others under the reader's hand. */
function Months({ months }: MonthsProps) {
  const { text } = useLanguage()
  const [month, choose] = useState(() => months[0] ?? monthOf(new Date()))
  const offered = months.includes(month) ? months : [month, ...months].sort().reverse()
  return (
    <>
      <div className={classes.month}>
        <SelectField
          label={text(message('activity.month'))}
          value={month}
          options={offered.map((value) => ({ value, label: monthWords(value) }))}
          onChange={(event) => choose(event.currentTarget.value)}
        />
      </div>
      <History key={month} month={month} />
    </>
  )
}

/** Whether anything is kept at all: the person's choice, on unless they turn it off. */
function RecordingSwitch() {
  const { text } = useLanguage()
  const preferences = usePreferences()
  const [isSending, setSending] = useState(false)
  if (preferences.status !== 'ready') return null
  const { recordActivity } = preferences.value
  const keep = async (wanted: boolean) => {
    setSending(true)
    await keepPreferences({ recordActivity: wanted })
    setSending(false)
  }
  return (
    <Box widest="68ch" below={16}>
      <CheckField
        role="switch"
        label={text(message('activity.keep'))}
        // What is kept from now on is said once the server has answered.
        help={text(
          message(isSending ? 'activity.saving' : recordActivity ? 'activity.kept' : 'activity.not-kept'),
        )}
        checked={recordActivity}
        onChange={({ currentTarget: { checked } }) => void keep(checked)}
      />
    </Box>
  )
}
