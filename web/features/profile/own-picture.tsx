import { IconTrash, IconUpload } from '#web/kit/icons.ts'
import { useEffect, useRef, useState } from 'react'
import type { OwnAccount } from '#contract/account/sign-in.ts'
import { type Message, message } from '#domain/message/message.ts'
import { Button } from '#web/kit/button.tsx'
import { FormError } from '#web/kit/form/field.tsx'
import { Row, Text } from '#web/kit/layout.tsx'
import { PersonMark } from '#web/kit/person-mark.tsx'
import { showToast } from '#web/kit/toast.ts'
import { refusalText, useTask } from '#web/kit/use-task.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { ask } from '#web/queries/ask.ts'
import { refreshOwnAccount } from '#web/queries/own-account.ts'
import classes from './profile-page.module.css'
import { later } from '#web/kit/later.tsx'

const CropDialog = later(async () => (await import('./crop-dialog.tsx')).default, { form: 'note' })

/** The picture beside the name, or the initials, with Upload and Remove. */
export function OwnPicture({ account }: { readonly account: OwnAccount }) {
  const { text } = useLanguage()
  const input = useRef<HTMLInputElement>(null)
  const [source, setSource] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<Message | null>(null)
  useEffect(() => () => URL.revokeObjectURL(source ?? ''), [source])
  const choose = async (file: File | undefined) => {
    if (!file) return
    const refused = await import('./shrink-picture.ts').then(
      ({ refusalOf }) => refusalOf(file),
      () => message('profile.unreadable'),
    )
    setRefusal(refused)
    if (refused === null) setSource(URL.createObjectURL(file))
  }
  const removal = useTask((error) => refusalText(error, text(message('profile.not-removed'))))
  const remove = async () => {
    await ask('DELETE /account/avatar')
    await refreshOwnAccount()
    void showToast({ kind: 'success', title: text(message('profile.removed')) })
  }
  return (
    <>
      <FormError>{refusal ? text(refusal) : removal.failure}</FormError>
      <Row wrap gap={20} rows={16} align="center" className={classes.avatar}>
        <PersonMark person={account} large />
        <div>
          <Row wrap gap={8}>
            <input
              ref={input}
              type="file"
              hidden
              accept="image/png,image/jpeg,image/webp"
              aria-label={text(message('profile.picture'))}
              onChange={({ currentTarget }) => {
                void choose(currentTarget.files?.[0])
                // The same file may be chosen again.
                currentTarget.value = ''
              }}
            />
            <Button onClick={() => input.current?.click()}>
              <IconUpload size={16} aria-hidden="true" /> {text(message('profile.upload'))}
            </Button>
            {account.avatar && (
              <Button disabled={removal.busy} onClick={() => void removal.run(remove)}>
                <IconTrash size={16} aria-hidden="true" /> {text(message('profile.remove'))}
              </Button>
            )}
          </Row>
          <Text above={6} tone="faint" size={13}>
            {text(message('profile.limits'))}
          </Text>
        </div>
      </Row>
      {source && (
        <CropDialog
          source={source}
          onSaved={async () => {
            await refreshOwnAccount()
            setSource(null)
            void showToast({ kind: 'success', title: text(message('profile.saved')) })
          }}
          onClose={() => setSource(null)}
        />
      )}
    </>
  )
}
