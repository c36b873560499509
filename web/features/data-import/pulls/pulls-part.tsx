import { useEffect, useState } from 'react'
import type { DataPull } from '#contract/data-import/data-pulls.ts'
import { message } from '#domain/message/message.ts'
import { WhenAnswered } from '#web/kit/answered.tsx'
import { SelectField } from '#web/kit/form/field.tsx'
import { Stack, Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { useAnswer } from '#web/queries/use-answer.ts'
import { Dhis2Form } from './dhis2-form.tsx'
import { FileForm } from './file-form.tsx'
import { PullList } from './pull-list.tsx'
import { RepeatList } from './repeat-list.tsx'

/** How often the page asks how far a pull has come, in milliseconds. */
const LOOK_MS = 1500

const KINDS = ['dhis2', 'file'] as const

interface PullsPartProps {
  /** Takes what came into the steps of a dropped file. */
  readonly onPulled: (pull: DataPull, files: readonly File[]) => void
}

/** Figures from another server: asked for, followed, gone on with after a break, and taken over. */
export function PullsPart({ onPulled }: PullsPartProps) {
  const { text } = useLanguage()
  const answer = useAnswer('GET /data-pulls')
  const { reload } = answer
  const isMoving = answer.status === 'ready' && answer.value.results.some(({ state }) => state === 'running')
  useEffect(() => {
    if (!isMoving) return
    const timer = window.setInterval(() => void reload(), LOOK_MS)
    return () => window.clearInterval(timer)
  }, [isMoving, reload])
  return (
    <Stack as="section" gap={12} aria-labelledby="other-servers">
      <h2 id="other-servers">{text(message('pulls.title'))}</h2>
      <WhenAnswered answer={answer} what={text(message('pulls.list'))}>
        {({ origins, results, repeats }) =>
          origins.length === 0 && results.length === 0 ? (
            <Text tone="soft">{text(message('pulls.none'))}</Text>
          ) : (
            <Stack gap={16}>
              <AskPart origins={origins} />
              {results.length > 0 && <PullList {...{ results, onPulled }} />}
              {repeats.length > 0 && <RepeatList repeats={repeats} />}
            </Stack>
          )
        }
      </WhenAnswered>
    </Stack>
  )
}

function AskPart({ origins }: { readonly origins: readonly string[] }) {
  const { text } = useLanguage()
  const [kind, setKind] = useState<(typeof KINDS)[number]>('dhis2')
  return (
    <Stack gap={12} widest={640}>
      <Text tone="soft">
        {text(message('pulls.lead'))} {text(message('pulls.listed', { origins: origins.join(', ') }))}
      </Text>
      <SelectField
        label={text(message('pulls.kind'))}
        value={kind}
        options={KINDS.map((value) => ({ value, label: text(message(`pulls.${value}`)) }))}
        onChange={(event) => setKind(KINDS.find((one) => one === event.currentTarget.value) ?? kind)}
      />
      {kind === 'file' ? <FileForm /> : <Dhis2Form first={origins[0] ?? ''} />}
    </Stack>
  )
}
