import { IconTrash, IconUpload } from '@tabler/icons-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { removeAvatar } from '#contract/accounts/avatar.ts'
import type { OwnAccount } from '#contract/accounts/sign-in.ts'
import { Button } from '#web/kit/button.tsx'
import { FormError } from '#web/kit/form/field.tsx'
import { PersonMark } from '#web/kit/person-mark.tsx'
import { showToast } from '#web/kit/toast.ts'
import { AskError, ask } from '#web/queries/ask.ts'
import { refreshOwnAccount } from '#web/queries/own-account.ts'
import classes from './profile-page.module.css'

const CropDialog = lazy(() => import('./crop-dialog.tsx'))

/** The picture beside the name, or the initials, with Upload and Remove. */
export function OwnPicture({ account }: { readonly account: OwnAccount }) {
  const input = useRef<HTMLInputElement>(null)
  const [source, setSource] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  useEffect(() => () => URL.revokeObjectURL(source ?? ''), [source])
  const choose = async (file: File | undefined) => {
    if (!file) return
    const { refusalOf } = await import('./shrink-picture.ts')
    const refusal = await refusalOf(file)
    setFailure(refusal)
    if (refusal === null) setSource(URL.createObjectURL(file))
  }
  const remove = async () => {
    try {
      await ask<typeof removeAvatar>('DELETE', '/account/avatar')
      await refreshOwnAccount()
      void showToast({ kind: 'success', title: 'Your picture was removed.' })
    } catch (error) {
      setFailure(error instanceof AskError ? error.message : 'The picture could not be removed. Try again.')
    }
  }
  return (
    <>
      <FormError>{failure}</FormError>
      <div className={classes.avatar}>
        <PersonMark person={account} large />
        <div>
          <div className={classes.actions}>
            <input
              ref={input}
              type="file"
              hidden
              accept="image/png,image/jpeg,image/webp"
              aria-label="Picture"
              onChange={({ currentTarget }) => {
                void choose(currentTarget.files?.[0])
                // The same file may be chosen again.
                currentTarget.value = ''
              }}
            />
            <Button onClick={() => input.current?.click()}>
              <IconUpload size={16} aria-hidden="true" /> Upload
            </Button>
            {account.avatar && (
              <Button onClick={() => void remove()}>
                <IconTrash size={16} aria-hidden="true" /> Remove
              </Button>
            )}
          </div>
          <p className={classes.note}>PNG, JPEG or WebP, up to 5 MB. People who are signed in can see it.</p>
        </div>
      </div>
      {source && (
        <Suspense fallback={null}>
          <CropDialog
            source={source}
            onSaved={async () => {
              await refreshOwnAccount()
              setSource(null)
              void showToast({ kind: 'success', title: 'Your picture was saved.' })
            }}
            onClose={() => setSource(null)}
          />
        </Suspense>
      )}
    </>
  )
}
