import { IconLock } from '#web/kit/icons.ts'
import { useMemo } from 'react'
import { message } from '#domain/message/message.ts'
import type { AskedNumber } from '#domain/number-check/asked-number.ts'
import { checkNumber } from '#domain/number-check/check-number.ts'
import { Grid, Row, Stack, Text } from '#web/kit/layout.tsx'
import { Loading, LoadFailureMessage } from '#web/kit/state-message.tsx'
import { Said } from '#web/language/said.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { AskedLine } from './asked-line.tsx'
import { CausesPart, NextPart, type OpensFields } from './causes-part.tsx'
import { BirthsPart, EvidencePart } from './evidence-part.tsx'
import { SayPart } from './say-part.tsx'
import { TargetsPart } from './targets-part.tsx'
import type { CheckDataState } from './use-check-data.ts'
import classes from './number-check.module.css'

interface CheckAnswerProps extends OpensFields {
  readonly asked: AskedNumber
  readonly files: CheckDataState
  readonly addressOf: (indicator: number, source?: number) => string | null
  readonly onKeep: () => void
  readonly onShare: () => string
}

/** The answer to a figure: verdict, births, evidence, targets, causes, and what may be said. */
export function CheckAnswer({ asked, files, addressOf, onKeep, onShare, ...opens }: CheckAnswerProps) {
  const { text } = useLanguage()
  const data = files.status === 'ready' ? files.data : null
  const check = useMemo(() => data && checkNumber(asked, data), [asked, data])
  const what = message('check-page.loading')
  if (files.status === 'failed')
    return <LoadFailureMessage what={what} reason={files.reason} onRetry={files.retry} />
  if (!check) return <Loading what={what} />
  return (
    <Grid gap={32} align="start" className={classes.columns}>
      <Stack gap={24} className={classes.left}>
        <Stack gap={8} className={classes.head}>
          <div className={classes.paper}>
            <AskedLine asked={asked} />
          </div>
          <h1 id="check-verdict" tabIndex={-1}>
            {text(check.heading)}
          </h1>
          <Text size={16} tone="soft" widest="72ch">
            <Said what={check.lead} />
          </Text>
          <Row gap={8} align="center" tone="soft" size={13} screen>
            <IconLock size={16} aria-hidden="true" />
            <span>{text(message('check-page.private'))}</span>
          </Row>
        </Stack>
        <div className={classes.births}>
          <BirthsPart check={check} />
        </div>
        <div className={classes.evidence}>
          <EvidencePart check={check} />
        </div>
        <div className={classes.targets}>
          <TargetsPart check={check} />
        </div>
      </Stack>
      <Stack gap={24} className={classes.right}>
        <div className={classes.say}>
          <SayPart {...{ check, onKeep, onShare }} />
        </div>
        <div className={classes.causesPart}>
          <CausesPart check={check} {...opens} />
        </div>
        <div className={classes.nextPart}>
          <NextPart check={check} addressOf={addressOf} {...opens} />
        </div>
      </Stack>
    </Grid>
  )
}
