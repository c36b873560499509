import { IconMail } from '#web/kit/icons.ts'
import { useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import type { Value } from '#domain/message/message.ts'
import { Button } from '#web/kit/button.tsx'
import { later } from '#web/kit/later.tsx'
import { openSignIn } from '#web/kit/sign-in-door.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { useOwnAccount } from '#web/queries/own-account.ts'

const LettersDialog = later(async () => (await import('./letters-dialog.tsx')).LettersDialog, {
  form: 'note',
  words: ['documents'],
})

interface LettersButtonProps {
  /** The address of the page below the site, as `letterPage` reads it. */
  readonly about: string
  /** What the letters bring, in a word or two. */
  readonly label: Value
}

/** Opens what is sent by mail about a page, how often and to whom. Whoever is not signed in is asked to, and comes back. */
export function LettersButton({ about, label }: LettersButtonProps) {
  const { text } = useLanguage()
  const own = useOwnAccount()
  const [path] = useLocation()
  const query = useSearch()
  const [open, setOpen] = useState(false)
  const signIn = () => openSignIn({ view: 'login', returnTo: query === '' ? path : `${path}?${query}` })
  return (
    <>
      <Button
        onFocus={LettersDialog.intend}
        onClick={() => (own.status === 'signed-in' ? setOpen(true) : signIn())}
      >
        <IconMail size={18} aria-hidden="true" />
        {text(label)}
      </Button>
      {open && <LettersDialog about={about} onClose={() => setOpen(false)} />}
    </>
  )
}
