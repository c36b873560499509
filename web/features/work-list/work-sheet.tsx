import { message } from '#domain/message/message.ts'
import { LONGEST_NOTE } from '#domain/work-list/work-address.ts'
import { workLead, workMethod, workTitle } from '#domain/work-list/work-words.ts'
import { useOnPaper } from '#web/kit/appearance.ts'
import { PHONE } from '#web/controls/choice-summary.tsx'
import { TextArea } from '#web/kit/form/field.tsx'
import { Grid, Stack, Text } from '#web/kit/layout.tsx'
import { useMedia } from '#web/kit/use-media.ts'
import { Said } from '#web/language/said.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { numbersOf } from '#domain/work-list/numbers-of.ts'
import { WorkControls, WorkWays } from './work-controls.tsx'
import { WorkKey, WorkMap } from './work-map.tsx'
import { WorkPaper } from './work-paper.tsx'
import classes from './work-list.module.css'
import type { WorkSheetProps } from './work-props.ts'
import { WorkTable } from './work-table.tsx'

/** The list beside its map, or both on paper. */
export function WorkSheet(props: WorkSheetProps) {
  const { catalogue, said, work, keep } = props
  const { text } = useLanguage()
  const onPaper = useOnPaper()
  const isPhone = useMedia(PHONE)
  const numbers = numbersOf(said.list, work.ticks)
  const release = catalogue.release.number
  if (onPaper) return <WorkPaper {...{ said, work, numbers, release }} />
  return (
    <>
      <WorkControls {...props} numbers={numbers} />
      <Stack gap={6} above={20} below={20}>
        <h1>{text(workTitle(said))}</h1>
        <Text tone="soft" size={16} widest="80ch">
          <Said what={workLead(said)} />
        </Text>
      </Stack>
      {said.list.rows.length > 0 && (
        <Grid gap={32} className={classes.columns}>
          <div>
            <WorkTable {...{ said, work, keep, numbers }} />
            <Text tone="faint" size={13} above={16}>
              {text(workMethod(said, release))}
            </Text>
            {isPhone && <WorkWays {...props} numbers={numbers} />}
          </div>
          <Stack as="aside" gap={12} className={classes.aside}>
            <WorkMap {...{ said, numbers }} width={600} height={isPhone ? 300 : 470} />
            <WorkKey {...{ said, numbers }} />
            <TextArea
              label={text(message('work-list.note'))}
              help={text(message('work-list.note-about'))}
              rows={3}
              maxLength={LONGEST_NOTE}
              value={work.note}
              onChange={(event) => keep({ note: event.currentTarget.value })}
            />
            <Text tone="faint" size={13}>
              {text(message('work-list.boundaries'))}
            </Text>
          </Stack>
        </Grid>
      )}
    </>
  )
}
