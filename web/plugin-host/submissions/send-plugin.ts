import { AskError } from '#web/kit/ask-error.ts'
import { requestOf } from '#contract/call.ts'
import type { Submission } from '#contract/plugins/submissions.ts'
import { problemOf } from '#web/queries/ask.ts'

/** A form on its way. */
export interface Sending {
  readonly answer: Promise<Submission>
  cancel(): void
}

export const CANCELLED = 'cancelled'

/**
 * Sends a plugin. `onProgress` hears how much has left this device, from 0 to 1, which only XMLHttpRequest says. The
 * answer rejects with an AskError; its code is `cancelled` when the reader gave up.
 */
export function sendPlugin(form: FormData, onProgress: (share: number) => void): Sending {
  const { method, address } = requestOf('POST /plugin-submissions', { body: form })
  const request = new XMLHttpRequest()
  const answer = new Promise<Submission>((resolve, reject) => {
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => {
      if (request.status === 200) resolve(JSON.parse(request.responseText) as Submission)
      else reject(problemOf(request.status, request.responseText))
    }
    request.onerror = () =>
      reject(new AskError(0, '', 'No answer arrived. Look at your connection and try again.'))
    request.onabort = () =>
      reject(new AskError(0, CANCELLED, 'The upload was cancelled. Nothing was submitted.'))
    request.open(method, address)
    request.send(form)
  })
  return { answer, cancel: () => request.abort() }
}
