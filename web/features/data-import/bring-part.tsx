import { useRef, useState } from 'react'
import type { ImportReportRow, SentFile } from '#contract/data-import/data-import.ts'
import type { DataPull } from '#contract/data-import/data-pulls.ts'
import { message } from '#domain/message/message.ts'
import { percentage, whole } from '#domain/message/value.ts'
import type { Mapping } from '#exchange/mapping/mapping.ts'
import { Button } from '#web/kit/button.tsx'
import { FormError } from '#web/kit/form/field.tsx'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { refusalText } from '#web/kit/use-task.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { ask } from '#web/queries/ask.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'
import { ImportReport } from '#web/views/import/import-report.tsx'
import { ChooseFiles } from './choose-files.tsx'
import { ColumnsHelp } from './columns-help.tsx'
import { HandIn, type Corrected } from './hand-in.tsx'
import { type Brought, MappingPart, readFiles } from './mapping/mapping-part.tsx'
import { PullsPart } from './pulls/pulls-part.tsx'
import { RepeatPart } from './pulls/repeat-part.tsx'
import { filesOfCall, isTooLarge, MOST_MEGABYTES } from './send-in-pieces.ts'
import { originsOf, ownFiles, type ReadyFiles } from './sent-files.ts'

interface BringPartProps {
  readonly catalogue: Catalogue
  /** The figures in whose place they come; absent: new ones. */
  readonly corrected?: Corrected
}

/** Figures under our names, held against what is published; `mapping`: null where nothing had to be mapped. */
interface Looked {
  readonly ready: ReadyFiles
  readonly report: ImportReportRow
  readonly mapping: Mapping | null
}

/** Where the files stand: being read, read, held against what is published, or stopped. */
interface Bringing {
  readonly chosen: readonly File[]
  /** How many figures were read so far; null while nothing is read. */
  readonly reading: number | null
  readonly isComparing: boolean
  /** The share of large files that has arrived; null while none is sent. */
  readonly sending: number | null
  readonly brought: Brought | null
  readonly looked: Looked | null
  /** What came from another server and is brought now; null: files of this device. */
  readonly pull: DataPull | null
  readonly failure: string | null
}

const NOTHING: Bringing = {
  chosen: [],
  reading: null,
  isComparing: false,
  sending: null,
  brought: null,
  looked: null,
  pull: null,
  failure: null,
}

/** Files of figures step by step: chosen, read, named, held against what is published, handed in. */
export function BringPart({ catalogue, corrected }: BringPartProps) {
  const { text } = useLanguage()
  const [state, setState] = useState(NOTHING)
  const stopper = useRef<AbortController | null>(null)
  const change = (part: Partial<Bringing>) => setState((before) => ({ ...before, ...part }))

  /** Does a step that the reader may stop. */
  const step = async (part: Partial<Bringing>, work: (signal: AbortSignal) => Promise<void>) => {
    stopper.current?.abort()
    const own = new AbortController()
    stopper.current = own
    change({ ...part, failure: null })
    try {
      await work(own.signal)
    } catch (error) {
      if (stopper.current !== own) return
      const failure = own.signal.aborted ? text(message('submissions.cancelled')) : refusalText(error)
      change({ reading: null, isComparing: false, sending: null, failure })
    }
  }
  const compare = (files: readonly SentFile[], mapping: Mapping | null, chosen: readonly File[]) =>
    step({ isComparing: true, looked: null }, async (signal) => {
      const origins = await originsOf(chosen)
      const progress = (sending: number) => change({ sending })
      const body = await filesOfCall(files, { progress, signal })
      change({ sending: null })
      const report = await ask('POST /data-imports/preview', { body }, signal)
      const ready = { files, origins, format: mapping?.format ?? '' }
      change({ isComparing: false, looked: { ready, report, mapping } })
    })
  const choose = (chosen: readonly File[], pull: DataPull | null = null) => {
    if (isTooLarge(chosen)) {
      stopper.current?.abort()
      stopper.current = null
      const failure = text(message('submissions.too-large', { most: whole(MOST_MEGABYTES) }))
      return setState({ ...NOTHING, failure })
    }
    return step({ ...NOTHING, chosen, pull, reading: 0 }, async (signal) => {
      const own = await ownFiles(chosen)
      if (own) {
        change({ reading: null })
        return compare(own, null, chosen)
      }
      const brought = await readFiles(chosen, { progress: (reading) => change({ reading }), signal })
      change({ reading: null, brought })
    })
  }
  const { chosen, reading, isComparing, sending, brought, looked, pull, failure } = state
  const isBusy = reading !== null || isComparing
  return (
    <Stack gap={20} shrinks>
      <ChooseFiles onChosen={(files) => void choose(files)} />
      {chosen.length === 0 && <ColumnsHelp catalogue={catalogue} />}
      {!corrected && chosen.length === 0 && (
        <PullsPart onPulled={(from, files) => void choose(files, from)} />
      )}
      {isBusy && (
        <Row gap={12} align="center" wrap>
          <Text as="span" role="status">
            {text(
              sending !== null
                ? message('submissions.sending', { share: percentage(100 * sending) })
                : isComparing
                  ? message('submissions.comparing')
                  : message('submissions.reading', { count: reading ?? 0 }),
            )}
          </Text>
          <Button onClick={() => stopper.current?.abort()}>{text(message('submissions.cancel'))}</Button>
        </Row>
      )}
      <FormError>{failure}</FormError>
      {brought && (
        <MappingPart
          name={chosen[0]?.name ?? ''}
          brought={brought}
          onMapped={(files, mapping) => void compare(files, mapping, chosen)}
        />
      )}
      {looked && (
        <>
          <ImportReport report={looked.report} catalogue={catalogue} />
          <HandIn {...looked} {...(corrected && { corrected })} />
          {pull?.state === 'done' && looked.mapping && looked.report.may.submit && (
            <RepeatPart pull={pull} mapping={looked.mapping} />
          )}
        </>
      )}
    </Stack>
  )
}
