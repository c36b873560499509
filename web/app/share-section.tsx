import { IconShare2 } from '#web/kit/icons.ts'
import { useState } from 'react'
import type { CatalogueDashboard } from '#contract/release-file.ts'
import { message } from '#domain/message/message.ts'
import { IconButton } from '#web/kit/button.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { OptionDialogs } from './menus/option-dialogs.tsx'

/** Beside the tab of a section: its address, to send to somebody. */
export default function ShareSection({ dashboard }: { readonly dashboard: CatalogueDashboard }) {
  const { text } = useLanguage()
  const [open, setOpen] = useState(false)
  return (
    <>
      <IconButton label={text(message('shell.share-section'))} onClick={() => setOpen(true)}>
        <IconShare2 size={16} aria-hidden="true" />
      </IconButton>
      <OptionDialogs open={open ? 'share' : null} dashboard={dashboard} onClose={() => setOpen(false)} />
    </>
  )
}
