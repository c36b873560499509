import { useState } from 'react'
import type { listInteractionMonths } from '#contract/activity/activity.ts'
import { monthOf, monthWords } from '#domain/activity/west-africa-time.ts'
import { AnswerFailure } from '#web/kit/answer-failure.tsx'
import { CheckField, SelectField } from '#web/kit/form/field.tsx'
import { RecordsHead } from '#web/kit/records/records.tsx'
import { Loading } from '#web/kit/state-message.tsx'
import { keepPreferences, usePreferences } from '#web/queries/preferences.ts'
import { useAnswer } from '#web/queries/use-answer.ts'
import classes from './activity.module.css'

import { History } from './history.tsx'

/** The views that somebody looked at, month by month, for themselves alone (specification of accounts §2). */
export default function ActivityPage() {
  const months = useAnswer<typeof listInteractionMonths>('/user_interactions/months')
  const [chosen, choose] = useState<string | null>(null)
  return (
    <>
      <RecordsHead
        title="Dashboard History"
        lead="The views that you looked at. Only you can see them, and they are removed after twelve months. Times are those of Nigeria."
      />
      <RecordingSwitch />
      {months.status === 'loading' && <Loading what="your history" />}
      {months.status === 'failed' && (
        <AnswerFailure
          title="Your history could not be loaded."
          error={months.error}
          onRetry={months.reload}
        />
      )}
      {months.status === 'ready' && (
        <Months
          months={months.value.map(({ month }) => month)}
          chosen={chosen}
          onChoose={choose}
          onRemoved={months.reload}
        />
      )}
    </>
  )
}

interface MonthsProps {
  /** With rows, newest first. */
  readonly months: readonly string[]
  readonly chosen: string | null
  readonly onChoose: (month: string) => void
  readonly onRemoved: () => Promise<void>
}

/** A month that was emptied stays chosen, so that its rows do not give way to others under the reader's hand. */
function Months({ months, chosen, onChoose, onRemoved }: MonthsProps) {
  const month = chosen ?? months[0] ?? monthOf(new Date())
  const offered = months.includes(month) ? months : [month, ...months].sort().reverse()
  return (
    <>
      <div className={classes.month}>
        <SelectField
          label="Month"
          value={month}
          options={offered.map((value) => ({ value, label: monthWords(value) }))}
          onChange={(event) => onChoose(event.currentTarget.value)}
        />
      </div>
      <History
        key={month}
        month={month}
        onRemoved={async () => {
          onChoose(month)
          await onRemoved()
        }}
      />
    </>
  )
}

/** Whether anything is kept at all: the person's choice, on unless they turn it off. */
function RecordingSwitch() {
  const preferences = usePreferences()
  if (preferences.status !== 'ready') return null
  const { recordActivity } = preferences.value
  return (
    <div className={classes.recording}>
      <CheckField
        role="switch"
        label="Keep a history of the views I look at"
        help={
          recordActivity
            ? 'Dashboard, section, indicator, source, place, period and time are kept; nothing else.'
            : 'Nothing is kept from now on. What is listed below stays until you delete it.'
        }
        checked={recordActivity}
        onChange={({ currentTarget: { checked } }) => void keepPreferences({ recordActivity: checked })}
      />
    </div>
  )
}
