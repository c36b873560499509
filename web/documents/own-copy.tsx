import { useLocation } from 'wouter'
import type { Document } from '#domain/document/document.ts'
import { fill } from '#domain/document/fill.ts'
import type { Location } from '#domain/location/location.ts'
import type { Message } from '#domain/message/message.ts'
import { placeName } from '#domain/message/value.ts'
import { Button } from '#web/kit/button.tsx'
import { FormError } from '#web/kit/form/field.tsx'
import { openSignIn } from '#web/kit/sign-in-door.ts'
import { useTask } from '#web/kit/use-task.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { change } from '#web/queries/change.ts'
import { useOwnAccount } from '#web/queries/own-account.ts'

interface OwnCopyProps {
  /** A document that leaves open its place. */
  readonly template: Document
  readonly label: Message
  readonly place: Pick<Location, 'id' | 'name' | 'level'>
  /** Before the page of the copy opens. */
  readonly onMade?: () => void
}

/** Makes the brief or profile of a place a document of one's own, to edit and to publish. Whoever is not signed in is asked to, and comes back. */
export function OwnCopy({ template, label, place, onMade }: OwnCopyProps) {
  const { text } = useLanguage()
  const own = useOwnAccount()
  const [path, navigate] = useLocation()
  const saving = useTask()
  const save = () =>
    saving.run(async () => {
      const name = text(placeName(place), 'name')
      const document = fill(template, { place: { value: place.id, name } })
      const { data } = await change('POST /document', { body: { document: { ...document } } })
      onMade?.()
      navigate(`/document/${data.id}/edit`)
    })
  const signIn = () => openSignIn({ view: 'login', returnTo: path })
  return (
    <>
      <Button disabled={saving.busy} onClick={() => (own.status === 'signed-in' ? void save() : signIn())}>
        {text(label)}
      </Button>
      <FormError>{saving.failure}</FormError>
    </>
  )
}
