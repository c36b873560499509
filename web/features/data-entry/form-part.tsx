import type { EntryFormRow } from '#contract/data-entry/entry-forms.ts'
import { message } from '#domain/message/message.ts'
import { WhenAnswered } from '#web/kit/answered.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'
import { useOwnAccount } from '#web/queries/own-account.ts'
import { useKeptAnswer } from '#web/queries/kept-answers.ts'
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
  const answer = useKeptAnswer('GET /data-entry/forms/{datasource}/{location}/{period}', { path })
  if (owner === null) return null
  return (
    <>
      {answer.status !== 'ready' && (
        <>
          <div className={classes.bar}>{choose}</div>
          <h1 className="sr-only">{text(message('entry.title'))}</h1>
        </>
      )}
      <WhenAnswered answer={answer} what={text(message('entry.form'))}>
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
