import type { EntryFormRow } from '#contract/data-entry/entry-forms.ts'
import { message } from '#domain/message/message.ts'
import { WhenAnswered, type Answered } from '#web/kit/answered.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { keepText, keptText, ownName } from '#web/memory/kept.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'
import { useOwnAccount } from '#web/queries/own-account.ts'
import { useAnswer } from '#web/queries/use-answer.ts'
import { useEffect } from 'react'
import classes from './data-entry.module.css'
import { EntryForm } from './entry-form.tsx'

interface FormPartProps {
  readonly catalogue: Catalogue
  readonly path: Pick<EntryFormRow, 'datasource' | 'location' | 'period'>
  readonly byParts: boolean
  /** The controls that choose the form. */
  readonly choose: React.ReactNode
}

/** One form, as the server has it; without a network, as this device saw it last. */
export function FormPart({ catalogue, path, byParts, choose }: FormPartProps) {
  const { text } = useLanguage()
  const own = useOwnAccount()
  const owner = own.status === 'signed-in' ? own.account.id : null
  const name = ownName(owner ?? 0, `entry-form-${path.datasource}-${path.location}-${path.period}`)
  const answer = useAnswer('GET /data-entry/forms/{datasource}/{location}/{period}', { path })
  const { status } = answer
  const value = status === 'ready' ? answer.value : null
  useEffect(() => {
    if (value) keepText(name, JSON.stringify(value))
  }, [value, name])
  if (owner === null) return null
  const shown = orKept(answer, name)
  return (
    <>
      {shown.status !== 'ready' && (
        <>
          <div className={classes.bar}>{choose}</div>
          <h1 className="sr-only">{text(message('entry.title'))}</h1>
        </>
      )}
      <WhenAnswered answer={shown} what={text(message('entry.form'))}>
        {(form) => (
          <EntryForm
            key={`${form.version} ${form.is_open} ${form.submission?.version}`}
            {...{ form, catalogue, byParts, owner, choose }}
            onReload={answer.reload}
          />
        )}
      </WhenAnswered>
    </>
  )
}

/** Where no answer arrives, the form that this device kept; any other refusal stands. */
function orKept(answer: Answered<EntryFormRow>, name: string): Answered<EntryFormRow> {
  if (answer.status !== 'failed' || answer.error.status !== 0) return answer
  const kept = keptText(name)
  return kept === null
    ? answer
    : { status: 'ready', value: JSON.parse(kept) as EntryFormRow, reload: answer.reload }
}
