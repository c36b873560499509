import type { UseFormReturnType } from '@mantine/form'
import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { AskError } from '../ask-error.ts'
import { useTask } from '../use-task.ts'

export interface Submission {
  readonly busy: boolean
  /** The fault of the form as a whole; null while there is none. */
  readonly failure: string | null
  /** Goes to `onSubmit` of the form element. */
  readonly onSubmit: (event: React.FormEvent<HTMLFormElement>) => void
}

interface SubmissionOptions<Values> {
  readonly send: (values: Values) => Promise<void>
  /** The sentence above the form. Without it: the server's words, unless they stand at fields. */
  readonly describe?: (error: AskError) => string
}

/**
 * Sends a form once however often the button is pressed. What the server says about fields stands at the fields, the first
 * of them gets the focus, and everything typed stays.
 */
export function useSubmission<Values extends Record<string, unknown>>(
  form: UseFormReturnType<Values>,
  { send, describe }: SubmissionOptions<Values>,
): Submission {
  const unexpected = useLanguage().text(message('form.unexpected'))
  const describeAll = (error: unknown) => {
    const refusal = error instanceof AskError ? error : new AskError(0, 'unexpected', unexpected)
    const atFields = errorsAtFields(refusal, Object.keys(form.getValues()))
    form.setErrors(atFields)
    return describe?.(refusal) ?? (Object.keys(atFields).length > 0 ? '' : refusal.message)
  }
  const { busy, failure, run } = useTask(describeAll)
  return {
    busy,
    failure,
    onSubmit: (event) => {
      const element = event.currentTarget
      form.onSubmit(
        async (values) => {
          if (!(await run(() => send(values)))) focusFirstWrong(element)
        },
        () => focusFirstWrong(element),
      )(event)
    },
  }
}

/** The sentences for fields that the form has. */
function errorsAtFields({ errors }: AskError, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => (errors[name]?.length ? [[name, errors[name].join(' ')]] : [])),
  )
}

/** A wrong field, or the control inside one that is no field of the browser: an editor, a list, a row of boxes. */
const WRONG =
  '[aria-invalid=true]:not([data-invalid] *), [data-invalid=true] :is([contenteditable=true], button, input)'

/** After the page has drawn the errors. */
function focusFirstWrong(element: HTMLFormElement): void {
  requestAnimationFrame(() => element.querySelector<HTMLElement>(WRONG)?.focus())
}
