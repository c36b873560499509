import { useMemo } from 'react'
import { releaseYear } from '#contract/release-data.ts'
import { message } from '#domain/message/message.ts'
import { workList } from '#domain/work-list/work-list.ts'
import { useAddressState } from '#web/controls/use-address-state.ts'
import { Loading, LoadFailureMessage } from '#web/kit/state-message.tsx'
import { keptText, LAST_PLACE } from '#web/memory/kept.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'
import { type AskedList, askedList } from '#domain/work-list/work-address.ts'
import { useKeptWork } from './kept-work.ts'
import { useWorkData, type WorkData } from './use-work-data.ts'
import classes from './work-list.module.css'
import type { ChangeWork } from './work-props.ts'
import { WorkSheet } from './work-sheet.tsx'
import { aimOf, WORK_STATE, type WorkState } from '#domain/work-list/work-address.ts'

interface WorkListProps {
  readonly catalogue: Catalogue
}

/** Where to go first: which areas or states are surely, perhaps or not among those with most to do, on a list and one map. */
export default function WorkListContent({ catalogue }: WorkListProps) {
  const [state, change] = useAddressState(WORK_STATE)
  const asked = useMemo(
    () => askedList(state, catalogue.reference, Number(keptText(LAST_PLACE))),
    [state, catalogue],
  )
  const data = useWorkData(asked.indicators, asked.area.level, catalogue)
  const what = message('pages.work-list')
  return (
    <div className={classes.page}>
      {data.status === 'failed' ? (
        <LoadFailureMessage what={what} reason={data.reason} onRetry={data.retry} />
      ) : data.status === 'loading' ? (
        <Loading what={what} />
      ) : (
        <Listed
          {...{ catalogue, state, asked }}
          data={data.data}
          // What was passed on belongs to the list that it was passed on with.
          change={(part) => change({ ticks: [], note: '', ...part })}
        />
      )}
    </div>
  )
}

interface ListedProps extends WorkListProps {
  readonly state: WorkState
  readonly asked: AskedList
  readonly data: WorkData
  readonly change: ChangeWork
}

function Listed({ catalogue, state, asked, data, change }: ListedProps) {
  const { area, indicators } = asked
  const aim = useMemo(() => aimOf(state), [state])
  const list = useMemo(
    () =>
      workList({
        ...{ area, indicators, aim, ...data },
        chosen: { source: state.source, period: state.period },
        currentYear: releaseYear(catalogue.release),
      }),
    [area, indicators, aim, data, state.source, state.period, catalogue],
  )
  const name = `${indicators.join()} ${area.within.join()} ${area.level}`
  const [work, keep] = useKeptWork(name, { ticks: state.ticks, note: state.note })
  const said = { list, aim, reference: data.reference }
  return <WorkSheet {...{ catalogue, state, asked, data, said, work, keep, change }} />
}
